/** A text of the answer sheet for people: names of the shop's controls in quotation marks, as in `Press “Buy Now”.` */
export function withoutBackticks(text: string): string {
  return text.replace(/`([^`]*)`/g, '“$1”');
}
