import type * as v from 'valibot';

/** Thrown for an invalid state. The message begins with the path of the error: `cart[0].qty: …`. */
export class StateError extends Error {
  override readonly name = 'StateError';
}

/** An error at a path, such as `cart[0].qty`; the empty path is the state as a whole. */
export function stateError(path: string, message: string): StateError {
  return new StateError(`${path === '' ? 'state' : path.replace(/^\./, '')}: ${message}`);
}

/** Converts an issue of valibot. `path`: where in the state the parsed JSON is. `rename`: the keys as the state has them. */
export function errorOf(
  issue: v.BaseIssue<unknown>,
  path = '',
  rename = (key: unknown) => key,
): StateError {
  const { type, expected, message } = issue;
  const at = path + (issue.path ?? []).map(({ key }) => pathTo(rename(key))).join('');
  if (!['object', 'strict_object', 'loose_object', 'record'].includes(type))
    return stateError(at, message);
  if (expected === 'Object') return stateError(at, 'must be an object');
  return stateError(at, expected === 'never' ? 'is unknown here' : 'is missing');
}

/** What a key adds to a path. */
export function pathTo(key: unknown): string {
  if (typeof key === 'number') return `[${key}]`;
  const name = String(key);
  return /^\w{1,40}$/.test(name) ? `.${name}` : `[${JSON.stringify(name.slice(0, 40))}]`;
}
