import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';

/** Candidates by role; the accessible name that WebKit computes selects among them. */
const SELECTORS = {
  article: 'article',
  banner: 'header',
  button: 'button',
  combobox: 'select, [role="combobox"]',
  contentinfo: 'footer',
  dialog: 'dialog, [role="dialog"]',
  heading: 'h1, h2, h3',
  img: 'img, [role="img"]',
  link: 'a[href]',
  list: 'ul, ol',
  listbox: '[role="listbox"]',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  option: '[role="option"]',
  region: 'section',
  search: '[role="search"]',
  spinbutton: 'input[type="number"]',
  status: '[role="status"]',
  textbox: 'textarea',
} as const;

type Role = keyof typeof SELECTORS;

/** How long, and how often, an action looks for its element, in milliseconds. */
export const WAIT = { timeout: 30_000, interval: 50 };

/** Elements that are found again for every action, so that they never go stale. */
export class Locator {
  readonly #driver: WebDriver;
  readonly #find: () => Promise<WebElement[]>;

  constructor(driver: WebDriver, find: () => Promise<WebElement[]>) {
    this.#driver = driver;
    this.#find = find;
  }

  /** Visible descendants of the first element, by selector. */
  locator(selector: string): Locator {
    return new Locator(this.#driver, async () => {
      const [inside] = await this.#find();
      return inside ? this.#driver.executeScript(visibleIn, inside, selector) : [];
    });
  }

  /** By role and accessible name: all of it, or a pattern. */
  getByRole(role: Role, name?: string | RegExp): Locator {
    const candidates = this.locator(SELECTORS[role]);
    if (name === undefined) return candidates;
    return new Locator(this.#driver, async () => {
      const elements = await candidates.#find();
      const names = await Promise.all(elements.map((element) => element.getAccessibleName()));
      return elements.filter((_, index) =>
        typeof name === 'string' ? names[index] === name : name.test(names[index] ?? ''),
      );
    });
  }

  nth(index: number): Locator {
    return new Locator(this.#driver, async () => (await this.#find()).slice(index, index + 1));
  }

  async count(): Promise<number> {
    return (await this.#find()).length;
  }

  /** Not `getText`, which takes a card's title for hidden. */
  async texts(): Promise<readonly string[]> {
    return this.#driver.executeScript<string[]>(
      (...elements: readonly HTMLElement[]) => elements.map(({ innerText }) => innerText.trim()),
      ...(await this.#find()),
    );
  }

  async text(): Promise<string> {
    const [text] = await this.texts();
    if (text === undefined) throw new Error('No element found');
    return text;
  }

  name(): Promise<string> {
    return this.#act((element) => element.getAccessibleName());
  }

  role(): Promise<string> {
    return this.#act((element) => element.getAriaRole());
  }

  attribute(name: string): Promise<string | null> {
    return this.evaluate((element, name) => element.getAttribute(name), name);
  }

  value(): Promise<string> {
    return this.evaluate((element) => ('value' in element ? String(element.value) : ''));
  }

  isFocused(): Promise<boolean> {
    return this.evaluate((element) => element === document.activeElement);
  }

  async focus(): Promise<void> {
    await this.evaluate((element) => element instanceof HTMLElement && element.focus());
  }

  async scrollIntoView(): Promise<void> {
    await this.evaluate(scrollToCentre);
  }

  async click(): Promise<void> {
    await this.#act(async (element) => {
      await this.#driver.executeScript(scrollToCentre, element);
      if (await this.#driver.executeScript(isMoving, element))
        throw new Error('The element is moving');
      await element.click();
    });
  }

  async press(...keys: readonly string[]): Promise<void> {
    await this.#act((element) => element.sendKeys(...keys));
  }

  /** Replaces the text of a field by keyboard. */
  async fill(text: string): Promise<void> {
    // Separate calls: WebDriver holds Control down until the end of one.
    await this.press(Key.CONTROL, 'a');
    await this.press(Key.BACK_SPACE);
    if (text !== '') await this.press(text);
  }

  async select(value: string): Promise<void> {
    await this.#act(async (element) => {
      await element.findElement({ css: `option[value="${value}"]` }).click();
    });
  }

  /** Runs a function in the page with the first element. */
  evaluate<Result, Args extends unknown[]>(
    script: (element: Element, ...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.#act((element) => this.#driver.executeScript<Result>(script, element, ...args));
  }

  /** Retries until there is an element and the action succeeds. */
  #act<Result>(act: (element: WebElement) => Promise<Result>): Promise<Result> {
    return vi.waitFor(async () => {
      const [element] = await this.#find();
      if (!element) throw new Error('No element found');
      return act(element);
    }, WAIT);
  }
}

/** Away from the sticky header, which would cover it. */
function scrollToCentre(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * WebDriver clicks where an element was a moment ago. Reads in a frame: between two frames an animation may
 * have finished while its element is still at the position of the last frame.
 */
async function isMoving(element: Element): Promise<boolean> {
  await new Promise(requestAnimationFrame);
  return document.getAnimations().some(({ effect, playState }) => {
    // A pseudo-element that moves does not move what is in its element.
    const isElement = effect instanceof KeyframeEffect && !effect.pseudoElement;
    return playState === 'running' && isElement && effect.target?.contains(element) === true;
  });
}

function visibleIn(inside: Element, selector: string): readonly Element[] {
  return [...inside.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}
