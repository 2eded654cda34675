import type { Page } from '@playwright/test';

/**
 * Watches what moves by itself, from the next start on. What is given back asks how far things have moved so far; 0
 * where the browser does not tell.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        };
        if (!hadRecentInput)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Told some time after the frame in which it happened.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    return page.evaluate<number>('shifted');
  };
}
