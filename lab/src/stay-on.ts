/* Keeps the lab on in its tab when a URL without `lab` is opened (SPEC LAB2, LAB7, LAB41, LAB42). */
import type { Session } from './session.ts';

/** The URL with the session's `lab`, and with its seed and size unless the URL has one of them. */
export function withSession(url: URL, { lab, seed, size }: Session): URL {
  const result = new URL(url);
  const { searchParams } = result;
  if (!searchParams.has('seed') && !searchParams.has('size')) {
    searchParams.set('seed', String(seed));
    searchParams.set('size', String(size));
  }
  searchParams.set('lab', lab);
  return result;
}
