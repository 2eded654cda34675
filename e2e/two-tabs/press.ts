import type { Page } from '@playwright/test';

/**
 * Presses a button or follows a link by its accessible name, at once and from within the page: far quicker than a
 * pointer is. In a card, where one is named. False where it is not there or cannot be pressed.
 */
export function press(page: Page, name: string, card?: string): Promise<boolean> {
  return page.evaluate(
    ([name, card]) => {
      const cards = [...document.querySelectorAll('article')];
      const isCard = (part: Element) => part.querySelector('h2, h3')?.textContent === card;
      const root = card === undefined ? document : cards.find(isCard);
      const found = [...(root?.querySelectorAll<HTMLElement>('button, a') ?? [])].find(
        (part) => (part.getAttribute('aria-label') ?? part.textContent) === name,
      );
      if (!found || found.matches(':disabled')) return false;
      found.click();
      return true;
    },
    [name, card] as const,
  );
}

/** Types a text in the place of a named field's. False where the field is not there, or shows just that text. */
export function type(page: Page, name: string, text: string): Promise<boolean> {
  return page.evaluate(
    ([name, text]) => {
      const field = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
      if (!field || field.value === text) return false;
      field.focus();
      field.select();
      document.execCommand('insertText', false, text);
      field.blur();
      return true;
    },
    [name, text] as const,
  );
}

/** Until the page of this heading is there. */
export async function headed(page: Page, text: string): Promise<void> {
  await page.evaluate(async (text) => {
    const isThere = () => document.querySelector('h1')?.textContent === text;
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve));
  }, text);
}
