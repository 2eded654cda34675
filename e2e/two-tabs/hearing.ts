import type { BrowserContext } from '@playwright/test';
import type { Tab } from './tab.ts';

/** What the shop has stored, as a tab sees it. */
export function stored({ page }: Tab): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/**
 * Until the browser has handed over to a tab what another has stored. Chromium keeps a copy of `localStorage` in
 * each process and takes about a millisecond to carry a change from one to the other: no page can know of it before.
 * That it has been handed over does not mean that the shop there has heard of it.
 */
export async function handedOver({ page }: Tab, texts: Record<string, string>): Promise<void> {
  await page.evaluate(async (texts) => {
    const keys = ['rivulet.cart', 'rivulet.search-history'];
    const isHere = () => keys.every((key) => localStorage.getItem(key) === (texts[key] ?? null));
    while (!isHere()) await new Promise((resolve) => setTimeout(resolve));
  }, texts);
}

/** Lets the tabs of a browser fall asleep, from their next start on: then they hear nothing of each other. */
export async function canSleep(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let sleeps = false;
    const missed = new Set<string | null>();
    addEventListener(
      'storage',
      (event) => {
        if (!sleeps) return;
        event.stopImmediatePropagation();
        missed.add(event.key);
      },
      { capture: true },
    );
    addEventListener('sleep', () => (sleeps = true));
    addEventListener('wake', () => {
      sleeps = false;
      for (const key of missed) dispatchEvent(new StorageEvent('storage', { key }));
      missed.clear();
    });
  });
}

/** Puts a tab to sleep or wakes it, as a browser does with those in the background; awake, it hears what it missed. */
export async function tell({ page }: Tab, what: 'sleep' | 'wake'): Promise<void> {
  await page.evaluate((what) => dispatchEvent(new Event(what)), what);
}
