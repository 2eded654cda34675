import { MIME_TYPES } from '../scripts/static-files.mjs';
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

/** @typedef {import('./built-site.mjs').BuiltSite} BuiltSite */

/**
 * Where a configuration will be used.
 * @typedef {object} Place
 * @property {string} root    the built files there
 * @property {string} listen  a port, or an address and a port
 * @property {string} temp    a folder the server may write to
 */

const WRITTEN =
  'Written by scripts/generate/deploy.mjs from the template in deploy/: see docs/deploy.md.';

/** What compressed files can be. */
const PACKED = ['html', 'js', 'css', 'json', 'webmanifest', 'txt', 'xml', 'svg'];

/**
 * The whole nginx.conf.
 * @param {string} template
 * @param {BuiltSite} site
 * @param {Place} place
 */
export function nginxConf(template, { base, policy, files }, { root, listen, temp }) {
  const below = (/** @type {string} */ pattern) => belowBase(pattern, base);
  return fill(template, {
    ...shared(base, policy, root),
    TYPES: [...MIME_TYPES].map(([end, type]) => `    "${type}" ${end.slice(1)};`),
    TEMP: temp,
    LISTEN: listen,
    CACHE: CACHE_CLASSES.map(
      ({ pattern, value }) => `    "~${packable(below(pattern))}" "${value}";`,
    ),
    WORKER: packable(WORKER.replace('^', '')),
    DOCUMENTS: packable(DOCUMENTS),
    BASE_PATTERN: `^${escaped(base)}`,
    HEADERS: HEADERS.map(([name, value]) => `    add_header ${name} "${value}" always;`),
    FOLDERS: foldersOf(files).map(escaped).join('|'),
    PACKED: PACKED.map((end) => nginxPacked(end, base, root)).join('\n'),
    OUTSIDE: nginxOutside(base),
  });
}

/**
 * What an nginx that is there includes in one of its servers.
 * @param {string} template
 * @param {BuiltSite} site
 * @param {Pick<Place, 'root'>} place
 */
export function nginxLocation(template, { base, policy, files }, { root }) {
  return fill(template, {
    ...shared(base, policy, root),
    BASE_PATTERN: escaped(base),
    FOLDERS: foldersOf(files).map(escaped).join('|'),
    ENTRANCE:
      base === '/'
        ? []
        : [`location = ${base.slice(0, -1)} {`, `  return 302 ${base}$is_args$args;`, '}'],
    CACHE: CACHE_CLASSES.flatMap(({ pattern, value }) => [
      `  if ($uri ~ "${belowBase(pattern, base)}") {`,
      `    set $rivulet_cache "${value}";`,
      '  }',
    ]),
    HEADERS: HEADERS.map(([name, value]) => `  add_header ${name} "${value}" always;`),
    TYPES: [...MIME_TYPES].map(([end, type]) => `    "${type}" ${end.slice(1)};`),
  });
}

/**
 * The whole Caddyfile.
 * @param {string} template
 * @param {BuiltSite} site
 * @param {Place} place
 */
export function caddyfile(template, { base, policy }, { root, listen }) {
  return fill(template, {
    ...shared(base, policy, root),
    // With an address Caddy would make a certificate for it.
    SITE: /^\d+$/.test(listen) ? `:${listen}` : `http://${listen}`,
    HEADERS: HEADERS.map(([name, value]) => `\t\t${name} "${value}"`),
    CACHE: CACHE_CLASSES.flatMap(({ pattern, value }, index) => [
      `\t\t\t\t@kept${index} path_regexp ${belowBase(pattern, '/')}`,
      `\t\t\t\theader @kept${index} Cache-Control "${value}"`,
    ]),
    TYPES: [...MIME_TYPES].flatMap(([end, type]) => [
      `\t\t\t\t@${end.slice(1)} path *${end}`,
      `\t\t\t\theader @${end.slice(1)} Content-Type "${type}"`,
    ]),
    HTML: MIME_TYPES.get('.html') ?? '',
    ENTRANCE: caddyEntrance(base),
  });
}

/**
 * @param {string} base
 * @param {string} policy
 * @param {string} root
 */
function shared(base, policy, root) {
  return {
    WRITTEN,
    BASE: base,
    ROOT: root,
    CACHE_ELSE,
    POLICY: documentPolicy(policy),
    WORKER_CSP,
    DOCUMENTS,
  };
}

/**
 * Puts values in the place of `{{NAME}}`, lists as lines. Throws on a name without a value.
 * @param {string} template
 * @param {Record<string, string | readonly string[]>} values
 */
function fill(template, values) {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template names {{${name}}}, which has no value`);
    return typeof value === 'string' ? value : value.join('\n');
  });
}

/**
 * A pattern for paths below the base as one for whole paths.
 * @param {string} pattern
 * @param {string} base
 */
function belowBase(pattern, base) {
  return pattern.replaceAll('^', `^${escaped(base)}`);
}

/**
 * The same for a file that may be sent compressed.
 * @param {string} pattern
 */
function packable(pattern) {
  return pattern.replaceAll('$', '(?:\\.br)?$');
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('.', '\\.');
}

/**
 * @param {string} end
 * @param {string} base
 * @param {string} root
 */
function nginxPacked(end, base, root) {
  return `    location ~ "^${escaped(base)}(.+\\.${end})\\.br$" {
      internal;
      types {}
      default_type "${MIME_TYPES.get(`.${end}`)}";
      alias "${root}/$1.br";
    }`;
}

/**
 * Leads to a base that is not the whole host. Caddy 2.6 has no word for a query together with its `?`.
 * @param {string} base
 */
function caddyEntrance(base) {
  if (base === '/') return [];
  const entrance = `path / ${base.slice(0, -1)}`;
  return [
    '\t\t\t\t@asked {',
    `\t\t\t\t\t${entrance}`,
    '\t\t\t\t\texpression `{query} != ""`',
    '\t\t\t\t}',
    `\t\t\t\tredir @asked ${base}?{query} 302`,
    `\t\t\t\t@entrance ${entrance}`,
    `\t\t\t\tredir @entrance ${base} 302`,
  ];
}

/**
 * What lies beside a base that is not the whole host.
 * @param {string} base
 */
function nginxOutside(base) {
  if (base === '/') return '';
  return `
    location = / {
      return 302 ${base}$is_args$args;
    }
    location = ${base.slice(0, -1)} {
      return 302 ${base}$is_args$args;
    }
    location / {
      # The shop's own page would not work out here.
      error_page 404 @outside;
      return 404;
    }
    location @outside {
      default_type text/plain;
      return 404 "Not found. The shop is at ${base}\\n";
    }`;
}
