import {
  ROOT_ID,
  MAIN_ID,
  CARD_TEMPLATE_ID,
  INTRO_TEMPLATE_ID,
  ENTRY_SCRIPT_ID,
  PRODUCT_PRELOADS_ID,
  slotSelector,
  type Slot,
} from '../../src/prerender/contract.ts';
import type { PrerenderedDocument } from '../../src/prerender/prerender.tsx';
import type { PageChunks } from './bundle.ts';
import { stylesFor } from './styles-for.ts';

/** The parts of a document that React does not render. */
export interface DocumentParts {
  readonly base: string;
  /** Markup of the title and the tags. */
  readonly head: string;
  /** Markup of the styles that every page needs. */
  readonly styles: string;
  /** Of the document's page. */
  readonly page: PageChunks;
  /** Of the product page: only in the browser is it known which product a document shows. */
  readonly productPage: PageChunks;
  /** Markup of the templates that the inline body script fills. */
  readonly cardTemplate: string;
  readonly introTemplate: string;
  /** Script elements. */
  readonly inlineHead: string;
  readonly inlineBody: string;
}

/** On elements that fetch scripts: the request is as early as without it, but the pictures in view have priority. */
const LOW = 'fetchpriority="low"';

/**
 * The document of one page: the markup that React renders, the templates and the inline scripts. The entry chunk's
 * script element is in a template until the inline body script runs it; the head preloads its file.
 */
export function fillDocument(
  html: string,
  document: PrerenderedDocument,
  parts: DocumentParts,
): string {
  const { base, page, productPage, cardTemplate, introTemplate } = parts;
  // Hosts answer a product's URL with `product.html`, or without rewrite rules with `404.html`.
  const mayBeProduct = document.path === '';
  const { script, file, rest } = takeEntryScript(html);
  const root = [
    `<div id="${ROOT_ID}" data-path="${document.path}">${document.html}</div>`,
    hasSlot(document, 'cards') || hasSlot(document, 'skeletons')
      ? template(CARD_TEMPLATE_ID, cardTemplate)
      : '',
    mayBeProduct ? template(INTRO_TEMPLATE_ID, introTemplate) : '',
    mayBeProduct ? template(PRODUCT_PRELOADS_ID, productPreloads(productPage, base)) : '',
    template(ENTRY_SCRIPT_ID, script),
    parts.inlineBody,
  ].join('');
  const ownStyles = mayBeProduct ? stylesFor(introTemplate, productPage.styles) : page.styles;
  const preloads = modulePreloads([file, ...urlsOf(page, base)]);
  const edits: readonly [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, parts.head],
    [
      /(?=<\/head>)/,
      disabledLinks(page, base) + parts.styles + (ownStyles && `<style>${ownStyles}</style>`),
    ],
    [new RegExp(`<div id="${ROOT_ID}"></div>`), root],
    [/(?=<meta name="viewport")/, expectLink(document) + preloads + parts.inlineHead],
  ];
  return edits.reduce((html, [pattern, by]) => replaceOnce(html, pattern, by), rest);
}

function template(id: string, content: string): string {
  return `<template id="${id}">${content}</template>`;
}

function hasSlot({ html }: PrerenderedDocument, slot: Slot): boolean {
  return html.includes(slotSelector(slot).slice(1, -1));
}

/**
 * Chromium's first paint waits until the main element is parsed; without it a slow device paints the empty background
 * first (https://html.spec.whatwg.org/multipage/links.html#link-type-expect).
 */
function expectLink(document: PrerenderedDocument): string {
  const list = hasSlot(document, 'skeletons') ? ' data-list' : '';
  return `<link rel="expect" href="#${MAIN_ID}" blocking="render" data-path="${document.path}"${list}>`;
}

/**
 * The page's styles are inlined. Vite's loader of lazy chunks treats style sheets that the document links as loaded, and
 * browsers do not fetch a disabled link.
 */
function disabledLinks({ styleFiles }: PageChunks, base: string): string {
  return styleFiles
    .map((file) => `<link rel="stylesheet" href="${base}${file}" disabled>`)
    .join('');
}

/** For the inline body script: without them the product page's files are fetched only after the entry chunk has run. */
function productPreloads(page: PageChunks, base: string): string {
  // With the attributes that Vite's loader sets: otherwise browsers would fetch the files twice.
  const styles = page.styleFiles.map(
    (file) => `<link rel="preload" as="style" ${LOW} crossorigin href="${base}${file}">`,
  );
  return styles.join('') + modulePreloads(urlsOf(page, base));
}

function urlsOf({ files }: PageChunks, base: string): readonly string[] {
  return files.map((file) => base + file);
}

function modulePreloads(urls: readonly string[]): string {
  return urls.map((url) => `<link rel="modulepreload" ${LOW} crossorigin href="${url}">`).join('');
}

/** The last module script (in development Vite's client precedes it), its URL, and the document without it. */
function takeEntryScript(html: string) {
  const scripts = [...html.matchAll(/<script type="module"[^>]* src="([^"]*)"><\/script>/g)];
  const [script, file] = scripts.at(-1) ?? [];
  if (script === undefined || file === undefined) throw new Error('The document has no script');
  return {
    script: script.replace('<script', `<script ${LOW}`),
    file,
    rest: html.replace(script, ''),
  };
}

function replaceOnce(html: string, pattern: RegExp, by: string): string {
  if (!pattern.test(html)) throw new Error(`The document has no ${pattern}`);
  // A function, because the text may contain `$&`.
  return html.replace(pattern, () => by);
}
