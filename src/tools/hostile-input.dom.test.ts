import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { productAt } from '#domain/catalogue/generate.ts';
import { allows } from '#test-utils/allows.ts';
import { hostileText, looksBroken } from '#test-utils/hostile-text.ts';
import { openTools, traceOf } from '#test-utils/open-tools.ts';
import { anyProductKey } from '#test-utils/products.ts';
import { ALL_TOOLS } from './all-tools.ts';
import { jsonSchemaOf } from './call/json-schema.ts';

const inCart = productAt({ seed: 7, index: 3 }).id;
const anyId = fc.oneof(
  fc.constant(inCart),
  anyProductKey.map((key) => productAt(key).id),
  fc.uuid(),
  hostileText,
);
const anyNumber = fc.oneof(
  fc.constantFrom(NaN, Infinity, -Infinity, -0, 0, -1, 1, 5, 999, 1000, 1.5, 2 ** 53, 1e308),
  fc.double(),
  fc.integer(),
);
const anyJson = fc.jsonValue({ maxDepth: 3 });
const anyValue = fc.oneof(
  { arbitrary: anyId, weight: 4 },
  { arbitrary: anyNumber, weight: 4 },
  { arbitrary: hostileText, weight: 2 },
  { arbitrary: anyJson, weight: 1 },
  fc.constantFrom<unknown>(null, undefined, [], {}, true, 'relevance', '5', 'x'.repeat(1e6)),
);
const STRANGE = ['__proto__', 'constructor', 'toString', 'ID', 'by', 'confirm', 'allow', ''];
const NAMES = [...new Set(ALL_TOOLS.flatMap(({ fields }) => Object.keys(fields))), ...STRANGE];
/** Any parameters, with own properties named as those of every object. */
const anyParameters = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), anyValue), { maxLength: 4 })
  .map((entries) => Object.fromEntries(entries));
const anyInput = fc.oneof(
  { arbitrary: anyParameters, weight: 8 },
  { arbitrary: fc.tuple(anyId, anyNumber).map(([id, quantity]) => ({ id, quantity })), weight: 4 },
  { arbitrary: anyJson, weight: 1 },
  fc.constantFrom<unknown>(null, [], [inCart], '{"id":1}', 7, () => {}),
);

/** Without what counts as absent (SPEC AGENT3), and `undefined`, which JSON cannot express. */
function readAsMeant(input: unknown): unknown {
  return JSON.parse(JSON.stringify(input) ?? '7', (name, value: unknown) =>
    name !== '' && (value === null || value === '') ? undefined : value,
  );
}

test.each(ALL_TOOLS)(
  '[AGENT3, AGENT20, AGENT27] $name rejects every input that its schema does not allow, with a sentence, and changes nothing',
  async ({ name, fields }) => {
    const schema = jsonSchemaOf(fields);
    const { shop, call } = openTools();
    shop.cart.addFromPage(productAt({ seed: 7, index: 3 }), 2);
    let rejected = 0;
    await fc.assert(
      fc.asyncProperty(anyInput, async (input) => {
        const before = traceOf(shop);
        const answer = await call(name, input);
        if (!allows(schema, input) && !allows(schema, readAsMeant(input)))
          expect(answer).toHaveProperty('error');
        if (!('error' in answer)) return;
        rejected += 1;
        // Asked and refused, the visitor has seen the cart.
        if (name !== 'check_out') expect(traceOf(shop)).toBe(before);
        expect(shop.visit.state.getState().orders).toEqual([]);
        expect(answer['error']).toMatch(/^[A-Za-z].{10,300}\.$/s);
        expect(looksBroken(String(answer['error']))).toBe(false);
        expect(Object.keys(answer)).toEqual(['error']);
      }),
      { numRuns: 400 },
    );
    expect(rejected).toBeGreaterThan(200);
    expect(Object.prototype).not.toHaveProperty('id');
  },
);
