import { escapeHtml } from '../vite-plugins/documents/escape-html.mjs';
import type { ExtraPageParts } from '../vite-plugins/documents/prerender.ts';
import { readShopConfig } from '../vite-plugins/read-shop-config.mjs';

/** `lab.html`: the state and the log of this tab's lab as text. Its links are relative, so it works below any base path. */
export function labPage({ styles, styleSheet, script }: ExtraPageParts): string {
  const { name } = readShopConfig();
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Lab · ${escapeHtml(name)}</title>
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="favicon.svg" type="image/svg+xml" sizes="any" />
    ${styles}<link rel="stylesheet" href="${styleSheet}" />
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <main class="lab-page">
      <h1>Lab</h1>
      <p id="status" role="status">
        This tab has no lab. Open <a href="./?lab">the shop with its lab</a> in this tab, use it, and then come back
        to this address.
      </p>
      <div data-part hidden>
        <h2 id="state-heading">State</h2>
        <pre id="state" tabindex="0" aria-labelledby="state-heading" role="region"></pre>
      </div>
      <div data-part hidden>
        <h2 id="log-heading">Events</h2>
        <pre id="log" tabindex="0" aria-labelledby="log-heading" role="region"></pre>
      </div>
      <ul>
        <li><a href="./">Back to the shop</a></li>
        <li><a href="lab/state.schema.json">JSON Schema of a state</a></li>
        <li><a href="lab/rivulet.d.ts">Types</a></li>
      </ul>
    </main>
  </body>
</html>
`;
}
