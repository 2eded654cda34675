import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions, refuse, runCommand } from '../scripts/cli.ts';
import { writeSheets } from './sheets.ts';
import { makeSizes, picturesFrom } from './sizes.ts';

const HELP = `
Usage: npm run pictures -- [options]

Renders the pictures of goods/ that are missing, or whose kind's file in
studio/kinds/ has changed, and writes their AVIFs. Needs Blender 3.4 (Debian:
apt install blender libopenblas0-pthread); about 40 s a picture and core.

  --kind <slug>    render all pictures of one kind
  --finish <word>  of these only one finish: chalk, sea-green, ...
  --all            render every picture, after a change of the studio itself
  --sheet          write the contact sheets of all pictures to docs/pictures/
  --from <folder>  make the AVIFs of a brand's own goods from the photographs
                   in the folder: no Blender needed
  --help           print this help
`;

const VIEWS = ['front', 'close'] as const;
/** Sides in px. A close-up is shown large only, and is soft beside its focus: it is enlarged to 960. */
const RENDERED_SIZE = { front: 960, close: 720 };
const SIZES = { front: [300, 600, 960], close: [960] };

interface Task {
  readonly slug: string;
  readonly finish: string;
  readonly view: (typeof VIEWS)[number];
  /** The path of the AVIFs, without size and ending. */
  readonly target: string;
}

const studio = fileURLToPath(new URL('.', import.meta.url));
const goods = join(studio, '../goods');
/** The hash of each kind's file when its pictures were rendered, by slug. */
const RENDERED = join(studio, 'rendered.json');

async function main(): Promise<void> {
  const options = readOptions(HELP, {
    kind: { type: 'string' },
    finish: { type: 'string' },
    all: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    from: { type: 'string' },
  });
  if (options.from !== undefined) return picturesFrom(options.from);
  if (options.sheet) return writeSheets(goods);
  const { kind, finish, all } = options;
  const tasks = (await everyTask()).filter(
    (task) => task.slug === (kind ?? task.slug) && task.finish === (finish ?? task.finish),
  );
  if (tasks.length === 0) refuse(`No kind of goods/goods.json has '${kind ?? finish}'`);
  const isNamed = kind !== undefined || finish !== undefined;
  const hashes = JSON.parse(await readFile(RENDERED, 'utf8')) as Record<string, string>;
  const needed = [];
  for (const task of tasks) {
    const isCurrent = hashes[task.slug] === (await hashOf(task.slug)) && isThere(task);
    if (all || isNamed || !isCurrent) needed.push(task);
  }
  await renderAll(needed);
  for (const slug of new Set(needed.map((task) => task.slug))) hashes[slug] = await hashOf(slug);
  const sorted = Object.entries(hashes).toSorted(([a], [b]) => a.localeCompare(b));
  await writeFile(RENDERED, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

async function everyTask(): Promise<Task[]> {
  const { kinds } = JSON.parse(await readFile(join(goods, 'goods.json'), 'utf8')) as {
    kinds: { slug: string; finishes: { picture: string }[] }[];
  };
  return kinds.flatMap(({ slug, finishes }) =>
    finishes.flatMap(({ picture }) =>
      VIEWS.map((view) => ({
        slug,
        finish: picture.slice(slug.length + 1),
        view,
        target: join(goods, 'pictures', view === 'close' ? `${picture}-close` : picture),
      })),
    ),
  );
}

function isThere({ target, view }: Task): boolean {
  return SIZES[view].every((size) => existsSync(`${target}-${size}.avif`));
}

async function hashOf(slug: string): Promise<string> {
  const source = await readFile(join(studio, 'kinds', `${slug.replaceAll('-', '_')}.py`));
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}

/** Renders as many pictures at once as there are cores, at the lowest priority: it takes hours. */
async function renderAll(tasks: readonly Task[]): Promise<void> {
  console.log(`${tasks.length} pictures to render`);
  const folder = await mkdtemp(join(tmpdir(), 'rivulet-pictures-'));
  const waiting = [...tasks];
  const start = performance.now();
  let done = 0;
  async function work(): Promise<void> {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      await render(task, join(folder, `${task.slug}-${task.finish}-${task.view}.png`));
      done += 1;
      const minutes = ((performance.now() - start) / done / 60_000) * (tasks.length - done);
      const name = `${task.slug} ${task.finish} ${task.view}`;
      console.log(`${done}/${tasks.length}  ${name}, ${Math.ceil(minutes)} min left`);
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
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
  await makeSizes(file, target, SIZES[view]);
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

await runCommand(main, 'Could not render the pictures');
