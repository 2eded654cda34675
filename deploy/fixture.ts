import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const POLICY = "default-src 'none'; script-src 'self' 'sha256-YQ=='";

/** The documents of the fixture. */
function documentFor(base: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  return `${meta}<script type="module" src="${base}assets/index-1a2b.js"></script>${'<p>a rivulet</p>'.repeat(20)}`;
}

/** Writes a minimal built shop to a new folder and returns its path. `notFound`: the document for unknown paths. */
export function builtFixture(base: string, html = documentFor(base), notFound = html): string {
  const dist = mkdtempSync(join(tmpdir(), 'rivulet-built-'));
  const files = {
    'index.html': html,
    'products/index.html': html,
    '404.html': notFound,
    'assets/index-1a2b.js': 'flow();'.repeat(100),
    'assets/tiny.js': 'f()',
    'pictures/6e19894d/radio.avif': 'picture'.repeat(100),
    'pictures/LICENSE.txt': 'MIT '.repeat(100),
    'sw.js': 'work();'.repeat(100),
    'manifest.webmanifest': '{}',
    'favicon.svg': '<svg></svg>',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  return dist;
}
