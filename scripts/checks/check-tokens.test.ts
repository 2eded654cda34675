import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = join(import.meta.dirname, 'check-tokens.mjs');
const tokens = ':root { --ink: #123; --text-body: 1rem; --quick: 150ms; --swift: 150ms; }';

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function runOn(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'check-tokens-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const all = { 'src/styles/tokens.css': tokens, ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return run('--root', root);
}

const CLEAN_CSS = `
/* A comment may say #fff, red and 150ms. */
@import './white.css';
@media (width < 768px) { .red { color: var(--ink); } }
.a:hover {
  color: var(--red); fill: currentcolor; background: transparent;
  border: 1px solid CanvasText; outline: 2px solid Highlight; accent-color: inherit;
  background: url(#fade) color-mix(in oklch, var(--ink), transparent 20%);
  font-size: 1.0625em; font: var(--text-body) / 1.5rem var(--face); content: 'red #fff 2s';
  transition: color var(--quick) 0s, opacity 0ms; animation: tan calc(var(--quick) / -3);
  &.gold { font-size: calc(var(--text-body) * 1.2); grid-area: linen; margin: 12px; }
}`;

const CLEAN_TSX = `
// fill="#fff" in a comment
import x from '#ui/face.ts';
const a = <a href="#add" style={{ '--hue': 210, color: 'var(--ink)', opacity: 0.5 }}>red</a>;
const b = <path fill="none" stroke="currentColor" d="M0 0" />;`;

test('a clean tree passes with one line', () => {
  const files = { 'src/a/b.module.css': CLEAN_CSS, 'src/a/b.tsx': CLEAN_TSX };
  expect(runOn(files)).toEqual({
    status: 0,
    stdout: 'check-tokens: 2 files, nothing raw\n',
    stderr: '',
  });
});

test.each([
  ['color: #fff', 'colour #fff'],
  ['color: #12345678', 'colour #12345678'],
  ['color: rgb(0 0 0 / 10%)', 'colour rgb(0 0 0 / 10%)'],
  ['background: rgba(0,0,0,.1)', 'colour rgba(0,0,0,.1)'],
  ['color: hsl(calc(1 + (2)) 1% 1%)', 'colour hsl(calc(1 + (2)) 1% 1%)'],
  ['box-shadow: 0 1px oklch(20% 0.1 200)', 'colour oklch(20% 0.1 200)'],
  ['fill: lab(50% 0 0)', 'colour lab(50% 0 0)'],
  ['fill: color(display-p3 1 0 0)', 'colour color(display-p3 1 0 0)'],
  ['color: color-mix(in srgb, var(--ink), #000 20%)', 'colour #000'],
  ['color: light-dark(var(--ink), white)', 'colour white'],
  ['border: 1px solid RebeccaPurple', 'colour RebeccaPurple'],
  ['--own: teal', 'colour teal'],
  ['color: var(--ink, black)', 'colour black'],
  ['font-size: 14px', 'size of type 14px'],
  ['font-size: clamp(1em, 3vw, 2em)', 'size of type 3vw'],
  ['font-size: x-large', 'size of type x-large'],
  ['font: 600 0.9rem/1.2 serif', 'size of type 0.9rem'],
  ['--text-own: 1.1rem', 'size of type 1.1rem'],
  ['transition: color 120ms', 'duration 120ms'],
  ['animation: drift 2s infinite', 'duration 2s'],
  ['animation-delay: -.5s', 'duration -.5s'],
])('%s is found', (declaration, raw) => {
  const { status, stderr } = runOn({ 'src/a.css': `.a {\n  &:hover {\n    ${declaration};\n` });
  expect(stderr).toContain(`src/a.css:3: raw ${raw}: use `);
  expect(stderr).toContain('check-tokens: 1 fault\n');
  expect(status).toBe(1);
});

test.each([
  ['<path fill="#fff" />', 'colour #fff'],
  ["<path stroke={'red'} />", 'colour red'],
  ['<stop stopColor="rgb(1 2 3)" />', 'colour rgb(1 2 3)'],
  ["<p style={{ margin: 0, background: x ? 'oklch(1 0 0)' : y }} />", 'colour oklch(1 0 0)'],
  ["<p style={{ backgroundColor: 'navy' }} />", 'colour navy'],
  ['<p style={{ fontSize: 14 }} />', 'size of type 14px'],
  ["<p style={{ fontSize: '2rem' }} />", 'size of type 2rem'],
  ["<p style={{ transition: 'color 3s' }} />", 'duration 3s'],
])('%s is found', (source, raw) => {
  const { status, stderr } = runOn({ 'src/a.tsx': `\nexport const a = ${source};\n` });
  expect(stderr).toContain(`src/a.tsx:2: raw ${raw}: use `);
  expect(status).toBe(1);
});

test('the line of each fault counts, also in long values', () => {
  const { stderr } = runOn({ 'src/a.css': '.a {\n  mask:\n    #111,\n    #222;\n}\n' });
  expect(stderr).toMatch(/^src\/a\.css:3: .*#111.*\nsrc\/a\.css:4: .*#222.*\n/);
});

test('what to use names the tokens of that very value', () => {
  const { stderr } = runOn({ 'src/a.css': '.a { transition: color 150ms; color: #456 }' });
  expect(stderr).toContain('raw duration 150ms: use var(--quick) or var(--swift)\n');
  expect(stderr).toContain('raw colour #456: use a colour of tokens.css, as in var(--ink)\n');
});

test('token-ok with a reason excuses its line, and without one does not', () => {
  const css =
    '.a {\n  color: #111; /* token-ok: print is black */\n  color: #222; /* token-ok: */\n}';
  const tsx = '<path fill="#333" /> {/* token-ok: a flag */}';
  const { stderr } = runOn({ 'src/a.css': css, 'src/b.tsx': tsx });
  expect(stderr.split('\n').slice(0, -1)).toEqual([
    expect.stringContaining('src/a.css:3: raw colour #222'),
    'check-tokens: 1 fault',
  ]);
});

test('tests, other folders and the tokens themselves are not read', () => {
  const files = { 'src/a.test.tsx': '<p fill="#fff" />', 'public/a.css': '.a { color: red }' };
  expect(runOn(files)).toMatchObject({ status: 0 });
});

test('--help fits one screen', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  expect(stdout.split('\n').length).toBeLessThan(24);
});

test.each([['--rot'], ['more'], ['--root'], ['--root', join(tmpdir(), 'no-such-folder')]])(
  'wrong use, %s, gets one line and exit code 2',
  (...args) => {
    const { status, stdout, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^.+\n$/);
  },
);
