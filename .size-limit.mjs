import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** What the built files may weigh. Each limit leaves room, so that no build is refused by chance. */
export default [
  {
    name: 'Script before the home page answers',
    path: 'dist/assets/index-*.js',
    brotli: true,
    limit: '76 kB',
  },
  {
    name: 'Document of the home page, with its styles, inline scripts and empty card',
    path: withSteadyNames('dist/index.html'),
    brotli: true,
    limit: '14.45 kB',
  },
  {
    name: 'Combobox of the search field, once the app is ready',
    path: 'dist/assets/SearchField-*.js',
    brotli: true,
    limit: '10 kB',
  },
  {
    name: 'Sentences of the descriptions, for suggestions, list and product page',
    path: 'dist/assets/describe-*.js',
    brotli: true,
    limit: '6 kB',
  },
  {
    name: 'Virtualized grid with @tanstack/react-virtual, for lists over 200',
    path: 'dist/assets/VirtualizedGrid-*.js',
    brotli: true,
    limit: '10.5 kB',
  },
  { name: 'Styles of lazy chunks', path: 'dist/assets/*.css', gzip: true, limit: '7.5 kB' },
  {
    name: 'Display face',
    path: 'dist/assets/*.woff2',
    brotli: false,
    gzip: false,
    limit: '25 kB',
  },
];

/**
 * A copy of a document whose file names hold hashes of the names themselves. Those of their contents differ with every
 * change of the code, and compress by chance a few bytes better or worse.
 * @param {string} file
 */
function withSteadyNames(file) {
  const html = readFileSync(file, 'utf8').replace(
    /(\/assets\/[\w-]+)-[\w-]{8}(?=\.\w+)/g,
    (_, name) => `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}`,
  );
  const folder = 'node_modules/.cache/size';
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, html);
  return `${folder}/index.html`;
}
