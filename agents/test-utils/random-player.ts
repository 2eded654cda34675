/* For tests: a player that does anything, the same for the same seed. */
import { randomUint32 } from '#domain/random.ts';
import type { Verdict } from '../../lab/public/rivulet.d.ts';
import type { Action, Env, StepInfo } from '../env/env-types.ts';

/** What is no action, and what names nothing. */
const ODD: readonly unknown[] = [
  null,
  'click',
  {},
  { answer: NaN },
  { tool: 'fly', input: {} },
  { tool: 'click', input: null },
  { tool: 'click', input: { role: 'unicorn', name: '' } },
  { tool: 'click', input: { role: 'link', name: 'Nothing of this name' } },
  { tool: 'goto', input: { path: 'http://127.0.0.1:1/' } },
  { tool: 'goto', input: { path: 7 } },
];

const WORDS = ['oak', '2', '-1', '999', '<b>', '', '5 stars', '1e9'];

/** Plays a task with so many actions at random and no answer. Returns how it ended. */
export async function playRandomly(
  env: Env,
  task: string,
  seed: number,
  player: number,
  actions: number,
): Promise<StepInfo & { readonly verdict: Verdict }> {
  const { info, observation: first } = await env.reset(task, seed);
  const names = info.tools.map(({ name }) => name);
  const next = createRandomPlayer(player, names);
  let observation: unknown = first;
  for (let at = 0; ; at += 1) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some are no actions
    const step = await env.step(at < actions ? (next(observation) as Action) : { answer: '' });
    const { verdict } = step.info;
    if (verdict) return { ...step.info, verdict };
    ({ observation } = step);
  }
}

/** Returns an action for an observation by eye or by tool, which is never an answer. */
function createRandomPlayer(
  seed: number,
  names: readonly string[],
): (observation: unknown) => unknown {
  let turn = 0;
  const random = (below: number) => randomUint32(seed, ++turn) % below;
  const oneOf = <One>(list: readonly One[]) => list[random(list.length)];
  return (observation) => {
    const chance = random(20);
    if (chance === 0) return oneOf(ODD);
    if (!names.includes('click')) return { tool: oneOf(names), input: inputOf(observation) };
    if (chance === 1) return { tool: 'back', input: {} };
    if (chance === 2)
      return {
        tool: 'goto',
        input: { path: oneOf(['', 'cart', 'products?q=oak', 'fonts/LICENSE.txt', 'nowhere']) },
      };
    const elements = Array.from(
      String(observation).matchAll(
        /- '?(link|button|textbox|combobox|spinbutton) "(.+?)"(?=[':]|$| \[)/gm,
      ),
      ([, role, name]) => ({ role, name }),
    );
    const element = oneOf(elements) ?? { role: 'link', name: 'Products' };
    if (element.role === 'link' || element.role === 'button')
      return { tool: 'click', input: element };
    return chance < 10
      ? { tool: 'fill', input: { ...element, text: oneOf(WORDS) } }
      : { tool: 'select', input: { ...element, label: oneOf(['Any', '4+', 'Rating', '3 stars']) } };
  };

  /** With ids of what was observed, and values that are often invalid. */
  function inputOf(observation: unknown) {
    const ids = JSON.stringify(observation)?.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g);
    return {
      ...(random(4) > 0 && { id: oneOf(ids ?? ['none']) }),
      ...(random(4) > 0 && { quantity: oneOf([1, 2, 0, -1, 1000, '3', null]) }),
      ...(random(4) === 0 && { query: oneOf(WORDS), rating: oneOf([1, 4, 9]) }),
      ...(random(4) === 0 && { text: oneOf(WORDS), minPrice: oneOf(WORDS) }),
    };
  }
}
