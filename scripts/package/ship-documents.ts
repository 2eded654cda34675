/* The documents for builders of agents, which the package has under the paths that they have here. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** The path of each document here, and in the package. */
const SHIPPED: Readonly<Record<string, string>> = {
  'scripts/package/README.md': 'README.md',
  'agents/tasks.md': 'agents/tasks.md',
  'docs/agents.md': 'docs/agents.md',
};

/** Writes the documents below a folder. A link to what the package lacks becomes its text. */
export function shipDocuments(folder: string): void {
  for (const [from, to] of Object.entries(SHIPPED)) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    const text = readFileSync(from, 'utf8');
    // The package's own README has the package's paths.
    writeFileSync(join(folder, to), to === 'README.md' ? text : relink(from, text));
  }
}

function relink(from: string, text: string): string {
  return text.replaceAll(
    /\[([^\]]+)\]\((?!https:|#)([^)#]+)(#[^)]+)?\)/g,
    (_, label: string, path: string, hash = '') => {
      const target = SHIPPED[posix.join(posix.dirname(from), path)];
      return target ? `[${label}](${posix.relative(posix.dirname(from), target)}${hash})` : label;
    },
  );
}
