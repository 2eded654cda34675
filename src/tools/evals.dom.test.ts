import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testOurGoods } from '#test-utils/our-goods.ts';
import { allows } from '#test-utils/allows.ts';
import { openTools } from '#test-utils/open-tools.ts';
import { ALL_TOOLS } from './all-tools.ts';
import { jsonSchemaOf } from './call/json-schema.ts';

/* docs/examples/agents/evals.json has the format of https://github.com/GoogleChromeLabs/webmcp-tools, for `?seed=7`. */

interface ExpectedCall {
  readonly functionName: string;
  /** A value, or `{ "$contains": … }`. */
  readonly arguments?: Readonly<Record<string, unknown>>;
  readonly optional?: true;
}

interface Eval {
  readonly name: string;
  readonly messages: readonly { readonly role: 'user'; readonly content: string }[];
  readonly expectedCall: readonly (
    ExpectedCall | { readonly unordered: readonly ExpectedCall[] }
  )[];
}

const EVALS: readonly Eval[] = JSON.parse(readFileSync('docs/examples/agents/evals.json', 'utf8'));

/** The input that a tool is called with, as the `smoke` command of webmcp-evals does. */
function inputOf({ arguments: given = {} }: ExpectedCall): Readonly<Record<string, unknown>> {
  const entries = Object.entries(given).map(([name, value]) => [
    name,
    Object(value).$contains ?? value,
  ]);
  return Object.fromEntries(entries);
}

testOurGoods.each(EVALS)('[AGENT2] example: $name', async ({ messages, expectedCall }) => {
  expect(messages[0]).toMatchObject({
    role: 'user',
    type: 'message',
    content: expect.stringMatching(/\w/),
  });
  const { call, decide } = openTools();
  decide('allowed');
  for (const step of expectedCall.flatMap((one) => ('unordered' in one ? one.unordered : one))) {
    const tool = ALL_TOOLS.find(({ name }) => name === step.functionName);
    const input = inputOf(step);
    expect(tool && allows(jsonSchemaOf(tool.fields), input), step.functionName).toBe(true);
    const answer = await call(step.functionName, input);
    expect(answer).not.toHaveProperty('error');
    if (step.functionName === 'search_products') expect(answer['total']).toBeGreaterThan(0);
  }
});

test('[AGENT2] the examples use every tool', () => {
  const steps = EVALS.flatMap(({ expectedCall }) => expectedCall).flatMap((one) =>
    'unordered' in one ? one.unordered : one,
  );
  const used = new Set(steps.map(({ functionName }) => functionName));
  expect(EVALS).toHaveLength(10);
  expect([...used].toSorted()).toEqual(ALL_TOOLS.map(({ name }) => name).toSorted());
});
