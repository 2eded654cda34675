import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { testOurGoods } from '#test-utils/our-goods.ts';
import { main } from './command.ts';
import { ALL_FAULTS } from './src/faults/all-faults.ts';
import { answerSheet } from './src/faults/answer-sheet.ts';
import { parseHunt } from './src/hunt/hunt-options.ts';
import { pickFaults } from './src/hunt/pick-faults.ts';
import { judge } from '../agents/judge/judge.ts';
import { TEMPLATES } from '../agents/tasks/all-templates.ts';
import { openTask, taskOf } from '../agents/test-utils/simulated-visit.ts';

// Vitest finds the faults as Vite does.
vi.mock('./load-lab.ts', () => ({ loadLab: () => import('./for-commands.ts') }));

/** Runs the command in this process. Resolves to what it prints; rejects with its error, or with the line of a refusal. */
async function lab(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  for (const [name, value] of Object.entries({ BASE_PATH: '', SITE_URL: '', ...env }))
    vi.stubEnv(name, value);
  const { argv } = process;
  process.argv = ['node', 'lab/command.ts', ...args];
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const refuse = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}: ${refuse.mock.calls.join('\n')}`);
  });
  try {
    await main();
    return write.mock.calls.join('');
  } finally {
    process.argv = argv;
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
}

test('[FAULT18, SERVE11] the command prints a list, and refuses in one line with exit code 2', () => {
  const run = (...args: readonly string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', 'lab/command.ts', ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(run('--list')).toMatch(/^KEY +CLASS/);
  expect(() => run('--list', '--hunt', '1')).toThrow(
    expect.objectContaining({ status: 2, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) }),
  );
});

test('[FAULT18] --list prints a line for each fault, and the conditions last', async () => {
  const [head = '', ...rows] = (await lab(['--list'])).trimEnd().split('\n');
  expect(head).toMatch(/^KEY +CLASS +DIFFICULTY +TITLE$/);
  expect(rows).toHaveLength(ALL_FAULTS.length);
  expect(rows).toContainEqual(
    expect.stringMatching(/^sort-reversed +functional +1 +The cheapest products come last .+\.$/),
  );
  const classes = rows.map((row) => row.split(/ +/)[1]);
  expect(classes.lastIndexOf('visual')).toBeLessThan(classes.indexOf('condition'));
});

test('[FAULT59] --list --json prints the answer sheet', async () => {
  expect(JSON.parse(await lab(['--list', '--json']))).toEqual(answerSheet());
});

test('[FAULT58] --hunt prints the URL and the faults of a hunt', async () => {
  const [first] = pickFaults(parseHunt('hunt-42') ?? expect.fail(), ALL_FAULTS);
  const [url, ...faults] = (await lab(['--hunt', '42'])).trimEnd().split('\n\n');
  expect(url).toBe('/rivulet/?seed=7&lab=hunt-42');
  expect(faults).toHaveLength(5);
  expect(faults[0]?.split('\n').map((line) => line.trim())).toEqual([
    `1. ${first?.title}`,
    `${first?.key}: ${first?.class}, difficulty ${first?.difficulty}`,
    expect.stringMatching(new RegExp(`^Screens: ${first?.screens.join(', ')}`)),
    `Open /rivulet/${first?.cases.failed}`,
    ...(first?.steps.map((step) => `- ${step}`) ?? []),
    `Expected: ${first?.expected}`,
    `Actual: ${first?.actual}`,
    expect.stringMatching(new RegExp(`^Where: ${first?.where.role}`)),
  ]);
});

test('[FAULT58, FAULT59] --count and --class are part of the URL, which has an origin with SITE_URL', async () => {
  const args = ['--hunt', '7', '--count', '3', '--class', 'a11y'];
  const hunt = pickFaults(parseHunt('hunt-7_n3_a11y') ?? expect.fail(), ALL_FAULTS);
  const keys = hunt.map(({ key }) => key);
  const { answers, faults } = JSON.parse(await lab([...args, '--json']));
  expect(answers).toBe(1);
  expect(faults.map(({ key }: { readonly key: string }) => key)).toEqual(keys);
  const text = await lab(args, { SITE_URL: 'https://shop.example', BASE_PATH: 'tide' });
  expect(text).toMatch(/^https:\/\/shop\.example\/tide\/\?seed=7&lab=hunt-7_n3_a11y\n/);
});

test.each([
  [['--list', '--hunt', '1'], 'Give one of --list, --hunt'],
  [['--hunt', '1', '--class', 'n5'], "a11y, perf or data, not 'n5'"],
])('[SERVE11] %j is rejected in one line', async (args, error) => {
  await expect(lab(args)).rejects.toThrow(new RegExp(`^exit 2: .*${error}.* See --help\\.$`));
});

test('[TASK53, TASK54] --tasks prints a line for each template, and --task a task with its solution', async () => {
  const [head = '', ...rows] = (await lab(['--tasks'])).trimEnd().split('\n');
  expect(head).toMatch(/^ID +KIND +DIFFICULTY +SIZE$/);
  expect(rows).toHaveLength(TEMPLATES.length);
  expect(rows).toContainEqual(expect.stringMatching(/^cheapest +buy +2 +50$/));
  expect(JSON.parse(await lab(['--task', 'cheapest', '--seed', '8']))).toEqual(
    taskOf('cheapest', 8),
  );
});

testOurGoods(
  '[TASK54] --tasks with --seeds prints how many tasks are impossible, and solved by foolish players',
  async () => {
    const [head = '', ...rows] = (await lab(['--tasks', '--seeds', '3'])).trimEnd().split('\n');
    expect(head).toMatch(/ SKIPPED +IMPOSSIBLE +TIES +NOTHING +FIRST CARD +NOT POSSIBLE$/);
    expect(rows).toContainEqual(expect.stringMatching(/^count +find +2 +50( +0){6}$/));
  },
);

test('[TASK9] --judge prints the verdict of a run, and a list of verdicts for a list of runs', async () => {
  const task = taskOf('under', 9);
  const right = openTask(task)
    .act(...task.solution)
    .run();
  const runs = [right, openTask(task).run(), { ...right, log: {} }];
  const verdicts = runs.map((run) => judge(run));
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['pass', 'fail', 'error']);
  const folder = mkdtempSync(join(tmpdir(), 'rivulet-runs-'));
  const [one, all] = [join(folder, 'one.json'), join(folder, 'all.json')];
  const log = join(folder, 'log.jsonl');
  writeFileSync(one, JSON.stringify(right));
  writeFileSync(all, JSON.stringify(runs));
  expect(JSON.parse(await lab(['--judge', one]))).toEqual(verdicts[0]);
  expect(JSON.parse(await lab(['--judge', all]))).toEqual(verdicts);
  const lines = [{ type: 'reset' }, ...runs.map((run) => ({ type: 'end', run }))];
  writeFileSync(log, lines.map((line) => JSON.stringify(line)).join('\n'));
  expect(JSON.parse(await lab(['--judge', log]))).toEqual(verdicts);
  rmSync(folder, { recursive: true });
});

test('[TASK9] --judge names a file that it cannot read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rivulet-runs-'));
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{"task": ');
  for (const file of [broken, join(folder, 'missing.json')]) {
    await expect(lab(['--judge', file])).rejects.toThrow(file);
  }
  rmSync(folder, { recursive: true });
});

test('[TASK58] --player must export createPlayer', async () => {
  const player = 'agents/tournament.ts';
  await expect(lab(['--tournament', '--player', player])).rejects.toThrow(
    `${player}: has no function createPlayer`,
  );
});

test.each([
  [['--task', 'fly', '--seed', '1'], "none is 'fly'"],
  [['--task', 'named'], '--task needs a --seed'],
  [['--task', 'named', '--seed', '-1'], '.*'],
  [['--tasks', '--seed', '1'], '--seed is an option of --task and --tournament'],
  [['--judge', 'run.json', '--seeds', '2'], '--seeds is an option of --tasks and --tournament'],
  [['--tournament', '--seed', '1', '--salt', 'x'], 'Give either --seed, or --salt and --held-out'],
  [['--tasks', '--json'], '--json is an option of --list and --hunt'],
])('[SERVE11] %j is rejected in one line', async (args, error) => {
  await expect(lab(args)).rejects.toThrow(new RegExp(`^exit 2: .*${error}.* See --help\\.$`));
});
