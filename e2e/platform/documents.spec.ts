import { readFileSync } from 'node:fs';
import { documentOf, NOT_FOUND_DOCUMENT, ROUTES } from '#router/route-table.ts';
import { FACE, NAME, TAGLINE } from '../fixtures/config.ts';
import { expect, test } from '../fixtures/shop.ts';

test('[OFF7, SAFE1, APP22] every document begins with the same policy and links to the manifest, and its scripts and styles have low priority', () => {
  const documents = [...Object.values(ROUTES).map(documentOf), NOT_FOUND_DOCUMENT];
  const policies = documents.map((file) => {
    const html = readFileSync(`dist/${file}`, 'utf8');
    const scripts = html.match(
      /<(?:script type="module"|link rel="(?:modulepreload|preload" as="style)")[^>]*>/g,
    );
    expect(scripts?.length).toBeGreaterThan(0);
    expect(html).toMatch(
      /<link\s+rel="manifest"\s+href="[^"]*\/manifest.webmanifest"\s+crossorigin="use-credentials"/,
    );
    // A validator counts the one in `noscript`, too.
    expect(html.match(/<main\b/g)).toHaveLength(1);
    for (const element of scripts ?? []) expect(element).toContain('fetchpriority="low"');
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    expect(html.indexOf(policy)).toBeLessThan(html.search(/<(?:script|style|link)/));
    return policy;
  });
  const [policy = '', ...others] = new Set(policies);
  expect(others).toEqual([]);
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  expect(directives).toEqual(
    expect.arrayContaining([
      ['default-src', `'none'`],
      ['base-uri', `'none'`],
      ['form-action', `'self'`],
      ['require-trusted-types-for', `'script'`],
    ]),
  );
  const sources = directives.flatMap(([name, ...sources]) =>
    name?.endsWith('-src') ? sources : [],
  );
  for (const source of sources) expect(source).toMatch(/^'(?:none|self|sha256-[\w+/]{43}=)'$/);
});

// Only a browser keeps user and password in the document's address, and loads modules by it; Firefox takes the address
// without them, which has a fragment, for the same document.
test('[APP22] the shop works at an address with a user and a password @engines', async ({
  baseURL,
  page,
  shop,
}) => {
  const url = new URL('?seed=7#cart=0:2', baseURL);
  url.username = 'user';
  url.password = 'pass';
  await shop.open(url.href);
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
  await shop.navLink('Products').click();
  await expect(shop.heading).toHaveText('Products');
  expect(await page.evaluate(() => fetch('robots.txt').then(({ ok }) => ok))).toBe(true);
});

test('[META6] the build writes robots.txt', () => {
  expect(readFileSync('dist/robots.txt', 'utf8')).toContain('User-agent: *');
});

test.describe('an attack', () => {
  test.use({ expectedErrors: [/Content.Security.Policy|This document requires|violates/i] });

  test('[SAFE2] injected markup neither runs, loads nor sends anything', async ({ page, shop }) => {
    const origin = 'http://foreign.test';
    const requests: string[] = [];
    await page.route(`${origin}/**`, (route) => {
      requests.push(route.request().url());
      return route.fulfill({ body: '' });
    });
    const injected = `
      <div hidden>
        <script>document.documentElement.dataset.attack = 'script'</script>
        <script src="${origin}/script.js"></script>
        <img src="favicon.svg" onload="document.documentElement.dataset.attack = 'handler'" alt="">
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
      <form id="leak" action="${origin}/form"><button>leak</button></form>`;
    await page.route(/\/\?seed=7$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<div id="root"', `${injected}$&`);
      await route.fulfill({ response, body });
    });
    await shop.open('?seed=7');
    await expect(shop.cards).toHaveCount(20);
    await expect(page.locator('#styled')).toHaveCSS('position', 'static');
    await expect(page.locator('#inline')).toHaveJSProperty('naturalWidth', 0);
    const blocked = await page.evaluate(async (url) => {
      const kinds = new Set<string>();
      // Which directive blocks the link depends on the engine.
      const threeBlocked = new Promise<void>((done) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (kinds.add(effectiveDirective).size === 3) done();
        });
      });
      document.querySelector<HTMLElement>('#trap')?.click();
      document.querySelector<HTMLElement>('#leak button')?.click();
      await fetch(`${url}/fetch`).catch(() => undefined);
      await threeBlocked;
      return [...kinds];
    }, origin);
    expect(blocked).toEqual(expect.arrayContaining(['connect-src', 'form-action']));
    expect(await page.evaluate(() => document.documentElement.dataset['attack'])).toBeUndefined();
    expect(requests).toEqual([]);
  });

  test('[SAFE3] no string becomes a script', async ({ page, shop }) => {
    await shop.open('?seed=7');
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

test('[EASE33] a copy that was saved of the running shop shows its content without JavaScript', async ({
  browser,
  page,
  shop,
}) => {
  await shop.open('?seed=7');
  const saved = await page.content();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const copy = await context.newPage();
  await copy.setContent(saved);
  await expect(copy.getByRole('article')).toHaveCount(20);
  await expect(copy.getByRole('article').first()).toBeVisible();
  await expect(copy.getByText('it needs JavaScript')).toBeHidden();
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[EASE17] every page says what the shop is and that it needs JavaScript', async ({
    page,
  }) => {
    const main = page.getByRole('region', { name: `${NAME} runs on JavaScript` });
    const heading = main.getByRole('heading', { level: 1 });
    for (const path of ['', 'products?q=radio', 'cart']) {
      await page.goto(path);
      await expect(heading).toHaveText(`${NAME} runs on JavaScript`);
      await expect(heading).toHaveCSS('font-family', FACE === 'plain' ? /^Figtree/ : /Fraunces/);
      await expect(main).toContainText(TAGLINE);
      await expect(main).toContainText('it needs JavaScript');
      await expect(main.getByRole('link', { name: 'load it again' })).toBeVisible();
      await expect(page.locator('#root')).toBeHidden();
    }
  });
});
