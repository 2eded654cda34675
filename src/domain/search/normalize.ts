/** Accents, and what Unicode calls default-ignorable, such as a soft hyphen or a zero-width space. */
const FOLDED = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

/**
 * The form in which texts are compared: lower case, trimmed, white space runs as one space, accents
 * folded, invisible characters gone (`" Café "` → `"cafe"`). Special characters stay: they are literal text (SPEC LIST).
 */
export function normalize(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower.normalize('NFD').replace(FOLDED, '').replace(/\s+/g, ' ').trim();
}

/** The words of a normalised text: what stands between white space. */
export function wordsOf(normal: string): readonly string[] {
  return normal === '' ? [] : normal.split(' ');
}
