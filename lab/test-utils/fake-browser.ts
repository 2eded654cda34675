/* For tests: a browser that shows a simulated visit with a task. */
import type { Browser } from 'playwright-core';
import type { Task } from '../public/rivulet.d.ts';
import { openTask, type SimulatedVisit } from './simulated-visit.ts';

/** What can befall a page: it shows another page or a file, is closed, or has crashed. */
export type Fate = 'left' | 'file' | 'closed' | 'crashed' | null;

/**
 * `call` answers the calls of tools; the page's ARIA snapshot is always `page`. `fate` is asked after each click.
 */
export function fakeBrowser(
  task: Task,
  call: (visit: SimulatedVisit, tool: string) => unknown = () => ({}),
  fate: () => Fate = () => null,
): Browser {
  const newPage = () => {
    const visit = openTask(task);
    let befallen: Fate = null;
    const unlessGone = <Result>(act: () => Result) => {
      if (befallen === 'closed' || befallen === 'crashed') throw new Error(`Page ${befallen}`);
      return act();
    };
    const comeBack = async () =>
      unlessGone(() => {
        befallen = null;
      });
    const locator = {
      ariaSnapshot: async () => unlessGone(() => 'page'),
      waitFor: async () => {},
      first: () => locator,
      count: async () => unlessGone(() => 1),
      async click() {
        unlessGone(() => visit.record({ event: 'search', search_term: 'walnut' }));
        befallen = fate();
      },
    };
    return {
      isClosed: () => befallen === 'closed',
      url: () => 'http://127.0.0.1/elsewhere',
      goto: comeBack,
      goBack: comeBack,
      waitForTimeout: async () => {},
      waitForFunction: async () => unlessGone(() => true),
      locator: () => locator,
      getByRole: (role: string) =>
        role === 'dialog'
          ? { getByRole: () => ({ textContent: () => new Promise(() => {}) }) }
          : locator,
      evaluate: async (_: unknown, input?: unknown) =>
        unlessGone(() => {
          if (typeof input === 'number') return [{ name: 'view_cart' }, { name: 'check_out' }];
          if (input) return call(visit, String(Object(input).tool));
          if (befallen) return { visit: null, isFile: befallen === 'file' };
          const { task, after: state, log } = visit.run();
          return { visit: { task, state, log }, isFile: false };
        }),
    };
  };
  const context = {
    newPage: async () => newPage(),
    exposeBinding: async () => {},
    addInitScript: async () => {},
    close: async () => {},
  };
  const browser: unknown = { newContext: async () => context };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the environment uses no more of it
  return browser as Browser;
}
