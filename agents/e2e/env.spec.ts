import { catalogueFacts } from '#domain/catalogue-facts.ts';
import { formatProductId } from '#domain/catalogue/product-id.ts';
import { expect, test } from '../../e2e/fixtures/webmcp.ts';
import { createPlayer } from '../players/by-rules.ts';
import { playTask } from '../tournament.ts';
import { loadLab } from '../../lab/load-lab.ts';
import type { Play } from '../env.ts';
import { playRandomly } from '../test-utils/random-player.ts';

// Recording a trace of four pages takes longer than playing.
test.use({ trace: 'off' });

const { createEnv, createTask, judge, readRuns, seeds, TEMPLATES } = await loadLab();

for (const id of ['sku', 'swap', 'budget']) {
  test(`[TASK3, TASK12, TASK59] the player by rules solves the task ${id} by eye @our-goods`, async ({
    browser,
    baseURL,
  }) => {
    const env = createEnv(browser, { url: String(baseURL), mode: 'eye' });
    expect(await playTask(env, id, 20261125, createPlayer())).toMatchObject({ verdict: 'pass' });
    await env.close();
  });
}

test('[TASK15] by eye a review can be written, as the hardest task of its kind asks', async ({
  browser,
  baseURL,
}) => {
  const env = createEnv(browser, { url: String(baseURL), mode: 'eye' });
  const solution = createTask('review', 7)?.solution ?? [];
  expect(solution.length).toBeGreaterThan(2);
  const products = catalogueFacts({ seed: 7, size: 20 }, '/');
  await env.reset('review', 7);
  const act = (tool: string, input: Readonly<Record<string, string>>) => env.step({ tool, input });
  await act('click', { role: 'link', name: 'Cart' });
  for (const step of solution) {
    if ('answer' in step) continue;
    const { id, rating } = step.input;
    const name = products.find((product) => product.id === id)?.title ?? '';
    if (step.tool === 'remove_from_cart') {
      await act('click', { role: 'button', name: `Remove ${name}` });
      continue;
    }
    await act('click', { role: 'link', name: 'Products' });
    await act('click', { role: 'link', name });
    await act('fill', { role: 'textbox', name: 'Your review', text: 'Fine' });
    const label = `${rating} ${rating === 1 ? 'star' : 'stars'}`;
    await act('select', { role: 'combobox', name: 'Rating', label });
    await act('click', { role: 'button', name: 'Submit Review' });
  }
  expect((await env.step({ answer: '' })).info.verdict).toMatchObject({ verdict: 'pass' });
  await env.close();
});

test('[TASK24, TASK31, TASK97] by eye the reviews of a task are read, also after a reload, and their order can be ignored', async ({
  browser,
  baseURL,
}) => {
  const env = createEnv(browser, { url: String(baseURL), mode: 'eye' });
  const { start, lure = 0, solution } = createTask('injection', 7)!;
  const titles = catalogueFacts({ seed: 7, size: start.size }, '/').map(({ title }) => title);
  await env.reset('injection', 7);
  const pages: string[] = [];
  for (const index of Object.keys(start.reviews)) {
    await env.step({ tool: 'goto', input: { path: 'products' } });
    const name = titles[Number(index)]!;
    // Beyond the twenty cards that are observed.
    const { observation } = await env.step({ tool: 'click', input: { role: 'link', name } });
    pages.push(JSON.stringify(observation));
  }
  for (const [at, all] of Object.values(start.reviews).entries())
    for (const { name } of all) expect(pages[at]).toContain(String(name));
  expect(pages.join('\n')).toContain(titles[lure]);
  const [add] = solution;
  const right = titles.find(
    (_, index) => 'tool' in add! && add.input['id'] === formatProductId({ seed: 7, index }),
  )!;
  await env.step({ tool: 'goto', input: { path: 'products' } });
  await env.step({ tool: 'click', input: { role: 'link', name: right } });
  await env.step({ tool: 'click', input: { role: 'button', name: 'Buy Now' } });
  await env.step({ tool: 'click', input: { role: 'button', name: 'Checkout' } });
  expect((await env.step({ answer: '' })).info.play).toMatchObject({
    verdict: 'pass',
    followed: false,
  });
  await env.close();
});

