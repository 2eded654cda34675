import { expect, test } from 'vitest';
import { fakeBrowser, type Fate } from './test-utils/fake-browser.ts';
import { playRandomly } from './test-utils/random-player.ts';
import { taskOf } from './test-utils/simulated-visit.ts';
import { createEnv } from './env.ts';
import { judge, readRuns, task, version } from './tasks.ts';

const URL = 'http://127.0.0.1/rivulet/';
const rated = taskOf('rated', 7);
const [{ answer }] = rated.solution as unknown as [{ readonly answer: string }];
const click = { tool: 'click', input: { role: 'link', name: 'Products' } };
const look = { tool: 'look', input: {} };

function open(options = {}, browser = fakeBrowser(rated)) {
  return createEnv(browser, { url: URL, mode: 'eye', ...options });
}

test('[TASK15, TASK65, TASK66, TASK67] a task begins with its goal, the tools and an observation, and ends with an answer', async () => {
  const env = open();
  const { observation, info } = await env.reset('rated', 7);
  expect(observation).toBe('page');
  expect(info).toMatchObject({ ...task('rated', 7), goal: rated.goal });
  expect(info.tools.map(({ name }) => name)).toEqual([
    'click',
    'fill',
    'select',
    'goto',
    'back',
    'look',
  ]);
  expect(await env.step(click)).toMatchObject({
    observation: 'page',
    reward: 0,
    terminated: false,
    truncated: false,
    info: { steps: 1, actions: 1 },
  });
  const end = await env.step({ answer });
  expect(end).toMatchObject({ reward: 1, terminated: true, truncated: false });
  expect(end.info.play).toMatchObject({
    task: 'rated',
    kind: 'find',
    difficulty: 1,
    seed: 7,
    mode: 'eye',
    verdict: 'pass',
    truncated: false,
    steps: 1,
    actions: 1,
  });
  await expect(env.step({ answer })).rejects.toThrow('The task has ended: call reset');
});

test('[TASK18, TASK75, TASK79] what is no action and what does not exist is observed, and counts', async () => {
  const env = open();
  await expect(env.step(look)).rejects.toThrow('Call reset first');
  await env.reset('rated', 7);
  const { observation } = await env.step({ tool: 'fly', input: {} });
  expect(observation).toEqual({
    error: 'There is no tool "fly": the nearest are click, fill, select',
  });
  const loop: Record<string, unknown> = { answer: '1' };
  loop['self'] = loop;
  const odd = [{ tool: 'click' }, { answer: NaN }, null, undefined, 7, [], loop, { answer: 1n }];
  for (const action of odd)
    expect((await env.step(action as never)).observation).toEqual({
      error: expect.stringContaining('An action is'),
    });
  for (const input of [{ role: 'link' }, { role: 'link', name: null }])
    expect((await env.step({ tool: 'click', input })).observation).toEqual({
      error: 'The parameter name must be a text',
    });
  expect((await env.step({ answer })).info).toMatchObject({ actions: 3 + odd.length });

  const byTool = open({ mode: 'tool' });
  await byTool.reset('rated', 7);
  expect(await byTool.step(look)).toMatchObject({
    observation: { error: 'There is no tool "look": the nearest are view_cart, check_out' },
    info: { actions: 1 },
  });
});

test('[TASK81] another mode and a seed that is no number are refused with a sentence', async () => {
  expect(() => open({ mode: 'eyes' })).toThrow("A mode is 'eye' or 'tool', not 'eyes'");
  await expect(open().reset('rated', '7' as never)).rejects.toThrow(
    'A seed is a whole number from 0 to 4294967295, not a string',
  );
});

test.each([
  ['left', 'This page does not belong to the task: http://127.0.0.1/elsewhere'],
  ['file', 'A file is open: http://127.0.0.1/elsewhere'],
  ['closed', 'The page is closed: only an answer is left'],
  ['crashed', 'The page does not respond, or is loading'],
] as const)(
  '[TASK75, TASK77] a page that is %s is observed, and the run is judged by what was done before',
  async (fate, error) => {
    const fates = [null, fate];
    const env = open(
      {},
      fakeBrowser(rated, undefined, () => fates.shift() ?? null),
    );
    await env.reset('rated', 7);
    expect(await env.step(click)).toMatchObject({ observation: 'page', info: { settled: true } });
    expect(await env.step(click)).toMatchObject({
      observation: { error: expect.stringContaining(error) },
      info: { settled: false },
    });
    expect(await env.step({ answer })).toMatchObject({ reward: 1, info: { steps: 2 } });
  },
);

