/** Replaces the backticks in a text of the answer sheet by quotation marks: `Press “Buy Now”.` */
export function withoutBackticks(text: string): string {
  return text.replace(/`([^`]*)`/g, '“$1”');
}
