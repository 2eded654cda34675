import {
  ROOT_ID,
  MAIN_ID,
  NO_PATH,
  CARD_TEMPLATE_ID,
  INTRO_TEMPLATE_ID,
  APP_TEMPLATE_ID,
  slotSelector,
  type Slot,
} from '../../src/prerender/contract.ts';
import type { PrerenderedDocument } from '../../src/prerender/prerender.tsx';

/** The parts of a document that React does not render. */
interface DocumentParts {
  readonly base: string;
  /** Markup of the title and the tags. */
  readonly head: string;
  /** Markup of the styles that this markup needs. */
  readonly styles: (html: string) => string;
  /** The URL of the app's style sheet; `null` in development, where `styles` are all. */
  readonly styleSheet: string | null;
  /** Markup of the templates that the inline body script fills. */
  readonly cardTemplate: string;
  readonly introTemplate: string;
  /** Script elements. */
  readonly inlineHead: string;
  readonly inlineBody: string;
}

/** On what starts the app: the requests are as early as without it, but the pictures in view have priority. */
const LOW = 'fetchpriority="low"';

/**
 * The document of one page: the markup that React renders, the templates, the inline scripts, and the styles of these.
 * The app's style sheet and script are in a template until the inline body script adds them; the head preloads them.
 */
export function fillDocument(
  html: string,
  document: PrerenderedDocument,
  parts: DocumentParts,
): string {
  // Hosts answer a product's URL with `product.html`, or without rewrite rules with `404.html`.
  const mayBeProduct = document.path === NO_PATH;
  const { script, file, rest } = takeEntryScript(html);
  const sheet = parts.styleSheet ?? '';
  const markup = [
    `<div id="${ROOT_ID}" data-path="${document.path}">${document.html}</div>`,
    hasCards(document) ? template(CARD_TEMPLATE_ID, parts.cardTemplate) : '',
    mayBeProduct ? template(INTRO_TEMPLATE_ID, parts.introTemplate) : '',
  ].join('');
  const app = template(
    APP_TEMPLATE_ID,
    (sheet && `<link rel="stylesheet" ${LOW} href="${sheet}">`) + script,
  );
  const preloads =
    (sheet && `<link rel="preload" as="style" ${LOW} href="${sheet}">`) +
    `<link rel="modulepreload" ${LOW} crossorigin href="${file}">`;
  const edits: readonly [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, parts.head],
    [/(?=<\/head>)/, parts.styles(html + markup)],
    [new RegExp(`<div id="${ROOT_ID}"></div>`), markup + app + parts.inlineBody],
    [/(?=<meta name="viewport")/, expectLink(document) + preloads + parts.inlineHead],
  ];
  return edits.reduce((html, [pattern, by]) => replaceOnce(html, pattern, by), rest);
}

function template(id: string, content: string): string {
  return `<template id="${id}">${content}</template>`;
}

/** Whether the inline body script fills cards into the document. */
export function hasCards(document: PrerenderedDocument): boolean {
  return hasSlot(document, 'cards') || hasSlot(document, 'skeletons');
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
