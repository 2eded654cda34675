import type { Rolldown } from 'vite';
import type { PrerenderedDocuments } from '../src/prerender/prerender.tsx';
import { stylesFor } from './styles-for.ts';
import { printData, printTags } from './print-tags.ts';

type Bundle = Rolldown.OutputBundle;

/** Takes a text file out of what is to be written. Throws when it is not there. */
export function takeText(bundle: Bundle, fileName: string): string {
  const text = textOf(bundle, fileName);
  delete bundle[fileName];
  return text;
}

function textOf(bundle: Bundle, fileName: string): string {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`The build has no ${fileName}`);
  return String(file.source);
}

/** What a page's own code, which the first script asks for later, brings: its styles, and the addresses of its files. */
export interface PageParts {
  readonly styles: string;
  readonly styleFiles: readonly string[];
  readonly files: readonly string[];
}

/** Of the page whose code is the chunk of that name; nothing for a page of the first script. */
export function pagePartsOf(bundle: Bundle, name: string | null): PageParts {
  const first = reachedFrom(bundle, isEntry);
  const isPage = (chunk: Rolldown.OutputChunk) => chunk.isDynamicEntry && chunk.name === name;
  const own = [...reachedFrom(bundle, isPage)].filter((chunk) => !first.has(chunk));
  const styleFiles = [
    ...new Set(own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
  ];
  return {
    styles: styleFiles.map((fileName) => textOf(bundle, fileName).trim()).join(''),
    styleFiles,
    files: own.map(({ fileName }) => fileName),
  };
}

/**
 * Takes out the styles of the first script, as the document will hold them itself: nobody may ask for them as
 * files any more, neither the document nor the code that comes later.
 */
export function takeFirstStyles(bundle: Bundle): string {
  const styles = new Set<string>();
  for (const chunk of reachedFrom(bundle, isEntry)) {
    for (const fileName of chunk.viteMetadata?.importedCss ?? []) styles.add(fileName);
    chunk.viteMetadata?.importedCss.clear();
  }
  return [...styles].map((fileName) => takeText(bundle, fileName).trim()).join('');
}

function isEntry(file: Rolldown.OutputChunk): boolean {
  return file.isEntry;
}

/** Some chunks and what they import, however far down; what is imported comes first. */
function reachedFrom(
  bundle: Bundle,
  isStart: (file: Rolldown.OutputChunk) => boolean,
): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (file: Bundle[string] | undefined) => {
    if (file?.type !== 'chunk' || found.has(file)) return;
    for (const name of file.imports) visit(bundle[name]);
    found.add(file);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && isStart(file)) visit(file);
  return found;
}

/** What is put into a document besides what React draws. */
export interface Parts {
  readonly base: string;
  readonly styles: string;
  readonly page: PageParts;
  /** What the product page brings, whose document knows no product. */
  readonly productPage: PageParts;
  readonly emptyCard: string;
  /** The top of the product page, without its product. */
  readonly emptyIntro: string;
  /** The scripts in the document itself: the one in its head, and the boot script. */
  readonly head: string;
  readonly boot: string;
}

/** Of an element that asks for script: as early as ever, to be sent after what is more urgent. */
const LOW = 'fetchpriority="low"';

/**
 * The document of one page: what React draws, what the boot script copies and fills in, and that script. The first
 * script lies in a template from which the boot script has it run; the head preloads it.
 */
export function fillDocument(html: string, served: PrerenderedDocuments, parts: Parts): string {
  const { base, styles, page, productPage, emptyCard, emptyIntro, head, boot } = parts;
  // A product's address is answered with `product.html`, or by a host without rules with `404.html`.
  const mayBeProduct = served.path === '';
  const { script, file, rest } = takeScript(html);
  const body = [
    `<div id="root" data-path="${served.path}">${served.html}</div>`,
    HOLDS_CARDS.test(served.html) ? `<template id="empty-card">${emptyCard}</template>` : '',
    mayBeProduct ? `<template id="empty-intro">${emptyIntro}</template>` : '',
    mayBeProduct ? productCode(productPage, base) : '',
    `<template id="first-script">${script}</template>`,
    `<script>${boot}</script>`,
  ].join('');
  const named = `<title>${served.title}</title>${printTags(served.tags)}${printData(served.data)}`;
  const titled = replaceOnce(rest, /<title>[^<]*<\/title>/, named);
  // Not fetched, but found by the loader of later code, which then takes the page's styles for loaded.
  const loaded = page.styleFiles.map(
    (file) => `<link rel="stylesheet" href="${base}${file}" disabled>`,
  );
  const ownStyles = mayBeProduct ? stylesFor(emptyIntro, productPage.styles) : page.styles;
  const look = `${loaded.join('')}<style>${styles}${ownStyles}</style></head>`;
  const styled = replaceOnce(titled, /<\/head>/, look);
  const whole = replaceOnce(styled, /<div id="root"><\/div>/, body);
  const ask = modulePreloads([file, ...addressesOf(page, base)]);
  const early = `${hold(served)}${ask}<script>${head}</script>`;
  return replaceOnce(whole, /(?=<meta name="viewport")/, early);
}

/**
 * Without it a slow browser paints the ground before it has read on, and what the page says a frame later: 0.1 s on a
 * phone (https://html.spec.whatwg.org/multipage/links.html#link-type-expect). Where it is not what the address asks for,
 * the script in the head has the browser wait for the boot script, too.
 */
function hold({ path, html }: PrerenderedDocuments): string {
  const list = html.includes(SKELETON) ? ' data-list' : '';
  return `<link rel="expect" href="#main" blocking="render" data-path="${path}"${list}>`;
}

/** The list's document is the one that shows them. */
const SKELETON = 'data-skeleton';
/** Grids that the boot script fills, at once or when their skeletons go. */
const HOLDS_CARDS = new RegExp(`data-cards|${SKELETON}`);

/**
 * `404.html` may be asked for a product or for anything else: the boot script asks for the code of a product's page
 * where it is wanted, so that it does not come after the first script, one file after the other.
 */
function productCode(page: PageParts, base: string): string {
  // As the loader of later code will ask for them, or they would come twice.
  const styles = page.styleFiles.map(
    (file) => `<link rel="preload" as="style" ${LOW} crossorigin href="${base}${file}">`,
  );
  return `<template id="product-code">${styles.join('')}${modulePreloads(addressesOf(page, base))}</template>`;
}

function addressesOf({ files }: PageParts, base: string): readonly string[] {
  return files.map((file) => base + file);
}

function modulePreloads(addresses: readonly string[]): string {
  return addresses
    .map((address) => `<link rel="modulepreload" ${LOW} crossorigin href="${address}">`)
    .join('');
}

/** The element of the first script, its address, and the document without it. Throws when there is none. */
function takeScript(html: string) {
  const [found, file] = /<script type="module"[^>]* src="([^"]*)"><\/script>/.exec(html) ?? [];
  if (found === undefined || file === undefined) throw new Error('The document has no script');
  return {
    script: found.replace('<script', `<script ${LOW}`),
    file,
    rest: html.replace(found, ''),
  };
}

function replaceOnce(html: string, pattern: RegExp, by: string): string {
  if (!pattern.test(html)) throw new Error(`The document has no ${pattern}`);
  // A function, as the text may hold `$&` or the like.
  return html.replace(pattern, () => by);
}
