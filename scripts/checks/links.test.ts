import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const documents = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  'bench/README.md',
  ...['docs', '.github'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Pairs of a document and where one of its links leads, each once. */
const links = documents.flatMap((file) =>
  [...new Set(targetsIn(prose(read(file))))].map((target) => [file, target] as const),
);

test('the documents have links', () => {
  expect(documents).toEqual(
    expect.arrayContaining([
      'README.md',
      'SPEC.md',
      'docs/deploy.md',
      '.github/pull_request_template.md',
    ]),
  );
  expect(links.length).toBeGreaterThan(60);
});

test.each(links)('%s: the link to %s leads somewhere', (file, target) => {
  expect(faultOf(file, target)).toBe('');
});

test.each([
  ['docs/nowhere.md', 'there is no docs/nowhere.md'],
  ['../outside.md', 'it leaves the project'],
  ['SPEC.md#cart', 'SPEC.md has no heading for #cart'],
  ['http://example.com/', 'it is no https address'],
  ['https://exa mple.com/', 'it is no https address'],
])('a link to %s would be found out', (target, fault) => {
  expect(faultOf('README.md', target)).toBe(fault);
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** A document without its code, which may hold brackets of its own. */
function prose(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`/g, '');
}

function targetsIn(text: string): string[] {
  const forms = [
    /\]\(([^)\s]+)(?: "[^"]*")?\)/g,
    /^\[[^\]]+\]: (\S+)/gm,
    /<(https?:[^>]+)>/g,
    /\b(?:src|srcset|href)="([^"]*)"/g,
  ];
  return forms.flatMap((form) => [...text.matchAll(form)].map(([, target = '']) => target));
}

/** What is wrong with a link, or nothing. Addresses outside are not asked for. */
function faultOf(file: string, target: string): string {
  if (/^[a-z]+:/.test(target)) return isAddress(target) ? '' : 'it is no https address';
  const [path = '', anchor] = target.split('#');
  const to = path === '' ? file : relative(ROOT, join(ROOT, dirname(file), path));
  if (to.startsWith('..')) return 'it leaves the project';
  if (!existsSync(join(ROOT, to))) return `there is no ${to}`;
  if (anchor === undefined || anchorsOf(to).includes(anchor)) return '';
  return `${to} has no heading for #${anchor}`;
}

/** Of the web, or of the shop as it is served here. */
function isAddress(text: string): boolean {
  return /^(?:https:\/\/|http:\/\/127\.0\.0\.1[:/])\S+$/.test(text) && URL.canParse(text);
}

/** As GitHub makes them from headings: the second of two alike ends with `-1`. */
function anchorsOf(file: string): string[] {
  const headings = [
    ...read(file)
      .replace(/^ *```[\s\S]*?^ *```$/gm, '')
      .matchAll(/^#+ (.+)$/gm),
  ];
  const seen = new Map<string, number>();
  return headings.map(([, heading = '']) => {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = words.replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '').replaceAll(' ', '-');
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
}
