// Holds the look together: colours, sizes of type and durations come from src/styles/tokens.css alone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOptions, refuse } from '../cli.mjs';
import { isNamedColour } from './named-colours.mjs';

const HELP = `
Usage: node scripts/checks/check-tokens.mjs [--root DIR]

Fails when a CSS file under src other than src/styles/tokens.css holds a raw
colour, size of type or duration, or a TSX file an inline one.

Allowed: transparent, currentcolor, the system's colours (CanvasText, Highlight …),
color-mix() of tokens, sizes of type in em or %, and 0s. Anything else that must
stay says why on its line: /* token-ok: reason */

  --root DIR  check another folder (default: the current one)
  --help      show this

Exit code: 0 all is well, 1 something is raw, 2 wrong use.
`;

const TOKENS = 'src/styles/tokens.css';

/** @typedef {{ line: number, what: keyof typeof INSTEAD, raw: string }} Fault */
/** @typedef {{ property: string, value: string, line: number }} Declaration */

const INSTEAD = {
  colour: 'a colour of tokens.css, as in var(--ink)',
  'size of type': 'a size of tokens.css, as in var(--text-body)',
  duration: 'a duration of tokens.css, as in var(--quick)',
};

/** Names chosen by us stand in these, and some of them are names of colours too. */
const NAMING =
  /^(?:animation(?:-name)?|view-transition-.*|grid.*|font-family|container.*|counter-.*|transition(?:-property)?|will-change)$/;
