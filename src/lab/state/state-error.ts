import type * as v from 'valibot';
import { StateError } from '../lab-api.ts';

/** An error at a path, such as `cart[0].qty`; the empty path is the state as a whole. */
export function stateError(path: string, message: string): StateError {
  return new StateError(`${path === '' ? 'state' : path}: ${message}`);
}

/** Converts an issue of valibot. */
export function errorOf(issue: v.BaseIssue<unknown>): StateError {
  const keys: string[] = [];
  let reported = issue;
  for (;;) {
    keys.push(...(reported.path ?? []).map(({ key }) => formatKey(key)));
    const inner = innerIssue(reported);
    if (!inner) break;
    reported = inner;
  }
  return stateError(keys.join('').replace(/^\./, ''), messageOf(reported));
}

function formatKey(key: unknown): string {
  if (typeof key === 'number') return `[${key}]`;
  const name = String(key);
  return /^\w{1,40}$/.test(name) ? `.${name}` : `[${JSON.stringify(name.slice(0, 40))}]`;
}

/** For a product that has neither form, with `index` or with `id`: a wrong field is reported before a missing one. */
function innerIssue({ type, issues }: v.BaseIssue<unknown>): v.BaseIssue<unknown> | undefined {
  if (type !== 'union') return undefined;
  return issues?.find(({ type }) => type !== 'strict_object') ?? issues?.[0];
}

function messageOf({ type, expected, message }: v.BaseIssue<unknown>): string {
  if (!['strict_object', 'record'].includes(type)) return message;
  if (expected === 'Object') return 'must be an object';
  return expected === 'never' ? 'is unknown here' : 'is missing';
}
