import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A file of a built shop as it is sent. */
export interface BuiltFile {
  /** Its path below the base. */
  readonly name: string;
  readonly type: string;
  readonly encoding: string | undefined;
  readonly body: Buffer;
}

/** Path of a product page below the base. */
const PRODUCT = /^product\/[^/]+(?:\/|\/index\.html)?$/;
/** The compressed copies of a file, the smallest first. */
const COPIES = { br: '.br', gzip: '.gz' };

/**
 * The file with which a path below the base is answered, compressed in a way that `accepted`, an Accept-Encoding,
 * contains. A product has the document of all products, and a folder its index.html. `null` for an unknown path.
 */
export function readBuiltFile(dir: string, path: string, accepted = ''): BuiltFile | null {
  for (const name of PRODUCT.test(path) ? ['product.html'] : namesOf(path)) {
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    for (const [encoding, suffix] of Object.entries(COPIES)) {
      const body = accepts(accepted, encoding) && read(join(dir, name + suffix));
      if (body) return { name, type, encoding, body };
    }
    const body = read(join(dir, name));
    if (body) return { name, type, encoding: undefined, body };
  }
  return null;
}

/** The files that a path may mean. */
function namesOf(path: string): readonly string[] {
  const segments = path.split('/').map(decode);
  const isFolder = segments.at(-1) === '';
  if (isFolder) segments.pop();
  // The app has no page for an empty segment, as in `//cart`, and the others would leave the folder.
  if (segments.some((segment) => /^\.{0,2}$|[/\\]/.test(segment))) return [];
  const name = segments.join('/');
  const document = join(name, 'index.html');
  return isFolder ? [document] : [name, document];
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((entry) => {
    const [name, weight = ''] = entry.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight);
  });
}

/** `null` when there is no such file, a folder too, or one that a rebuild has just removed. */
function read(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
