/** White space, control characters, combining marks and default-ignorable code points, such as zero-width characters. */
const INVISIBLE = /[\s\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** Trims a text; gives `''` when it has no visible character (SPEC DATA19). */
export function trimmed(text: string): string {
  return text.replace(INVISIBLE, '') === '' ? '' : text.trim();
}

/** Groups the digits of a number by commas: `1234` → `"1,234"`, `"1234.50"` → `"1,234.50"`. */
export function groupDigits(digits: string | number): string {
  return String(digits).replace(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,');
}
