import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * @typedef {object} BuiltSite
 * @property {string} base    the path it was built for, with a slash at both ends
 * @property {string} policy  the Content Security Policy in its documents
 * @property {readonly string[]} files  paths below the base, with `/`, in order of name
 */

/**
 * What a built shop says about itself. Throws when the folder holds none, or when its documents do not all
 * carry one and the same policy.
 * @param {string} dist
 * @returns {BuiltSite}
 */
export function readBuiltSite(dist) {
  const files = filesBelow(dist);
  const documents = files.filter((file) => file.endsWith('.html'));
  if (!documents.includes('index.html')) throw new Error(`No index.html in '${dist}': build first`);
  const texts = documents.map((file) => readFileSync(join(dist, file), 'utf8'));
  const [policy, ...others] = new Set(texts.map(policyOf));
  if (!policy || others.length > 0) throw new Error('The documents do not carry the same policy');
  return { base: builtBase(dist), policy, files };
}

/**
 * The files in a folder and below it, with `/`, in order of name.
 * @param {string} folder
 */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

/**
 * The folders with a document of their own, of paths below the base.
 * @param {readonly string[]} files
 */
export function foldersOf(files) {
  return files.flatMap((file) => /^(.+)\/index\.html$/.exec(file)?.[1] ?? []);
}

/**
 * The base path a shop was built for, which its document names: the script is `<base>assets/…`.
 * @param {string} dist
 */
export function builtBase(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const base = /<script\b[^>]*\bsrc="([^"]*\/)assets\//.exec(html)?.[1];
  if (base === undefined) throw new Error(`'${join(dist, 'index.html')}' names no script`);
  return base;
}

/** @param {string} html */
function policyOf(html) {
  const meta = /<meta\b[^>]*\bhttp-equiv="Content-Security-Policy"[^>]*>/i.exec(html)?.[0];
  const content = meta && /\bcontent="([^"]*)"/i.exec(meta)?.[1];
  if (content === undefined) return null;
  // Named references that a writer of HTML may put into an attribute.
  return content
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
