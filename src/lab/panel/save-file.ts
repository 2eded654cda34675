/** How long the browser may take to read the file, in milliseconds. */
const READ_MS = 10_000;

/** Downloads a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Not in the document: the shop's listeners would take it for a click of the visitor.
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
