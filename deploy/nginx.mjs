import { readFileSync } from 'node:fs';
import { foldersOf } from './built-site.mjs';
import {
  CACHE_CLASSES,
  CACHE_ELSE,
  documentPolicy,
  DOCUMENTS,
  HEADERS,
  WORKER,
  WORKER_CSP,
} from './headers.mjs';
import { COMPRESSIBLE, MIME_TYPES } from './mime-types.mjs';

/** @typedef {import('./built-site.mjs').BuiltSite} BuiltSite */

/**
 * The machine that a configuration is for.
 * @typedef {object} Target
 * @property {string} root    path of the built files there
 * @property {string} listen  a port, or address:port
 */

const TEMPLATE = new URL('nginx.template.conf', import.meta.url);

/**
 * nginx.conf, complete.
 * @param {BuiltSite} site
 * @param {Target} target
 */
export function nginxConf({ base, policy, files }, { root, listen }) {
  return fill(readFileSync(TEMPLATE, 'utf8'), {
    BASE: base,
    BASE_PATTERN: `^${escaped(base)}`,
    ROOT: root,
    LISTEN: listen,
    TYPES: [...MIME_TYPES].map(([end, type]) => `    "${type}" ${end.slice(1)};`),
    CACHE_ELSE,
    CACHE: CACHE_CLASSES.map(
      ({ pattern, value }) => `    "~${orBrotli(belowBase(pattern, base))}" "${value}";`,
    ),
    DOCUMENTS: orBrotli(DOCUMENTS),
    POLICY: documentPolicy(policy),
    WORKER: orBrotli(WORKER.replace('^', '')),
    WORKER_CSP,
    HEADERS: HEADERS.map(([name, value]) => `    add_header ${name} "${value}" always;`),
    FOLDERS: foldersOf(files).map(escaped).join('|'),
    BROTLI_TYPES: COMPRESSIBLE.map((end) => `    "~\\${end}\\.br$" "${MIME_TYPES.get(end)}";`),
    OUTSIDE: base === '/' ? '' : outside(base),
  });
}

/**
 * Replaces each `{{NAME}}` by its value, a list by its lines. Throws on a name without a value.
 * @param {string} template
 * @param {Record<string, string | readonly string[]>} values
 */
function fill(template, values) {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template has {{${name}}}, which has no value`);
    return typeof value === 'string' ? value : value.join('\n');
  });
}

/**
 * Converts a pattern for paths below the base to one for whole paths.
 * @param {string} pattern
 * @param {string} base
 */
function belowBase(pattern, base) {
  return pattern.replaceAll('^', `^${escaped(base)}`);
}

/**
 * Extends a pattern to the brotli copies of its files.
 * @param {string} pattern
 */
function orBrotli(pattern) {
  return pattern.replaceAll('$', '(?:\\.br)?$');
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('.', '\\.');
}

/**
 * Redirects `/` to the base path and answers all other paths outside it with a plain 404.
 * @param {string} base
 */
function outside(base) {
  return `
    location = / {
      return 302 ${base}$is_args$args;
    }
    location = ${base.slice(0, -1)} {
      return 302 ${base}$is_args$args;
    }
    location / {
      # The shop's 404.html would not work outside its base path.
      error_page 404 @outside;
      return 404;
    }
    location @outside {
      default_type text/plain;
      return 404 "Not found. The shop is at ${base}\\n";
    }`;
}
