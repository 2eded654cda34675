/* For tests: a browser that shows a simulated visit with a task. */
import type { Browser } from 'playwright-core';
import type { Task } from '../../lab/public/rivulet.d.ts';
import type { Message } from '../env/watch-page.ts';
import { SUITE_VERSION } from '../tasks/suite.ts';
import { openTask, type SimulatedVisit } from './simulated-visit.ts';

/** What can befall a page: it shows another page or a file, is closed, or has crashed. */
export type Fate = 'left' | 'file' | 'closed' | 'crashed' | null;

/**
 * `call` answers the calls of tools; the page's ARIA snapshot is always `page`. `fate` is asked after each click
 * and call.
 */
export function fakeBrowser(
  task: Task,
  call: (visit: SimulatedVisit, tool: string) => unknown = () => ({}),
  fate: () => Fate = () => null,
  suite = SUITE_VERSION,
): Browser {
  let send: ((source: unknown, message: Message) => unknown) | undefined;
  const newPage = () => {
    const visit = openTask(task);
    const report = () =>
      send?.(null, { state: visit.run().after, entry: visit.log.entries().at(-1) });
    if (send?.(null, { open: suite })) report();
    visit.log.subscribe(report);
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
      getByRole: () => locator,
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
          if (input) {
            if (befallen) return null;
            befallen = fate();
            return call(visit, String(Object(input).tool));
          }
          return { isTask: !befallen, isFile: befallen === 'file' };
        }),
    };
  };
  const context = {
    newPage: async () => newPage(),
    exposeBinding: async (_: string, receive: typeof send) => void (send = receive),
    pages: () => [],
    addInitScript: async () => {},
    close: async () => {},
  };
  const browser: unknown = { newContext: async () => context };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the environment uses no more of it
  return browser as Browser;
}
