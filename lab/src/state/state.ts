import * as v from 'valibot';
import { MAX_SIZE } from '#domain/catalogue/product-id.ts';
import { MAX_SEED } from '#domain/catalogue-params.ts';
import { objectOf } from '#lib/typed-object.ts';
import { NEW_VISIT, TEXT, whole, type Visit } from '#visit/parts.ts';
import type { LabState } from '../../public/rivulet.d.ts';
import { parseLabOptions } from '../options.ts';
import { parseStatePath } from './path.ts';
import { idsToIndexes, indexesToIds, indexKey, type CatalogueKey } from './product-names.ts';
import { errorOf, pathTo, stateError } from './state-error.ts';
import { STATE_PART_NAMES, STATE_PARTS, type StatePartName } from './state-parts.ts';

/** The fields of a state that are not the visit. */
type StateContext = Pick<LabState, 'seed' | 'size' | 'path' | 'lab'>;

export interface ParsedState {
  /** As `formatState` formats it. */
  readonly state: LabState;
  readonly visit: Visit;
}

/** The fields that are not the visit. */
export const CONTEXT = {
  seed: whole(0, MAX_SEED),
  size: whole(1, MAX_SIZE),
  path: TEXT,
  lab: v.array(TEXT, 'must be a list'),
};

const STATE = v.strictObject({
  state: v.literal(1, 'must be 1'),
  ...CONTEXT,
  // A link that is older than a part lacks it.
  ...Object.fromEntries(STATE_PART_NAMES.map((name) => [name, v.optional(v.unknown())])),
});

/** Formats a visit as a state. Equal visits give equal JSON, byte for byte (SPEC LAB18). */
export function formatState(visit: Visit, { seed, size, path, lab }: StateContext): LabState {
  const given = objectOf<Pick<Visit, StatePartName>>(STATE_PART_NAMES, (name) => visit[name]);
  const parts: Pick<LabState, StatePartName> = idsToIndexes(given, { seed, size });
  return { state: 1, seed, size, path, ...parts, lab };
}

/**
 * Parses a state, given as an object or as its JSON text. A part that it lacks is empty; titles and prices are those of
 * the goods now. Throws a `StateError` for the first error. `here`: the current path, which is valid even if the shop
 * has no such page (404).
 */
export function parseState(input: unknown, here?: string): ParsedState {
  const json = typeof input === 'string' ? parseJson(input) : input;
  const result = v.safeParse(STATE, json, { abortEarly: true });
  if (!result.success) throw errorOf(result.issues[0]);
  const { seed, size, path, lab } = result.output;
  const parts: Readonly<Record<string, unknown>> = result.output;
  const given = objectOf<Pick<Visit, StatePartName>>(STATE_PART_NAMES, (name) =>
    parts[name] === undefined ? NEW_VISIT[name] : parsePart(name, parts[name], { seed, size }),
  );
  const visit = { ...NEW_VISIT, ...given };
  const canonicalPath = path === here ? here : parseStatePath(path);
  const context = { seed, size, path: canonicalPath, lab: parseOptions(lab) };
  return { state: formatState(visit, context), visit };
}

/** Whether two states have the same catalogue and the same options. */
export function isSameVisit(
  one: Omit<StateContext, 'path'>,
  other: Omit<StateContext, 'path'>,
): boolean {
  return (
    one.seed === other.seed && one.size === other.size && String(one.lab) === String(other.lab)
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw stateError('', 'must be JSON');
  }
}

/** Accepts only what the shop itself would have: without duplicates or blanks. */
function parsePart<Name extends StatePartName>(
  name: Name,
  json: unknown,
  catalogue: CatalogueKey,
): Visit[Name] {
  const { schema, normalize = (value) => value } = STATE_PARTS[name];
  const named = indexesToIds(json, catalogue, name);
  const result = v.safeParse(schema, named, { abortEarly: true });
  if (!result.success) {
    throw errorOf(result.issues[0], name, (key) => indexKey(key, catalogue) ?? key);
  }
  const value = normalize(result.output, catalogue.seed);
  requireEqual(idsToIndexes(named, catalogue), idsToIndexes(value, catalogue), name);
  return value;
}

/** Throws a `StateError` for the first difference. Both are JSON. */
function requireEqual(given: unknown, expected: unknown, path: string): void {
  if (typeof given !== 'object' || typeof expected !== 'object' || !given || !expected) {
    if (given !== expected) throw stateError(path, `must be ${JSON.stringify(expected)}`);
    return;
  }
  const [actual, wanted] = [new Map(entriesOf(given)), new Map(entriesOf(expected))];
  for (const key of actual.keys()) {
    if (!wanted.has(key)) throw stateError(path + pathTo(key), 'is unknown here, or there twice');
  }
  for (const [key, value] of wanted)
    if (!OF_THE_GOODS.has(key)) requireEqual(actual.get(key), value, path + pathTo(key));
}

/** Fields that follow from the ids of the products: other goods have been sold when an older link was made. */
const OF_THE_GOODS: ReadonlySet<unknown> = new Set(['title', 'price', 'total']);

/** The keys are numbers for a list. */
function entriesOf(value: object): readonly (readonly [number | string, unknown])[] {
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
}

function parseOptions(lab: readonly string[]): readonly string[] {
  const { valid } = parseLabOptions(lab.join(','));
  const at = lab.findIndex((option, index) => valid[index] !== option);
  if (at !== -1) throw stateError(`lab[${at}]`, 'must be an option of the lab, such as clock_0');
  return valid;
}
