import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = 'node_modules/.cache/size';
mkdirSync(FOLDER, { recursive: true });
const home = readFileSync('dist/index.html', 'utf8');

/** None, when the folder of the lab has been deleted. */
const LAB = existsSync('lab')
  ? [
      {
        name: 'The lab, only with ?lab in the URL',
        path: ['dist/assets/lab-*.js', 'dist/assets/lab-*.css'],
        brotli: true,
        limit: '47.8 kB',
      },
    ]
  : [];

/** Budgets of the built files, brotli. A kB is 1000 bytes. */
export default [
  {
    name: 'Script before the home page is interactive: entry chunk and inline scripts',
    path: ['dist/assets/index-*.js', write('inline.js', inlineScripts(home))],
    brotli: true,
    limit: '89.5 kB',
  },
  {
    name: 'Document of the home page',
    path: write('index.html', withConstantHashes(home)),
    brotli: true,
    limit: '16.4 kB',
  },
  {
    name: 'All other scripts together',
    path: ['dist/assets/*.js', '!dist/assets/index-*.js', '!dist/assets/{lab,tools}-*.js'],
    brotli: true,
    limit: '40.7 kB',
  },
  {
    name: 'The tools, only where the browser has WebMCP',
    path: ['dist/assets/tools-*.js', 'dist/assets/tools-*.css'],
    brotli: true,
    limit: '8 kB',
  },
  ...LAB,
  {
    name: 'Display font',
    path: 'dist/assets/*.woff2',
    brotli: false,
    gzip: false,
    limit: '24.2 kB',
  },
];

/**
 * The code of the classic scripts in a document.
 * @param {string} html
 */
function inlineScripts(html) {
  return Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, code]) => code).join('\n');
}

/**
 * A document whose file names end in hashes of the names. Hashes of the contents change with every build, and with them
 * by chance the size of the compressed document.
 * @param {string} html
 */
function withConstantHashes(html) {
  return html.replace(
    /(\/assets\/[\w-]+)-[\w-]{8}(?=\.\w+)/g,
    (_, name) => `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}`,
  );
}

/**
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  writeFileSync(`${FOLDER}/${name}`, text);
  return `${FOLDER}/${name}`;
}