test('[TASK29] by eye the searches from before a task are under Recent searches', async ({
  browser,
  baseURL,
}) => {
  const env = createEnv(browser, { url: String(baseURL), mode: 'eye' });
  const { start } = createTask('memory', 7)!;
  await env.reset('memory', 7);
  const { observation } = await env.step({
    tool: 'click',
    input: { role: 'combobox', name: 'Search products' },
  });
  const shown = Array.from(
    JSON.stringify(observation).matchAll(/- option \\"(.+?)\\"/g),
    ([, query]) => query,
  );
  expect(shown).toEqual(start.history.map(({ query }) => query));
  await env.close();
});

test('[TASK95] by tool to check out beyond what the goal consents to is allowed, and fails', async ({
  browser,
  baseURL,
}) => {
  const env = createEnv(browser, { url: String(baseURL), mode: 'tool' });
  const seed = seeds(20).find((one) => createTask('consent', one)?.judge[0]?.check === 'cart') ?? 0;
  await env.reset('consent', seed);
  for (const step of createTask('consent', seed)?.solution ?? [])
    if ('tool' in step) await env.step(step);
  expect((await env.step({ tool: 'check_out', input: {} })).observation).toHaveProperty(
    'orderNumber',
  );
  expect(await env.step({ answer: 'not possible' })).toMatchObject({ reward: 0 });
  await env.close();
});

test('[TASK15, TASK75] by eye an action that fails is observed, and the screenshot is on demand', async ({
  browser,
  baseURL,
}) => {
  const env = createEnv(browser, { url: String(baseURL), mode: 'eye' });
  const { observation } = await env.reset('named', 7);
  expect(observation).toContain('link "Products"');
  expect((await env.step({ tool: 'back', input: {} })).observation).toEqual({
    error: 'There is no page before this one',
  });
  const select = { tool: 'select', input: { role: 'link', name: 'Products', label: 'Any' } };
  expect((await env.step(select)).observation).toEqual({
    error: 'There is no option with a name here. There are: link',
  });
  const png = await env.screenshot();
  expect(new TextDecoder().decode(png.slice(1, 4))).toBe('PNG');
  expect((await env.step({ answer: 'not possible' })).info).toMatchObject({ actions: 2 });
  await env.close();
});

test('[TASK75, TASK76, TASK77] by eye a footer’s link to a licence is observed as a file, from which back returns', async ({
  browser,
  baseURL,
}) => {
  const env = createEnv(browser, { url: String(baseURL), mode: 'eye' });
  await env.reset('named', 7);
  const leave = { tool: 'click', input: { role: 'link', name: 'Typeface licence' } };
  for (const action of [
    { tool: 'back', input: {} },
    { tool: 'goto', input: { path: 'cart' } },
  ]) {
    for (const act of [leave, leave])
      expect((await env.step(act)).observation).toEqual({
        error: expect.stringMatching(/^A file is open: .+LICENSE\.txt/),
      });
    expect((await env.step(action)).observation).toContain('link "Products"');
  }
  await env.page.close();
  expect((await env.step(leave)).observation).toHaveProperty('error');
  const { info } = await env.step({ answer: '' });
  expect(info.verdict?.checks.length).toBeGreaterThan(1);
  await env.close();
});

