import { foldersOf } from './built-site.mjs';
import { cacheOf, documentPolicy, HEADERS, isLasting, WORKER_CSP } from './headers.mjs';

/** @typedef {import('./built-site.mjs').BuiltSite} BuiltSite */

/** Cloudflare reads no more: https://developers.cloudflare.com/pages/configuration/headers/ */
const LONGEST_LINE = 2000;
const MOST_RULES = 100;

/**
 * `_headers`, as Netlify and Cloudflare read it. Both join the values when two rules that fit a path name the same
 * header, so no path has two rules for one: whatever differs is said for each path.
 * @param {BuiltSite} site
 */
export function headersFile({ base, policy, files }) {
  const rules = new Map([['/*', HEADERS]]);
  for (const file of files) {
    for (const path of pathsOf(file)) rules.set(base + path, headersOf(file, policy));
  }
  rules.set(`${base}product/*`, headersOf('product.html', policy));
  if (rules.size > MOST_RULES)
    throw new Error(`_headers has ${rules.size} rules, ${MOST_RULES} is the most`);
  const lines = [...rules].flatMap(([path, headers]) => [
    path,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long)
    throw new Error(`A line of _headers has ${long.length} characters: ${long.slice(0, 60)} …`);
  return text(lines);
}

/**
 * `_redirects`, as both read it. Unknown paths are not here: both answer them with `404.html` by themselves.
 * @param {BuiltSite} site
 */
export function redirectsFile({ base, files }) {
  return text([
    ...(base === '/' ? [] : [`/ ${base} 302`]),
    // Else Cloudflare sends visitors on to the path with a slash at its end.
    ...foldersOf(files).map((folder) => `${base}${folder} ${base}${folder}/ 200`),
    // Without .html: Cloudflare would send visitors on to that path. Netlify finds the file too.
    `${base}product/* ${base}product 200`,
  ]);
}

/**
 * The addresses a file is asked for by, or the pattern of its folder when all in it last.
 * @param {string} file
 */
function pathsOf(file) {
  if (isLasting(file)) return [`${file.slice(0, file.lastIndexOf('/'))}/*`];
  const folder = /^(.*?)\/?index\.html$/.exec(file)?.[1];
  if (folder === undefined) return file.endsWith('.html') ? [file, file.slice(0, -5)] : [file];
  return folder === '' ? ['', file] : [folder, `${folder}/`, file];
}

/**
 * @param {string} file
 * @param {string} policy
 * @returns {(readonly [name: string, value: string])[]}
 */
function headersOf(file, policy) {
  const own = policyFor(file, policy);
  return [
    ['Cache-Control', cacheOf(file)],
    ...(own ? [/** @type {const} */ (['Content-Security-Policy', own])] : []),
  ];
}

/**
 * @param {string} file
 * @param {string} policy
 */
function policyFor(file, policy) {
  if (file.endsWith('.html')) return documentPolicy(policy);
  return file === 'sw.js' ? WORKER_CSP : null;
}

/** @param {readonly string[]} lines */
function text(lines) {
  return ['# Written by scripts/generate/deploy.mjs: see docs/deploy.md.', ...lines, ''].join('\n');
}
