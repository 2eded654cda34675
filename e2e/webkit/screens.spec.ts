import { By, Key } from 'selenium-webdriver';
import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { expect, test } from './shop.ts';

const { id, title } = seededProduct(0);
const OPTIONS = '[role="listbox"] [role="option"]';
const SELECTED = `${OPTIONS}[aria-selected="true"]`;

test('suggestions by keyboard, however fast it types', async ({ shop, driver }) => {
  await shop.open('cart?seed=7');
  const box = await shop.find('input', 'Search products');
  await test.step('[FIND31] the box is a combobox with options', async () => {
    expect(await box.getAriaRole()).toBe('combobox');
    await box.sendKeys('ste');
    await expect.poll(() => shop.texts(OPTIONS)).toContain('Oak Steady Weather Station');
    await box.sendKeys(Key.BACK_SPACE, Key.BACK_SPACE);
    await expect.poll(() => shop.texts(OPTIONS)).toEqual([]);
  });
  await test.step('[FIND26] an arrow key right after a letter moves among its suggestions', async () => {
    await driver.executeScript((input: HTMLInputElement) => {
      // In one task: a later one has no chance in between.
      document.execCommand('insertText', false, 'te');
      const init = { key: 'ArrowDown', bubbles: true, cancelable: true };
      input.dispatchEvent(new KeyboardEvent('keydown', init));
    }, box);
    await expect.poll(() => shop.texts(SELECTED)).toEqual(['steel']);
  });
  await test.step('[FIND31] the selected option is the active one, and Enter searches for it', async () => {
    await box.sendKeys(Key.ARROW_DOWN);
    await expect.poll(() => shop.texts(SELECTED)).toEqual(['steady']);
    const selected = await driver.findElement(By.css(SELECTED)).getAttribute('id');
    expect(await box.getAttribute('aria-activedescendant')).toBe(selected);
    await box.sendKeys(Key.ENTER);
    await expect.poll(() => shop.texts('h1:focus')).toEqual(['Results for "steady"']);
  });
});

test('[LIST13] Back and Forward restore list and scroll position', async ({ shop, driver }) => {
  const sorted = titles(seededProducts().toSorted((a, b) => Number(a.price) - Number(b.price)));
  const target = sorted[14]!;
  const list = () => shop.texts('main [data-product] h2');
  const scrolled = () => driver.executeScript<number>('return scrollY');
  await shop.open('products?seed=7');
  await driver.findElement(By.css('option[value="price-low"]')).click();
  await expect.poll(list).toEqual(sorted);
  const link = await shop.find('main a', target);
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', link);
  const position = await scrolled();
  expect(position).toBeGreaterThan(500);
  await link.click();
  await expect.poll(() => shop.texts('h1')).toEqual([target]);
  await expect.poll(scrolled).toBe(0);
  for (let visit = 0; visit < 2; visit += 1) {
    await driver.navigate().back();
    await expect.poll(() => shop.texts('h1')).toEqual(['Products']);
    expect(await list()).toEqual(sorted);
    await expect.poll(scrolled).toBe(position);
    await driver.navigate().forward();
    await expect.poll(() => shop.texts('h1')).toEqual([target]);
  }
});

test('the popup shows its lines and takes the focus', async ({ shop, driver }) => {
  const popups = () => shop.texts(':popover-open');
  await shop.open('products?seed=7');
  const card = `[data-product="${id}"]`;
  await test.step('[POP24] opened from a card it shows its lines, and does not take the focus', async () => {
    await (await shop.find(`${card} button`, 'Add to Cart')).sendKeys(Key.ENTER);
    const popup = await shop.find(':popover-open', 'Cart');
    expect(await popup.getAriaRole()).toBe('dialog');
    const { x, width } = await popup.getRect();
    expect(x + width).toBeLessThanOrEqual(960);
    const height = async (css: string) => (await popup.findElement(By.css(css)).getRect()).height;
    expect(await height('ul')).toBeGreaterThan(await height('li'));
    expect(await shop.texts(':popover-open:focus-within')).toEqual([]);
  });
  await test.step('[POP3] Escape closes it', async () => {
    await driver.actions().sendKeys(Key.ESCAPE).perform();
    await expect.poll(popups).toEqual([]);
    // WebKit takes the focus from a button that gets disabled; it returns with the label.
    await shop.find(`${card} button:focus`, 'Add to Cart');
  });

  const icon = await shop.find('header button', 'Cart, 1 item');
  await test.step('[POP6] opened from the icon it takes the focus, which Escape returns', async () => {
    await icon.click();
    await (await shop.find(':popover-open:focus', 'Cart')).sendKeys(Key.TAB);
    await (await shop.find('a:focus', 'Go to Cart')).sendKeys(Key.ESCAPE);
    await expect.poll(popups).toEqual([]);
    await shop.find('header button:focus', 'Cart, 1 item');
  });
  await test.step('[POP3] a click outside closes it', async () => {
    await icon.click();
    await shop.find(':popover-open', 'Cart');
    await driver.findElement(By.css('h1')).click();
    await expect.poll(popups).toEqual([]);
  });
});

test('Escape closes the suggestions, then the menu', async ({ shop, driver }) => {
  // Before the page: WebKitGTK may go on hiding the button of a window that has become narrow.
  await driver.manage().window().setRect({ width: 500, height: 800 });
  await shop.open('cart?seed=7');
  await test.step('[HEAD18] the button opens the menu, a dialog', async () => {
    await shop.click('header button', 'Menu');
    expect(await (await shop.find('dialog', 'Menu')).getAriaRole()).toBe('dialog');
  });
  const box = await shop.find('dialog input', 'Search products');
  await test.step('[FIND11] Escape closes the suggestions', async () => {
    await box.sendKeys('stee');
    await expect.poll(() => shop.texts(OPTIONS)).toContain('steel');
    await box.sendKeys(Key.ESCAPE);
    await expect.poll(() => shop.texts(OPTIONS)).toEqual([]);
    await shop.find('dialog input:focus', 'Search products');
  });
  await test.step('[HEAD18, HEAD21] the next one closes the menu, and the focus is on its button', async () => {
    await box.sendKeys(Key.ESCAPE);
    await shop.find('header button:focus', 'Menu');
    expect(await shop.texts('dialog[open]')).toEqual([]);
  });
});

test('[LOOK30] a click takes effect while a picture grows', async ({ shop, driver }) => {
  await shop.open('products?seed=7');
  await driver.executeScript(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(*) { animation-duration: 600s !important }');
    document.adoptedStyleSheets.push(slow);
  });
  await shop.click('main a', title);
  const animated = 'return document.getAnimations().map(({ effect }) => effect.pseudoElement)';
  const group = '::view-transition-group(product-picture)';
  await expect.poll(() => driver.executeScript(animated)).toContain(group);
  expect(await shop.texts('h1')).toEqual([title]);
  await shop.click('nav a', 'Cart');
  await expect.poll(() => shop.texts('h1')).toEqual(['Your Cart']);
});
