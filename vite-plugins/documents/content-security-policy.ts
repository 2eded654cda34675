import { createHash } from 'node:crypto';
import { TRUSTED_TYPES_POLICY } from '../../src/lib/trusted-types.ts';

/**
 * One Content Security Policy for several documents (CSP Level 3, Trusted Types): files of the shop's origin, and the
 * inline scripts and styles of these documents by their hashes. `frame-ancestors` works only in an HTTP header.
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

/** Adds a policy to a document, before everything that it applies to. Throws when the document lacks the charset. */
export function withPolicy(html: string, policy: string): string {
  const first = /<meta charset="utf-8" ?\/?>/;
  if (!first.test(html)) throw new Error('The document has no <meta charset="utf-8">');
  return html.replace(
    first,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Content of inline elements. Those with attributes (`src`, a data block's `type`) need no hash. */
function inlineTexts(html: string, element: string): string[] {
  const found = html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'));
  return [...found].map(([, text = '']) => text);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
