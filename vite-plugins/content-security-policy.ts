import { createHash } from 'node:crypto';
import { TRUSTED_TYPES_POLICY } from '../src/lib/trusted-types.ts';

/**
 * The Content Security Policy of some documents together (CSP Level 3, Trusted Types): nothing but the shop's
 * own files, and what stands within these documents by its hash. Framing is not in it, as only a header of the
 * server can forbid that.
 */
export function policyFor(documents: readonly string[]): string {
  const hashes = (element: 'script' | 'style') =>
    [...new Set(documents.flatMap((html) => inlineTexts(html, element).map(hashSource)))].join(' ');
  return [
    `default-src 'none'`,
    `script-src 'self' ${hashes('script')}`,
    `style-src 'self' ${hashes('style')}`,
    ...['connect', 'font', 'img', 'manifest', 'worker'].map((kind) => `${kind}-src 'self'`),
    `base-uri 'none'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ].join('; ');
}

/** Puts a policy into a document, before everything that it governs. */
export function withPolicy(html: string, policy: string): string {
  const first = /<meta charset="utf-8" ?\/?>/;
  if (!first.test(html)) throw new Error('The document does not begin with its charset');
  return html.replace(
    first,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Of the elements that hold code themselves: those with a `src` or a `type` of data do not. */
function inlineTexts(html: string, element: string): string[] {
  const found = html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'));
  return [...found].map(([, text = '']) => text);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
