import { BASE_PATH } from '#lib/base-path.ts';
import { formatParams } from '#domain/catalogue-params.ts';
import type { LabState } from '../../public/rivulet.d.ts';
import { stateError, StateError } from './state-error.ts';
import { parseState, type ParsedState } from './state.ts';

const PREFIX = '#state=';

/** What people and programs put behind an address, such as `.` or `&utm_source=…`: no letter of base64. */
const APPENDED = /[^\w+/=-].*$/s;

/** The link of a state, without the origin: the URL of its page, and the state as a fragment. */
export function linkOf(state: LabState): string {
  const { seed, size, path, lab } = state;
  const params = formatParams({ seed, size, lab: lab.join(',') });
  const url = BASE_PATH + path + (path.includes('?') ? params.replace('?', '&') : params);
  return url + PREFIX + encode(JSON.stringify(state));
}

/**
 * Parses a `#state=` fragment: returns the state or its error; `null` for any other fragment. `here`: see `parseState`.
 */
export function readStateLink(hash: string, here: string): ParsedState | StateError | null {
  if (!hash.startsWith(PREFIX)) return null;
  try {
    return parseState(decode(hash.slice(PREFIX.length).replace(APPENDED, '')), here);
  } catch (error) {
    return error instanceof StateError ? error : stateError('', 'must be base64url of UTF-8');
  }
}

/** Base64url (RFC 4648) of the text in UTF-8. */
function encode(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(base64url: string): string {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
