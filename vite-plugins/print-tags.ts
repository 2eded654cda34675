import type { HeadTag } from '../src/seo/update-tag.ts';
import { escapeHtml } from './escape-html.mjs';

/** The elements of the tags that have content. */
export function printTags(tags: readonly HeadTag[]): string {
  return tags.map(print).join('');
}

function print({ content, ...key }: HeadTag): string {
  if (content === null) return '';
  const [attribute, value] = Object.entries(key)[0] ?? ['name', ''];
  return attribute === 'rel'
    ? `<link rel="${value}" href="${escapeHtml(content)}">`
    : `<meta ${attribute}="${value}" content="${escapeHtml(content)}">`;
}

/** The element of JSON-LD, which must hold no `<`: see `formatLinkedData`. */
export function printData(data: string | null): string {
  if (data === null) return '';
  if (data.includes('<')) throw new Error('The JSON-LD could end its element');
  return `<script type="application/ld+json">${data}</script>`;
}
