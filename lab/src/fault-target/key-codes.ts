/** The UTF-16 codes of a fault's key, for `randomUint32`. */
export function keyCodes(key: string): readonly number[] {
  return Array.from(key, (letter) => letter.charCodeAt(0));
}
