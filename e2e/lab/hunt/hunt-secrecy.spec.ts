import { answers, huntFor } from '../hunts.ts';
import { seededProduct } from '../../fixtures/products.ts';
import { expect, test } from '../../fixtures/shop.ts';

const scarf = seededProduct(0);

/** Faults of different classes, injected by different means. */
const HUNT = huntFor('alt-gone', 'stars-five');
const ALL = `${HUNT.option.replace(/_.*/, '')}_n20`;

test('[FAULT16, FAULT4] nothing on the page names the faults of a hunt', async ({ page, shop }) => {
  test.slow();
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('request', (request) => seen.push(request.url()));
  const collect = async () => {
    seen.push(page.url(), await page.content());
    seen.push(
      await page.evaluate(() =>
        JSON.stringify([
          { ...sessionStorage },
          { ...localStorage },
          window.rivulet?.state(),
          window.rivulet?.log(),
          Object.keys(window),
          document.title,
        ]),
      ),
    );
  };
  for (const option of [HUNT.option, ALL]) {
    await shop.openLoaded(`?seed=7&lab=${option}&lab-panel=open`);
    await collect();
    for (const path of ['products?q=wool', `product/${scarf.id}`, 'cart']) {
      await shop.openLoaded(`${path}${path.includes('?') ? '&' : '?'}seed=7&lab=${option}`);
      await collect();
    }
    await page.goto('lab.html');
    await collect();
  }
  const text = seen.join('\n');
  // Storage, requests and the document were searched.
  expect(text).toContain('reports');
  expect(text).toMatch(/assets\/lab[\w-]*\.js/);
  expect(text).toContain('Practice faults are on');
  expect(text).not.toContain('answers.json');
  for (const { key, title } of answers()) {
    expect(text).not.toContain(title);
    // As a whole word, because other words may contain a short key.
    expect(text).not.toMatch(new RegExp(`(?<![\\w-])${key}(?![\\w-])`));
  }
});
