import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const documents = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  'bench/README.md',
  ...['docs', '.github', 'lab', 'agents', 'src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Pairs of a document and a link target in it, without duplicates. */
const links = documents.flatMap((file) =>
  [...new Set(targetsIn(prose(read(file))))].map((target) => [file, target] as const),
);

test('the documents and their links are found', () => {
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

test.each(links)('%s: the link to %s is valid', (file, target) => {
  expect(errorIn(file, target)).toBe('');
});

test.each([
  ['docs/nowhere.md', 'docs/nowhere.md does not exist'],
  ['../outside.md', 'it is outside the project'],
  ['SPEC.md#cart', 'SPEC.md has no heading for #cart'],
  ['http://example.com/', 'it is not an https URL'],
  ['https://exa mple.com/', 'it is not an https URL'],
])('a link to %s is reported', (target, error) => {
  expect(errorIn('README.md', target)).toBe(error);
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** A document without code, which may contain brackets. */
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

/** The error in a link, or an empty text. External URLs are not requested. */
function errorIn(file: string, target: string): string {
  if (/^[a-z]+:/.test(target)) return isUrl(target) ? '' : 'it is not an https URL';
  const [path = '', anchor] = target.split('#');
  const to = path === '' ? file : relative(ROOT, join(ROOT, dirname(file), path));
  if (to.startsWith('..')) return 'it is outside the project';
  if (!existsSync(join(ROOT, to))) return `${to} does not exist`;
  if (anchor === undefined || anchorsOf(to).includes(anchor)) return '';
  return `${to} has no heading for #${anchor}`;
}

/** An https URL, or one of the shop served on this machine. */
function isUrl(text: string): boolean {
  return /^(?:https:\/\/|http:\/\/127\.0\.0\.1[:/])\S+$/.test(text) && URL.canParse(text);
}

/** Anchors of the headings, as GitHub generates them: a duplicate ends with `-1`. */
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
