/** Combining marks and default-ignorable code points, such as a soft hyphen or a zero-width space. */
const REMOVED = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
/** Needs no Unicode normalization, which is slow. */
const ASCII = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

/**
 * Normalizes a text for comparison: lower case, trimmed, runs of white space as one space, without accents and invisible
 * characters (`" Café "` → `"cafe"`). Special characters stay: they are literal text (SPEC LIST17, LIST16).
 */
export function normalize(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower.normalize('NFD').replace(REMOVED, '').replace(/\s+/g, ' ').trim();
}

/** The words of a normalized text, split at white space. */
export function wordsOf(normal: string): readonly string[] {
  return normal === '' ? [] : normal.split(' ');
}
