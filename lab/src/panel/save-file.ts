/** How long the object URL stays valid for the browser to read, in milliseconds. */
const READ_MS = 10_000;

/** Downloads a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Not in the document, where the shop's listeners would handle the click.
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