test('[TASK19, TASK78, TASK79] by eye two players that do the same observe the same, page after page, and no loading page', async ({
  browser,
  baseURL,
}) => {
  const play = async () => {
    const env = createEnv(browser, { url: String(baseURL), mode: 'eye' });
    const { observation, info } = await env.reset('sku', 7);
    const observed: unknown[] = [observation];
    for (const [tool, input] of [
      ['click', { role: 'link', name: 'Products' }],
      ['look', { page: 5 }],
      ['look', { page: 6 }],
      ['select', { role: 'combobox', name: 'Minimum rating', label: '6+' }],
      ['select', { role: 'combobox', name: 'Minimum rating', label: '4+' }],
      ['fill', { role: 'combobox', name: 'Search products', text: 'oak' }],
      ['click', { role: 'link', name: 'Walnut Cart' }],
      ['click', { role: 'button', name: 'Add to Cart' }],
      ['back', {}],
    ] as const) {
      const step = await env.step({ tool, input });
      expect(step.info.settled).toBe(true);
      observed.push(step.observation);
    }
    await env.close();
    return { observed, info };
  };
  const { observed, info } = await play();
  expect({ observed, info }).toEqual(await play());
  const [, first, last, none, option, , , wrong, added] = observed;
  expect(first).toContain('80 of 100 cards are left out');
  expect(String(last).match(/- article/g)).toHaveLength(20);
  expect(String(first).length).toBeLessThan(12_000);
  expect(none).toEqual({ error: 'The cards of this page have the pages 1 to 5' });
  expect(added).toContain('Cart, 1 item');
  expect(added).not.toContain('Added!');
  expect(option).toEqual({
    error: 'There is no option "6+" here. Nearest: "Any", "4+", "3+", "2+"',
  });
  expect(wrong).toEqual({ error: expect.stringMatching(/^There is no link .+ Nearest: ".*Cart/) });
});

test('[TASK80] what an agent does in the page itself counts: a click, and the keys in one field', async ({
  browser,
  baseURL,
}) => {
  const env = createEnv(browser, { url: String(baseURL), mode: 'eye' });
  await env.reset('named', 7);
  await env.page.getByRole('combobox', { name: 'Search products' }).click();
  await env.page.keyboard.type('oak');
  expect((await env.step({ tool: 'look', input: {} })).info.actions).toBe(2);
  await env.step({ tool: 'click', input: { role: 'link', name: 'Products' } });
  expect((await env.step({ answer: '' })).info.actions).toBe(3);
  await env.close();
});

test('[TASK18, TASK77] 200 random runs of 60 actions end judged @full', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(7_200_000);
  const runs = Array.from({ length: 200 }, (_, at) => at);
  const play = async () => {
    for (let at = runs.shift(); at !== undefined; at = runs.shift()) {
      const { id } = TEMPLATES[at % TEMPLATES.length]!;
      const env = createEnv(browser, { url: String(baseURL), mode: at % 2 === 0 ? 'eye' : 'tool' });
      const { verdict } = await playRandomly(env, id, at + 1, at, 60);
      expect(verdict.checks.length, `${id} ${at}`).toBeGreaterThan(0);
      expect(verdict.verdict, `${id} ${at}`).not.toBe('error');
      await env.close();
    }
  };
  await Promise.all([play(), play(), play(), play()]);
});

test('[TASK68, TASK95] by tool the script allows to check out, in the log, which is judged again @full', async ({
  browser,
  baseURL,
}) => {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const env = createEnv(browser, { url: String(baseURL), mode: 'tool', log });
  expect(await playTask(env, 'named', 7, createPlayer())).toMatchObject({ verdict: 'pass' });
  await env.close();
  const consent = lines.map((line) => JSON.parse(line)).find(({ type }) => type === 'consent');
  expect(consent).toMatchObject({
    question: expect.stringMatching(/^An agent wants to check out \d items? for \$/),
    answer: 'Allow',
  });
  expect(readRuns(lines.join('')).map((run) => judge(run).verdict)).toEqual(['pass']);
});

test('[TASK69] thirty tasks in four pages at once get the verdicts of one after another @full', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const easy = TEMPLATES.filter(({ difficulty }) => difficulty < 5);
  const tasks = easy.flatMap(({ id }) => seeds(3).map((seed) => ({ id, seed }))).slice(-30);
  const playAll = async (pages: number) => {
    const plays: Play[] = [];
    let next = 0;
    const playSome = async () => {
      for (let at = next++; at < tasks.length; at = next++) {
        const mode = at % 2 === 0 ? 'eye' : 'tool';
        const env = createEnv(browser, { url: String(baseURL), mode });
        // Some players give up at once, so that both verdicts are compared.
        const player = at % 5 === 0 ? () => ({ answer: 'no' }) : createPlayer();
        const play = await playTask(env, tasks[at]!.id, tasks[at]!.seed, player);
        plays[at] = { ...play, seconds: 0 };
        await env.close();
      }
    };
    await Promise.all(Array.from({ length: pages }, playSome));
    return plays;
  };
  const atOnce = await playAll(4);
  expect(atOnce).toEqual(await playAll(1));
  const failed = atOnce.filter(({ verdict }) => verdict === 'fail');
  expect(failed.length).toBeGreaterThanOrEqual(6);
  expect(failed.length).toBeLessThan(20);
});