const FUNCTION =
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|device-cmyk)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gi;
const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;
const DURATION = /(?<![\w.#-])-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?m?s(?![\w-])/gi;
const LENGTH = /(?<![\w.#-])-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?(?!em\b)[a-z]+(?![\w-])/gi;
const SIZE_WORD = /(?<![\w-])(?:(?:xx?-|xxx-)?(?:small|large)|medium|math)(?![\w-])/gi;

/**
 * Blanks comments, texts and addresses, so that places stay where they are.
 * @param {string} text
 */
function blank(text) {
  const hidden = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\burl\([^)]*\)/g;
  return text.replace(hidden, (found) => found.replace(/[^\n]/g, ' '));
}

/**
 * The declarations of a style sheet, nested rules included.
 * @param {string} text  blanked
 * @returns {Declaration[]}
 */
function declarationsOf(text) {
  return [...text.matchAll(/([^{};]*)([{};]|$)/g)].flatMap(({ 1: part = '', 2: end, index }) => {
    // What ends with a brace that opens is a selector or a condition.
    const match = end === '{' ? null : /^\s*(--[\w-]+|[a-z-]+)\s*:([\s\S]*)$/i.exec(part);
    if (!match) return [];
    const [, property = '', value = ''] = match;
    const start = index + part.length - value.length;
    return [{ property: property.toLowerCase(), value, line: lineAt(text, start) }];
  });
}

/**
 * @param {string} text
 * @param {number} index
 */
function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}

/**
 * @param {Declaration} declaration
 * @returns {Fault[]}
 */
function faultsIn({ property, value, line }) {
  const hide = (/** @type {string} */ found) => ' '.repeat(found.length);
  let plain = value.replace(/var\(\s*--[\w-]+/g, hide);
  // In the shorthand the line's height follows a slash.
  if (property === 'font') plain = plain.replace(/\/\s*[^\s,;]+/, hide);
  /** @type {Fault[]} */
  const faults = [];
  const find = (/** @type {RegExp} */ pattern, /** @type {keyof typeof INSTEAD} */ what) => {
    for (const { 0: raw, index } of plain.matchAll(pattern)) {
      faults.push({ line: line + lineAt(plain, index) - 1, what, raw: raw.replace(/\s+/g, ' ') });
    }
  };
  find(FUNCTION, 'colour');
  find(HEX, 'colour');
  if (!NAMING.test(property)) {
    for (const { 0: raw, index } of plain.matchAll(/(?<![\w-])[a-z]{3,}(?![\w(-])/gi)) {
      const at = line + lineAt(plain, index) - 1;
      if (isNamedColour(raw)) faults.push({ line: at, what: 'colour', raw });
    }
  }
  find(DURATION, 'duration');
  if (property === 'font-size' || property === 'font' || property.startsWith('--text-')) {
    find(LENGTH, 'size of type');
    find(SIZE_WORD, 'size of type');
  }
  return faults.filter(({ raw }) => !isZero(raw));
}

/** @param {string} raw */
function isZero(raw) {
  return /^-?0*\.?0*(?:e-?\d+)?m?s$/i.test(raw);
}

/** @param {string} source */
function faultsInCss(source) {
  return declarationsOf(blank(source)).flatMap(faultsIn);
}

/**
 * Attributes that paint, and `style={{ … }}`.
 * @param {string} source
 */
function faultsInTsx(source) {
  const text = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (found) =>
    found.replace(/[^\n]/g, ' '),
  );
  const painted =
    /\b(?:fill|stroke|color|stopColor|floodColor|lightingColor|stop-color|flood-color)=(?:\{\s*)?(["'`])(.*?)\1/g;
  const styled = /\bstyle=\{\{([\s\S]*?)\}\}/g;
  return [
    ...[...text.matchAll(painted)].flatMap(({ 2: value = '', index }) =>
      faultsIn({ property: 'color', value, line: lineAt(text, index) }),
    ),
    ...[...text.matchAll(styled)].flatMap(({ 1: body = '', index }) =>
      faultsInStyle(body, lineAt(text, index)),
    ),
  ];
}

/**
 * @param {string} body  of an object in a style property
 * @param {number} line  where it starts
 */
function faultsInStyle(body, line) {
  const entries = body.matchAll(
    /["']?([\w-]+)["']?\s*:((?:[^,(]|\([^()]*(?:\([^()]*\)[^()]*)*\))*)/g,
  );
  return [...entries].flatMap(({ 1: name = '', 2: value = '', index }) => {
    const texts = [...value.matchAll(/(["'`])(.*?)\1/g)].map(({ 2: text }) => text);
    // React counts plain numbers in px.
    if (/^\s*[\d.]+\s*$/.test(value)) texts.push(`${value.trim()}px`);
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const at = line + lineAt(body, index) - 1;
    return faultsIn({ property, value: texts.join(' '), line: at });
  });
}

/**
 * What tokens have this very value.
 * @param {string} root
 */
function readTokens(root) {
  const path = join(root, TOKENS);
  /** @type {Map<string, string[]>} */
  const names = new Map();
  if (!existsSync(path)) return names;
  for (const { property, value } of declarationsOf(blank(readFileSync(path, 'utf8')))) {
    if (!property.startsWith('--')) continue;
    const key = value.trim().toLowerCase();
    names.set(key, [...(names.get(key) ?? []), `var(${property})`]);
  }
  return names;
}

function main() {
  const { root: given } = readOptions(HELP, { root: { type: 'string', default: '.' } });
  const root = resolve(given);
  if (!existsSync(join(root, 'src'))) return refuse(`No folder src in '${given}'`);
  const tokens = readTokens(root);
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.css$|(?<!\.test)\.tsx$/.test(name) && name !== TOKENS)
    .toSorted();
  let count = 0;
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    const lines = source.split('\n');
    const faults = file.endsWith('.css') ? faultsInCss(source) : faultsInTsx(source);
    for (const { line, what, raw } of faults.toSorted((a, b) => a.line - b.line)) {
      if (/\/\*\s*token-ok:\s*[^\s*]/.test(lines[line - 1] ?? '')) continue;
      count += 1;
      const same = tokens.get(raw.toLowerCase());
      const instead = same ? same.join(' or ') : INSTEAD[what];
      console.error(`${file}:${line}: raw ${what} ${raw}: use ${instead}`);
    }
  }
  if (count === 0) console.log(`check-tokens: ${files.length} files, nothing raw`);
  else console.error(`check-tokens: ${count} ${count === 1 ? 'fault' : 'faults'}`);
  return count === 0 ? 0 : 1;
}

process.exitCode = main();
