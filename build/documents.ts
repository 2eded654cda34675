import type { Rolldown } from 'vite';
import type { Served } from '../src/prerender.tsx';

type Bundle = Rolldown.OutputBundle;

/** Takes a text file out of what is to be written. Throws when it is not there. */
export function takeText(bundle: Bundle, fileName: string): string {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`The build has no ${fileName}`);
  delete bundle[fileName];
  return String(file.source);
}

/**
 * Takes out the styles of the first script, as the document will hold them itself: nobody may ask for them as
 * files any more, neither the document nor the code that comes later.
 */
export function takeFirstStyles(bundle: Bundle): string {
  const styles = new Set<string>();
  for (const chunk of firstChunks(bundle)) {
    for (const fileName of chunk.viteMetadata?.importedCss ?? []) styles.add(fileName);
    chunk.viteMetadata?.importedCss.clear();
  }
  return [...styles].map((fileName) => takeText(bundle, fileName).trim()).join('');
}

/** The entry and what it imports, however far down; what is imported comes first. */
function firstChunks(bundle: Bundle): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (file: Bundle[string] | undefined) => {
    if (file?.type !== 'chunk' || found.has(file)) return;
    for (const name of file.imports) visit(bundle[name]);
    found.add(file);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) visit(file);
  return found;
}

/** What every document holds alike. */
export interface Parts {
  readonly styles: string;
  readonly emptyCard: string;
  readonly boot: string;
}

/** The document of one page: what React draws, the empty card that the boot script copies, and that script. */
export function fillDocument(html: string, served: Served, parts: Parts): string {
  const { styles, emptyCard, boot } = parts;
  const body = [
    `<div id="root" data-path="${served.path}">${served.html}</div>`,
    `<template id="empty-card">${emptyCard}</template>`,
    `<script>${boot}</script>`,
  ].join('');
  const titled = replaceOnce(html, /<title>[^<]*<\/title>/, `<title>${served.title}</title>`);
  const styled = replaceOnce(titled, /<\/head>/, `<style>${styles}</style></head>`);
  return replaceOnce(styled, /<div id="root"><\/div>/, body);
}

function replaceOnce(html: string, pattern: RegExp, by: string): string {
  if (!pattern.test(html)) throw new Error(`The document has no ${pattern}`);
  // A function, as the text may hold `$&` or the like.
  return html.replace(pattern, () => by);
}
