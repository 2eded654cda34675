/* What the environment reads of a page that an agent may have left, closed or broken. */
import type { BrowserContext, Page } from 'playwright-core';
import type { Mode } from '../results/results.ts';

/** How long a page may take to settle, in milliseconds. */
const SETTLE_MS = 10_000;

/** How long reading the page may take, in milliseconds: a script of the page can block it for good. */
const READ_MS = 10_000;

/** What a player of a mode can do on a page that is not of the task. */
const WAY_BACK: Readonly<Record<Mode, string>> = {
  eye: '"back" or "goto" returns to the task',
  tool: 'Only pages of the task have tools',
};

/** Waits for what all pages have reported to the harness. Never rejects. */
export async function syncPages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(read));
}

/** Why the page shows no page of the task, for a player of the mode; `null` if it does. Never rejects. */
export async function whyLeft(page: Page, mode: Mode): Promise<string | null> {
  if (page.isClosed()) return 'The page is closed: only an answer is left';
  const facts = await read(page);
  if (!facts) return 'The page does not respond, or is loading';
  if (facts.isTask) return null;
  const what = facts.isFile ? 'A file is open' : 'This page does not belong to the task';
  return `${what}: ${page.url()}. ${WAY_BACK[mode]}`;
}

/** Resolves to `null` for a page that does not answer. What the page has reported to the harness has then arrived. */
function read(page: Page): Promise<PageFacts | null> {
  return within(
    READ_MS,
    page.evaluate(readPage).catch(() => null),
  );
}

/**
 * Waits until the page is completely shown (SPEC APP18), so that a player observes the same in each run. Resolves to
 * whether it is, within `SETTLE_MS`. Never rejects.
 */
export async function settle(page: Page): Promise<boolean> {
  try {
    // What an action has changed is rendered in the next frame, and may begin to load then. A navigation rejects it.
    await within(
      SETTLE_MS,
      page.evaluate(nextFrames).catch(() => null),
    );
    await page.waitForFunction(isSettled, undefined, { timeout: SETTLE_MS });
    return true;
  } catch {
    return false;
  }
}

/** Runs in the page. */
async function nextFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** Runs in the page. A file has nothing to wait for. */
function isSettled(): boolean {
  if (document.contentType !== 'text/html') return document.readyState === 'complete';
  // `Add to Cart` is disabled for a second after an addition (SPEC POP10): only a fast machine would observe it.
  return (
    document.documentElement.dataset['page'] !== undefined &&
    !document.querySelector(
      '[aria-busy="true"], [data-skeleton], [data-slot="add-to-cart"]:disabled',
    )
  );
}

interface PageFacts {
  readonly isTask: boolean;
  readonly isFile: boolean;
}

/** Runs in the page. The lab takes its mark away where it shows another catalogue than the task's. */
function readPage(): PageFacts {
  return {
    isTask: document.documentElement.dataset['labPanel'] === 'off',
    isFile: document.contentType !== 'text/html',
  };
}

/** Resolves like the promise; to `null` if it takes longer than the milliseconds. */
export async function within<Result>(ms: number, promise: Promise<Result>): Promise<Result | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(0, ms));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
