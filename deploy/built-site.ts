import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';

export interface BuiltSite {
  /** The base path that it was built for, with a slash at both ends. */
  readonly base: string;
  /** The Content Security Policy of its documents; `null` for a build without one. */
  readonly policy: string | null;
  /** The shop's files: paths below the base with `/`, sorted. */
  readonly files: readonly string[];
}

/** Files that the build writes for hosts, beside those of the shop. */
const FOR_HOSTS = /\.(?:br|gz)$|^_(?:headers|redirects)$/;

/**
 * Reads base path, policy and files of a built shop. Throws when the folder contains none, or when its documents have
 * different policies.
 */
export function readBuiltSite(dist: string): BuiltSite {
  const base = builtBase(dist);
  const files = filesBelow(dist).filter((file) => !FOR_HOSTS.test(file));
  const documents = files.filter((file) => file.endsWith('.html'));
  const texts = documents.map((file) => readFileSync(join(dist, file), 'utf8'));
  const [policy = null, ...others] = new Set(texts.map(policyOf));
  if (others.length > 0) throw new Error('The documents do not carry the same policy');
  return { base, policy, files };
}

/** Paths of all files below a folder with `/`, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

/** The base path a shop was built for, from the URL of its script (`<base>assets/…`). Throws when it has none. */
export function builtBase(dist: string): string {
  const home = join(dist, 'index.html');
  if (!existsSync(home)) throw new Error(`No index.html in '${dist}': build first`);
  const base = /<script\b[^>]*\bsrc="([^"]*\/)assets\//.exec(readFileSync(home, 'utf8'))?.[1];
  if (base === undefined) throw new Error(`'${home}' references no script`);
  return base;
}

/** The Content Security Policy of the home page, which all documents share; `null` when it has none. */
export function builtPolicy(dist: string): string | null {
  return policyOf(readFileSync(join(dist, 'index.html'), 'utf8'));
}

const POLICY = /<meta\b[^>]*\bhttp-equiv="Content-Security-Policy"[^>]*>/i;

/** Copies a built shop, without the policy of its documents. Returns the new folder, which is the caller's to remove. */
export function copyWithoutPolicy(dist: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'rivulet-'));
  cpSync(dist, copy, { recursive: true, filter: (path) => !/\.html\.(?:br|gz)$/.test(path) });
  for (const file of filesBelow(copy).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), html.replace(POLICY, ''));
  }
  return copy;
}

function policyOf(html: string): string | null {
  const meta = POLICY.exec(html)?.[0];
  const content = meta && /\bcontent="([^"]*)"/i.exec(meta)?.[1];
  if (content === undefined) return null;
  return content
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
