import { By, until, type WebDriver } from 'selenium-webdriver';

const TIMEOUT_MS = 30_000;

/** Adds the first product of catalogue 7 to the cart and returns the cart's total. `home` ends with a slash. */
export async function buyFirstProduct(driver: WebDriver, home: string): Promise<string> {
  await driver.get(`${home}?seed=7`);
  await driver.wait(until.elementLocated(By.css('html[data-ready]')), TIMEOUT_MS);
  await driver.findElement(By.css('article[data-product] button')).click();
  const toCart = await driver.wait(until.elementLocated(By.linkText('Go to Cart')), TIMEOUT_MS);
  await toCart.click();
  const total = await driver.wait(until.elementLocated(By.css('[data-total]')), TIMEOUT_MS);
  return total.getText();
}

/** The titles of the search results, once the list is complete. */
export async function titlesFor(driver: WebDriver, home: string, text: string): Promise<string[]> {
  await driver.get(`${home}products?seed=7&q=${encodeURIComponent(text)}`);
  await driver.wait(until.elementLocated(By.css('html[data-page]')), TIMEOUT_MS);
  const headings = await driver.findElements(By.css('main article[data-product] h2'));
  return Promise.all(headings.map((heading) => heading.getText()));
}
