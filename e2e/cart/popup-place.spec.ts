import type { Page } from '@playwright/test';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

const BLOCKS = ['start', 'center', 'end'] as const;

/** Names the controls that are not hit at their centre, scrolled to each of these places of the window. */
function findCovered(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    ([selector, blocks]) => {
      const isHit = (control: Element, block: ScrollLogicalPosition) => {
        control.scrollIntoView({ block });
        const { x, y, width, height } = control.getClientRects()[0] ?? new DOMRect();
        return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      };
      return [...document.querySelectorAll(selector)]
        .filter((control) => control.checkVisibility())
        .map((control) => {
          const covered = blocks.filter((block) => !isHit(control, block));
          return `${control.textContent || control.id}: ${covered.join(' ')}`;
        })
        .filter((line) => !line.endsWith(': '));
    },
    [selector, BLOCKS] as const,
  );
}

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
];

// What a driver of another tool clicks: it scrolls the button to one of these places and presses its centre.
test('[POP21, POP34] each card’s button is free of the small popup, wherever it is scrolled to', async ({
  shop,
  page,
}) => {
  await shop.open('?seed=7');
  const button = shop.cards.nth(4).getByRole('button');
  // Before the popup has opened, as it does after the paint, the pressed button has the focus.
  await shop.cards.first().getByRole('button').focus();
  const starts: number[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await button.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    starts.push((await button.boundingBox())?.y ?? 0);
  }
  await shop.cards.first().getByRole('button').click();
  await expect(shop.popup).toBeVisible();
  for (const [index, size] of SIZES.entries()) {
    await test.step(`at ${size.width} by ${size.height}px`, async () => {
      await page.setViewportSize(size);
      expect(await findCovered(page, 'main article button')).toEqual([]);
      const { y, height } = (await shop.popup.boundingBox()) ?? { y: Infinity, height: Infinity };
      expect(height).toBeLessThanOrEqual(size.width < 768 ? 0.35 * size.height : 200);
      expect(starts[index]).toBeGreaterThan(y + height);
    });
  }
});

// At the end of the page nothing is left to scroll, and at its start a popup below the icon stays on what it covers.
test('[POP29, POP30] each control of a page can be scrolled free of the sheet, which is not higher than 45% of the window', async ({
  shop,
  page,
}) => {
  await shop.storeCart([0, 1, 2].map((index) => ({ id: seededProduct(index).id, qty: 1 })));
  for (const path of ['?seed=7', 'cart?seed=7']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await shop.open(path);
    await shop.cartIcon.click();
    await expect(shop.popup).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await test.step(`${path} at ${width} by ${height}px`, async () => {
        await page.setViewportSize({ width, height });
        const covered = await findCovered(page, ':is(main, footer) :is(a, button, input, select)');
        expect(covered.filter((line) => line.endsWith(`: ${BLOCKS.join(' ')}`))).toEqual([]);
        const { height: popup } = (await shop.popup.boundingBox()) ?? { height: Infinity };
        expect(popup).toBeLessThanOrEqual(0.45 * height);
      });
    }
  }
});