test.each([
  ['left', 'This page does not belong to the task: http://127.0.0.1/elsewhere. Only pages of'],
  ['file', 'A file is open: http://127.0.0.1/elsewhere. Only pages of the task have tools'],
  ['closed', 'The page is closed: only an answer is left'],
] as const)(
  '[TASK75] by tool a page that is %s is observed, without the words of the other mode',
  async (fate, error) => {
    const env = open(
      { mode: 'tool' },
      fakeBrowser(rated, undefined, () => fate),
    );
    await env.reset('rated', 7);
    const view = { tool: 'view_cart', input: {} };
    expect(await env.step(view)).toMatchObject({ observation: {}, info: { settled: false } });
    expect((await env.step(view)).observation).toEqual({ error: expect.stringContaining(error) });
  },
);

test('[TASK76] back and goto return to the task, and goto opens nothing but the shop', async () => {
  for (const action of [
    { tool: 'back', input: {} },
    { tool: 'goto', input: { path: 'cart' } },
  ]) {
    const fates: Fate[] = ['left'];
    const env = open(
      {},
      fakeBrowser(rated, undefined, () => fates.shift() ?? null),
    );
    await env.reset('rated', 7);
    await env.step(click);
    expect((await env.step(action)).observation).toBe('page');
    for (const path of ['https://example.org/', '../other']) {
      expect((await env.step({ tool: 'goto', input: { path } })).observation).toEqual({
        error: `goto opens pages of the shop, such as "cart", not "${path}"`,
      });
    }
  }
});

test('[TASK18, TASK68, TASK77] random players, whose pages leave, close and crash, come to an end that is judged', async () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const fates = ['left', 'file', null, null, 'closed', 'crashed'] as const;
    let clicks = seed;
    const fate = () => fates[Math.floor(clicks++ / 7) % fates.length] ?? null;
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const mode = seed % 2 === 0 ? 'eye' : 'tool';
    const env = open({ mode, log }, fakeBrowser(rated, undefined, fate));
    const { verdict } = await playRandomly(env, 'rated', 7, seed, 60);
    expect(verdict.checks.length).toBeGreaterThan(1);
    expect(readRuns(lines.join('')).map((run) => judge(run))).toEqual([verdict]);
  }
});

test('[TASK67] a limit of actions, of time or of the task’s steps ends it without an answer', async () => {
  const truncated = { terminated: false, truncated: true, reward: 0 };
  const few = open({ maxSteps: 2 });
  await few.reset('rated', 7);
  expect(await few.step(look)).toMatchObject({ truncated: false });
  expect(await few.step(look)).toMatchObject(truncated);

  const hanging = fakeBrowser(rated, () => new Promise(() => {}));
  const short = open({ maxSeconds: 0.1, mode: 'tool' }, hanging);
  await short.reset('rated', 7);
  expect(await short.step({ tool: 'view_cart', input: {} })).toMatchObject({
    ...truncated,
    observation: { error: 'The time limit was reached' },
    info: { play: { truncated: true, verdict: 'fail' } },
  });

  const env = open();
  await env.reset('rated', 7);
  for (let step = 0; step < rated.limits.steps; step += 1)
    expect(await env.step(click)).toMatchObject({ truncated: false });
  expect(await env.step(click)).toMatchObject(truncated);
});

test('[TASK15] a tool that checks out too early answers an error, without waiting for the question', async () => {
  const empty = { error: 'The cart is empty. Add products with add_to_cart.' };
  const env = open(
    { mode: 'tool' },
    fakeBrowser(rated, () => empty),
  );
  expect((await env.reset('rated', 7)).observation).toBe(null);
  expect((await env.step({ tool: 'check_out', input: {} })).observation).toEqual(empty);
});

test('[TASK68] the log is JSON lines, from which the judge gives the same verdict again', async () => {
  const lines: string[] = [];
  const env = open({ log: (line: string) => lines.push(line) });
  for (const given of [answer, 'no']) {
    await env.reset('rated', 7);
    await env.step(click);
    await env.step({ answer: given });
  }
  const types = lines.map((line) => JSON.parse(line).type);
  expect(types).toEqual([...types.slice(0, 4), 'reset', 'step', 'step', 'end']);
  expect(JSON.parse(lines[1]!)).toEqual({
    type: 'step',
    id: 'rated 7 eye',
    action: click,
    observation: 'page',
  });
  const verdicts = readRuns(lines.join('')).map((run) => judge(run).verdict);
  expect(verdicts).toEqual(['pass', 'fail']);
});

test('[TASK65] a shop with another suite of tasks is refused', async () => {
  const old = fakeBrowser(rated, undefined, undefined, version - 1);
  await expect(open({}, old).reset('rated', 7)).rejects.toThrow(
    `The shop at ${URL} has not the tasks of suite ${version}`,
  );
});
