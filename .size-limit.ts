import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = 'node_modules/.cache/size';
mkdirSync(FOLDER, { recursive: true });
const home = readFileSync('dist/index.html', 'utf8');

/** Budgets of the built files, brotli. A kB is 1000 bytes. */
export default [
  {
    name: 'Script before the home page is interactive: entry chunk and inline scripts',
    path: ['dist/assets/index-*.js', write('inline.js', inlineScripts(home))],
    brotli: true,
    limit: '105 kB',
  },
  {
    name: 'Document of the home page',
    path: write('index.html', withConstantHashes(home)),
    brotli: true,
    limit: '19.4 kB',
  },
  {
    name: 'The suggestions of the search box',
    path: ['dist/assets/*.js', '!dist/assets/index-*.js', '!dist/assets/{lab,tools}-*.js'],
    brotli: true,
    limit: '9.6 kB',
  },
  {
    name: 'The tools, only where the browser has WebMCP',
    path: ['dist/assets/tools-*.js', 'dist/assets/tools-*.css'],
    brotli: true,
    limit: '6 kB',
  },
  {
    name: 'The lab, only with ?lab in the URL',
    path: ['dist/assets/lab-*.js', 'dist/assets/lab-*.css'],
    brotli: true,
    limit: '58 kB',
  },
  {
    name: 'Fonts: headings and text',
    path: 'dist/assets/*.woff2',
    brotli: false,
    gzip: false,
    limit: '39.2 kB',
  },
];

/** The code of the classic scripts in a document. */
function inlineScripts(html: string): string {
  return Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, code]) => code).join('\n');
}

/**
 * A document whose file names end in hashes of the names. Hashes of the contents change with every build, and with them
 * by chance the size of the compressed document.
 */
function withConstantHashes(html: string): string {
  return html.replace(
    /(\/assets\/[\w-]+)-[\w-]{8}(?=\.\w+)/g,
    (_, name: string) =>
      `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}`,
  );
}

function write(name: string, text: string): string {
  writeFileSync(`${FOLDER}/${name}`, text);
  return `${FOLDER}/${name}`;
}
