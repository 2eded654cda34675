import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { DOCUMENTS } from '../../src/router/route-table.mjs';
import { listen } from '../../scripts/serve.mjs';
import { test as withHost } from '../fixtures/static-host.ts';
import { expect } from '../fixtures/shop.ts';

/** A server of another origin. */
interface ForeignHost {
  readonly origin: string;
  /** The paths that were requested from it. */
  readonly requests: readonly string[];
}

const test = withHost.extend<{ foreignHost: ForeignHost }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads what a fixture needs from its pattern
  foreignHost: async ({}, provide) => {
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.end();
    });
    const port = await listen(server, 0, '127.0.0.1');
    await provide({ origin: `http://127.0.0.1:${port}`, requests });
    server.close();
  },
});

/** The directives of a document's policy by name, which must come before everything that it restricts. */
async function policyOf(page: Page, url: string): Promise<ReadonlyMap<string, string[]>> {
  const html = await (await page.request.get(url)).text();
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  expect(html.indexOf(policy)).toBeLessThan(html.search(/<(?:script|style|link)/));
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('[SAFE1] every document has one policy @smoke', async ({ page, host }) => {
  const [first, ...others] = await Promise.all(
    DOCUMENTS.map((file) => policyOf(page, host.url(file))),
  );
  for (const other of others) expect([...other]).toEqual([...(first ?? [])]);
  expect(first?.get('default-src')).toEqual([`'none'`]);
  expect(first?.get('base-uri')).toEqual([`'none'`]);
  expect(first?.get('form-action')).toEqual([`'self'`]);
  expect(first?.get('require-trusted-types-for')).toEqual([`'script'`]);
  const sources = [...(first ?? [])]
    .filter(([name]) => name.endsWith('-src'))
    .flatMap(([, values]) => values);
  for (const source of sources) expect(source).toMatch(/^'(?:none|self|sha256-[\w+/]{43}=)'$/);
});

test.describe('an attack', () => {
  test.use({ expectedErrors: [/Content.Security.Policy|This document requires|violates/i] });

  test('[SAFE2] injected markup neither runs, loads nor sends anything @engines', async ({
    page,
    shop,
    host,
    foreignHost: { origin, requests },
  }) => {
    host.edit('index.html', (html) =>
      html.replace(
        '<div id="root"',
        `<div hidden>
          <script>document.documentElement.dataset.attack = 'script'</script>
          <script src="${origin}/script.js"></script>
          <img src="${host.url('favicon.svg')}" onload="document.documentElement.dataset.attack = 'handler'" alt="">
          <img src="${origin}/picture.png" alt="">
          <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" id="inline" alt="">
          <iframe src="${origin}/frame"></iframe>
          <object data="${origin}/object"></object>
          <link rel="stylesheet" href="${origin}/style.css">
          <base href="${origin}/">
        </div>
        <a id="trap" href="javascript:document.documentElement.dataset.attack='link'">trap</a>
        <p id="styled" style="position: fixed">styled</p>
        <style>#styled { position: absolute }</style>
        <form id="leak" action="${origin}/form"><button>leak</button></form>
        <div id="root"`,
      ),
    );
    await shop.open(host.url(''));
    await expect(shop.cards).toHaveCount(20);
    await expect(page.locator('#styled')).toHaveCSS('position', 'static');
    await expect(page.locator('#inline')).toHaveJSProperty('naturalWidth', 0);
    const blocked = await page.evaluate(async (url) => {
      const kinds = new Set<string>();
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        kinds.add(effectiveDirective),
      );
      document.querySelector<HTMLElement>('#trap')?.click();
      document.querySelector<HTMLElement>('#leak button')?.click();
      await fetch(`${url}/fetch`).catch(() => undefined);
      while (kinds.size < 3) await new Promise((done) => setTimeout(done, 20));
      return [...kinds].toSorted();
    }, origin);
    // Which directive blocks the link depends on the engine.
    expect(blocked).toEqual(expect.arrayContaining(['connect-src', 'form-action']));
    expect(await page.evaluate(() => document.documentElement.dataset['attack'])).toBeUndefined();
    expect(requests).toEqual([]);
  });

  test('[SAFE3] no string becomes the URL or text of a script', async ({ page, shop, host }) => {
    await shop.open(host.url(''));
    const results = await page.evaluate(() => {
      const attempts: (() => unknown)[] = [
        () => (document.createElement('script').src = 'other.js'),
        () => (document.createElement('script').text = '1'),
        () => (document.createElement('div').innerHTML = '<b>bold</b>'),
        () => document.body.insertAdjacentHTML('beforeend', '<b>bold</b>'),
        () =>
          trustedTypes?.createPolicy('other', {
            createScriptURL: (url) => url,
            createScript: (text) => text,
          }),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'not blocked';
        } catch (error) {
          return error instanceof TypeError ? 'blocked' : String(error);
        }
      });
    });
    expect(results).toEqual(results.map(() => 'blocked'));
  });
});
