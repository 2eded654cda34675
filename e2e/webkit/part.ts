import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';

/** Where elements of a role are looked for; which of them is meant, the browser's own name for it tells. */
const PLACES = {
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

type Role = keyof typeof PLACES;

/** How long an action waits for what it acts on, in milliseconds. */
export const PATIENCE = { timeout: 30_000, interval: 50 };

/** A part of the page, looked up anew whenever it is asked for, so that it never goes stale. */
export class Part {
  readonly #driver: WebDriver;
  readonly #find: () => Promise<WebElement[]>;

  constructor(driver: WebDriver, find: () => Promise<WebElement[]>) {
    this.#driver = driver;
    this.#find = find;
  }

  /** What is shown, in the page or in the first of these parts, by selector. */
  locator(selector: string): Part {
    return new Part(this.#driver, async () => {
      const [inside] = await this.#find();
      return inside ? this.#driver.executeScript(shownIn, inside, selector) : [];
    });
  }

  /** By role and by the whole of its name, or a pattern of it. */
  getByRole(role: Role, name?: string | RegExp): Part {
    const candidates = this.locator(PLACES[role]);
    if (name === undefined) return candidates;
    return new Part(this.#driver, async () => {
      const elements = await candidates.#find();
      const names = await Promise.all(elements.map((element) => element.getAccessibleName()));
      return elements.filter((_, place) =>
        typeof name === 'string' ? names[place] === name : name.test(names[place] ?? ''),
      );
    });
  }

  nth(place: number): Part {
    return new Part(this.#driver, async () => (await this.#find()).slice(place, place + 1));
  }

  async count(): Promise<number> {
    return (await this.#find()).length;
  }

  /** Not by the driver's own way, which holds a card's title to be hidden. */
  async texts(): Promise<readonly string[]> {
    return this.#driver.executeScript<string[]>(
      (...elements: readonly HTMLElement[]) => elements.map(({ innerText }) => innerText.trim()),
      ...(await this.#find()),
    );
  }

  async text(): Promise<string> {
    const [text] = await this.texts();
    if (text === undefined) throw new Error('It is not there');
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

  /** Of a picture: how wide it is once it has come, and 0 before. */
  naturalWidth(): Promise<number> {
    return this.evaluate((element) =>
      element instanceof HTMLImageElement ? element.naturalWidth : 0,
    );
  }

  /** Where it is in the window. */
  middle(): Promise<{ x: number; y: number }> {
    return this.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
    });
  }

  isFocused(): Promise<boolean> {
    return this.evaluate((element) => element === document.activeElement);
  }

  async focus(): Promise<void> {
    await this.evaluate((element) => element instanceof HTMLElement && element.focus());
  }

  async scrollIntoView(): Promise<void> {
    await this.evaluate(scrollToMiddle);
  }

  async click(): Promise<void> {
    await this.#act(async (element) => {
      await this.#driver.executeScript(scrollToMiddle, element);
      if (await this.#driver.executeScript(isMoving, element)) throw new Error('It is moving');
      await element.click();
    });
  }

  async press(...keys: readonly string[]): Promise<void> {
    await this.#act((element) => element.sendKeys(...keys));
  }

  /** Puts a text in place of what the field holds, by keyboard. */
  async fill(text: string): Promise<void> {
    // Each on its own: the driver holds Control down until the end of what it was sent.
    await this.press(Key.CONTROL, 'a');
    await this.press(Key.BACK_SPACE);
    if (text !== '') await this.press(text);
  }

  /** Chooses by the value, as the address carries it. */
  async select(value: string): Promise<void> {
    await this.#act(async (element) => {
      await element.findElement({ css: `option[value="${value}"]` }).click();
    });
  }

  /** Runs a function of the page with the first element found. */
  evaluate<Result, Args extends unknown[]>(
    script: (element: Element, ...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.#act((element) => this.#driver.executeScript<Result>(script, element, ...args));
  }

  /** Does something with the first element, as soon as it is there and lets it be done. */
  #act<Result>(act: (element: WebElement) => Promise<Result>): Promise<Result> {
    return vi.waitFor(async () => {
      const [element] = await this.#find();
      if (!element) throw new Error('It is not there');
      return act(element);
    }, PATIENCE);
  }
}

/** Clear of the header, which stays at the top of the window. */
function scrollToMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * The driver clicks where the element was a moment ago. Asked in a frame: between two, an animation may be over
 * by the clock, and what it moved still stand where the last frame drew it.
 */
async function isMoving(element: Element): Promise<boolean> {
  await new Promise(requestAnimationFrame);
  return document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target?.contains(element) === true;
  });
}

function shownIn(inside: Element, selector: string): readonly Element[] {
  return [...inside.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}
