import { By, until, type WebDriver } from 'selenium-webdriver';

const PATIENCE = 10_000;

/** Adds the first product of catalogue 7, and reads the cart's total. `home` ends with a slash. */
export async function buyTheFirst(driver: WebDriver, home: string): Promise<string> {
  await driver.get(`${home}?seed=7`);
  await driver.wait(until.elementLocated(By.css('html[data-ready]')), PATIENCE);
  await driver.findElement(By.css('article[data-product] button')).click();
  const toCart = await driver.wait(until.elementLocated(By.linkText('Go to Cart')), PATIENCE);
  await toCart.click();
  const total = await driver.wait(until.elementLocated(By.css('[data-total]')), PATIENCE);
  return total.getText();
}

/** The titles found for a text, when the list is shown whole. */
export async function titlesFor(driver: WebDriver, home: string, text: string): Promise<string[]> {
  await driver.get(`${home}products?seed=7&q=${encodeURIComponent(text)}`);
  await driver.wait(until.elementLocated(By.css('html[data-page]')), PATIENCE);
  const headings = await driver.findElements(By.css('main article[data-product] h2'));
  return Promise.all(headings.map((heading) => heading.getText()));
}
