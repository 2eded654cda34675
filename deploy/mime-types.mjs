/** Content types by file extension, complete with charset: nginx adds none to a precompressed file. */
export const MIME_TYPES = new Map(
  Object.entries({
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    // Types for tests of the shop: lab/rivulet.d.ts.
    '.ts': 'text/plain; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json',
    '.map': 'application/json',
    '.webmanifest': 'application/manifest+json',
    '.txt': 'text/plain; charset=utf-8',
    '.xml': 'application/xml',
    '.svg': 'image/svg+xml',
    '.avif': 'image/avif',
    '.png': 'image/png',
    '.webp': 'image/webp',
    '.jpg': 'image/jpeg',
    '.ico': 'image/x-icon',
    '.woff2': 'font/woff2',
  }),
);

/** Extensions of the files to compress; images and fonts are compressed formats already. */
export const COMPRESSIBLE = [...MIME_TYPES]
  .filter(([, type]) => /^(?:text|application)\/|svg/.test(type))
  .map(([extension]) => extension);
