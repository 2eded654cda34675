import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { readOptions, refuse, runCommand } from '../scripts/cli.ts';
import { parseGoods, readTable } from '../vite-plugins/goods/read-goods.ts';
import { nearest } from '#lib/nearest.ts';
import { parseShopConfig } from '../vite-plugins/read-shop-config.ts';
import { convert } from './photographs.ts';
import { writeSheets } from './sheets.ts';
import { filesOf, makeSizes } from './sizes.ts';

const HELP = `
Usage: npm run pictures -- [options]

Renders the pictures of goods/ that are missing, or whose kind's file in
studio/kinds/ has changed, and writes their AVIFs. Needs Blender 3.4 (Debian:
apt install blender python3-numpy libopenblas0-pthread); about 40 s a picture and core.

  --kind <slug>    render all pictures of one kind
  --finish <word>  of these only one finish: chalk, hero, ...
  --all            render every picture, after a change of the studio itself
  --sheet          write the contact sheets of all pictures to docs/pictures/
  --from <folder>  make the AVIFs of a brand's own goods from the photographs
                   in the folder: no Blender needed
  --help           print this help
`;

const VIEWS = ['front', 'close'] as const;
/** Sides in px. A close-up is soft beside its focus: it is enlarged. */
const RENDERED_SIZE = { front: 960, close: 720 };

/** The kinds whose finish `hero`, cut at its waterline, floats in the shop's scenes; with the finish that it is a picture of. */
const HEROES = {
  'model-yacht': 'chalk',
  'buoy-light': 'chalk',
  lantern: 'sea-green',
  torch: 'sea-green',
};

interface Task {
  readonly slug: string;
  readonly finish: string;
  readonly view: (typeof VIEWS)[number];
  /** The path of the AVIFs, without size and ending. */
  readonly target: string;
}

const studio = fileURLToPath(new URL('.', import.meta.url));
const goods = join(studio, '../goods');
/** By the name of each picture, the hash of its kind's file when it was rendered. */
const RENDERED = join(studio, 'rendered.json');
const HASHES = v.record(v.string(), v.string());

async function main(): Promise<void> {
  const options = readOptions(HELP, {
    kind: { type: 'string' },
    finish: { type: 'string' },
    all: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    from: { type: 'string' },
  });
  if (options.from !== undefined) {
    const { kinds, source } = readTable(parseShopConfig().goods);
    return convert(options.from, source, kinds);
  }
  if (options.sheet) return writeSheets(goods);
  const tasks = everyTask();
  const { kind, finish, all } = options;
  refuseUnknown(
    'kind',
    kind,
    tasks.map(({ slug }) => slug),
  );
  const ofKind = tasks.filter(({ slug }) => kind === undefined || slug === kind);
  refuseUnknown(
    'finish',
    finish,
    ofKind.map((task) => task.finish),
  );
  const chosen = ofKind.filter((task) => finish === undefined || task.finish === finish);
  const isNamed = kind !== undefined || finish !== undefined;
  const rendered = v.parse(HASHES, JSON.parse(readFileSync(RENDERED, 'utf8')));
  const isNeeded = (task: Task) =>
    all || isNamed || !isThere(task) || rendered[basename(task.target)] !== hashOf(task.slug);
  await renderAll(chosen.filter(isNeeded), rendered);
}

function refuseUnknown(option: string, value: string | undefined, known: readonly string[]): void {
  if (value === undefined || known.includes(value)) return;
  refuse(`--${option}: there is no '${value}'; ${nearest(value, [...new Set(known)])}`);
}

function everyTask(): Task[] {
  const { kinds } = parseGoods(readFileSync(join(goods, 'goods.json'), 'utf8'), 'goods/goods.json');
  const target = (name: string) => join(goods, 'pictures', name);
  const tasks = kinds.flatMap(({ slug, finishes }) =>
    finishes.flatMap(({ picture }) =>
      VIEWS.map((view) => ({
        slug,
        finish: picture.slice(slug.length + 1),
        view,
        target: target(view === 'close' ? `${picture}-close` : picture),
      })),
    ),
  );
  const heroes = Object.entries(HEROES).map(([slug, finish]) => ({
    slug,
    finish: 'hero',
    view: 'front' as const,
    target: target(`hero-${slug}-${finish}`),
  }));
  return [...tasks, ...heroes];
}

function isThere({ target }: Task): boolean {
  return [...filesOf(target).keys()].every((file) => existsSync(file));
}

function hashOf(slug: string): string {
  const source = readFileSync(join(studio, 'kinds', `${slug.replaceAll('-', '_')}.py`));
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}

/** As many at once as there are cores, and at the lowest priority: it takes hours. */
async function renderAll(tasks: readonly Task[], rendered: Record<string, string>): Promise<void> {
  console.log(`${tasks.length} pictures to render`);
  const folder = await mkdtemp(join(tmpdir(), 'rivulet-pictures-'));
  const waiting = [...tasks];
  const start = performance.now();
  let done = 0;
  async function work(): Promise<void> {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const name = basename(task.target);
      await render(task, join(folder, `${name}.png`));
      rendered[name] = hashOf(task.slug);
      await writeFile(
        RENDERED,
        `${JSON.stringify(rendered, Object.keys(rendered).toSorted(), 2)}\n`,
      );
      done += 1;
      const left = ((performance.now() - start) / done / 60_000) * (tasks.length - done);
      console.log(`${done}/${tasks.length}  ${name}, ${Math.ceil(left)} min left`);
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    // After an error the other workers stop.
    waiting.length = 0;
    await rm(folder, { recursive: true });
  }
}

async function render({ slug, finish, view, target }: Task, file: string): Promise<void> {
  const script = join(studio, 'render.py');
  const words = [slug, finish, view, String(RENDERED_SIZE[view]), file];
  await blender([
    '-b',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '--python',
    script,
    '--',
    ...words,
  ]);
  await makeSizes(file, target);
}

async function blender(parameters: readonly string[]): Promise<void> {
  const child = spawn('blender', parameters, {
    // One thread each: the results are the same on every machine, and no core waits for another.
    env: { ...process.env, OPENBLAS_NUM_THREADS: '1' },
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve).on('error', (error) => {
      reject('code' in error && error.code === 'ENOENT' ? new Error('Blender is missing') : error);
    });
  });
  if (code !== 0) throw new Error(`Blender ended with ${code}:\n${output.slice(-2000)}`);
}

await runCommand(main, 'Could not make the pictures');
