/* What the environment reads of a page that an agent may have left, closed or broken. */
import type { Page } from 'playwright-core';
import type { LabState, LogEntry, TaskBrief } from '../public/rivulet.d.ts';

/** What has been done in a task. */
export interface Visit {
  readonly task: TaskBrief;
  readonly state: LabState;
  readonly log: readonly LogEntry[];
}

/** How long a page may take to settle, in milliseconds. */
const SETTLE_MS = 10_000;

/** How long reading the page may take, in milliseconds: a script of the page can block it for good. */
const READ_MS = 10_000;

/**
 * The visit that the page shows, or why it shows none of the task. `known` is the visit so far: a task that begins again,
 * as after `Draw a new catalogue`, does not continue it. Never rejects.
 */
export async function readVisit(page: Page, goal: string, known?: Visit): Promise<Visit | string> {
  if (page.isClosed()) return 'The page is closed: only an answer is left';
  const reading = page.evaluate(readPage).catch(() => null);
  const read = await within(READ_MS, reading);
  if (!read) return 'The page does not respond, or is loading';
  const { visit, isFile } = read;
  if (visit?.task.goal !== goal) {
    const what = isFile ? 'A file is open' : 'This page does not belong to the task';
    return `${what}: ${page.url()}. "back" or "goto" returns to it`;
  }
  return isContinued(visit, known)
    ? visit
    : 'The task was left for another catalogue, which ended it: what was done before counts';
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

/** The name of the binding that counts what an agent does in the page itself. */
export const ACTED = 'rivuletActed';

/** Runs first in each document. */
export function watchPage(acted: string): void {
  // A click on a link to another document returns before that is loaded: until then the page must not count as settled.
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null)
      delete document.documentElement.dataset['page'];
  });
  // A click is one action, and so are all keys and texts in one element.
  let typedIn: EventTarget | null = null;
  for (const type of ['pointerdown', 'keydown', 'input'])
    addEventListener(
      type,
      ({ target }) => {
        if (type !== 'pointerdown' && target === typedIn) return;
        typedIn = type === 'pointerdown' ? null : target;
        const count: unknown = Reflect.get(window, acted);
        if (typeof count === 'function') void count();
      },
      true,
    );
}

/** Runs in the page. */
async function nextFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** Runs in the page. A file has nothing to wait for. */
function isSettled(): boolean {
  if (document.contentType !== 'text/html') return document.readyState === 'complete';
  return (
    document.documentElement.dataset['page'] !== undefined &&
    !document.querySelector('[aria-busy="true"], [data-skeleton]')
  );
}

/** Runs in the page. */
function readPage(): { readonly visit: Visit | null; readonly isFile: boolean } {
  const { rivulet } = window;
  const task = rivulet?.task();
  return {
    visit: rivulet && task ? { task, state: rivulet.state(), log: rivulet.log() } : null,
    isFile: document.contentType !== 'text/html',
  };
}

/** Whether the log of `visit` begins with the known one: the last event of that is in its place. */
function isContinued({ log }: Visit, known?: Visit): boolean {
  const last = (known?.log.length ?? 0) - 1;
  return JSON.stringify(log[last]) === JSON.stringify(known?.log[last]);
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
