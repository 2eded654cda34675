/* For tests: a browser that shows a simulated visit with a task. */
import type { Browser } from 'playwright-core';
import type { Task } from '../public/rivulet.d.ts';
import { openTask, type SimulatedVisit } from './simulated-visit.ts';

/** `call` answers the calls of tools; the page's ARIA snapshot is always `page`. */
export function fakeBrowser(
  task: Task,
  call: (visit: SimulatedVisit, tool: string) => unknown = () => ({}),
): Browser {
  const newPage = () => {
    const visit = openTask(task);
    const locator = {
      ariaSnapshot: async () => 'page',
      waitFor: async () => {},
      first: () => locator,
      click: async () => visit.record({ event: 'search', search_term: 'walnut' }),
    };
    return {
      goto: async () => {},
      waitForTimeout: async () => {},
      locator: () => locator,
      getByRole: (role: string) =>
        role === 'dialog'
          ? { getByRole: () => ({ textContent: () => new Promise(() => {}) }) }
          : locator,
      async evaluate(_: unknown, input?: unknown) {
        if (typeof input === 'number') return [{ name: 'view_cart' }, { name: 'check_out' }];
        if (input) return call(visit, String(Object(input).tool));
        const { task, after: state, log } = visit.run();
        return { task, state, log };
      },
    };
  };
  const context = { newPage: async () => newPage(), close: async () => {} };
  const browser: unknown = { newContext: async () => context };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the environment uses no more of it
  return browser as Browser;
}
