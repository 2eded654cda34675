/** White space, control characters, and what Unicode calls default-ignorable: zero-width characters and their like. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** A text without the white space around it; empty when it has no visible character (SPEC DATA19). */
export function trimmed(text: string): string {
  return text.replace(INVISIBLE, '') === '' ? '' : text.trim();
}
