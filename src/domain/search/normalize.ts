import { trimmed } from '../text.ts';

/** Combining marks and default-ignorable code points, such as a soft hyphen or a zero-width space. */
const REMOVED = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
/** Needs no Unicode normalization, which is slow. */
const ASCII = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

const NOT_ASCII = /[^\0-\x7f]/gu;

/**
 * Normalizes a text for comparison: lower case, trimmed, runs of white space as one space, compatibility forms as the
 * characters that they stand for (NFKC), without accents and invisible characters (`" Ｃafé "` → `"cafe"`). Special
 * characters stay: they are literal text (SPEC LIST17, LIST52).
 */
export function normalize(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  const folded = text.replace(NOT_ASCII, foldCompatibility).toLowerCase();
  return folded.normalize('NFD').replace(REMOVED, '').replace(/\s+/g, ' ').trim();
}

/** A character such as `´`, whose compatibility form is a space with an accent, stays: it would match every text. */
function foldCompatibility(char: string): string {
  const form = char.normalize('NFKC');
  return trimmed(form) === '' ? char : form;
}

/** The words of a normalized text, split at white space. */
export function wordsOf(normal: string): readonly string[] {
  return normal === '' ? [] : normal.split(' ');
}
