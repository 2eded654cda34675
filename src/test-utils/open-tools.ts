import { keepParams } from '#router/kept-params.ts';
import { createShop, type Shop } from '#stores/shop.ts';
import { createFakeStorage } from './fake-storage.ts';
import { ALL_TOOLS } from '#tools/all-tools.ts';
import type { Outcome } from '#tools/call/tool.ts';
import { answer } from '#tools/register-tools.tsx';

/** A shop of seed 7, and its tools without a page. `size`: of its catalogue. `storage`: by default of its own. */
export function openTools(size = 20, storage = createFakeStorage().openTab()) {
  history.replaceState(null, '', '/rivulet/?seed=7');
  keepParams({ seed: 7 });
  const shop = createShop({
    seed: 7,
    size,
    storage,
    now: () => new Date(0),
  });
  /** What the visitor answers. */
  let outcome: Outcome = 'refused';
  return {
    shop,
    /** Calls a tool by its name, and returns the answer after JSON. */
    async call(name: string, input: unknown = {}): Promise<Record<string, unknown>> {
      const tool = ALL_TOOLS.find((one) => one.name === name);
      if (!tool) throw new Error(`There is no tool ${name}`);
      const ask = () => Promise.resolve(outcome);
      const context = { shop, ask, show: (go: () => Promise<void>) => go(), signal: undefined };
      return JSON.parse(JSON.stringify(await answer(tool, input, context)));
    },
    /** Sets what the visitor answers from now on. */
    decide: (next: Outcome) => (outcome = next),
  };
}

/** All that a tool could change: the visit, the URL, and what can be undone. */
export function traceOf({ visit, overlay, search }: Shop): string {
  return JSON.stringify([
    visit.state.getState(),
    visit.undoOffer.getState()?.text,
    location.href,
    overlay.state.getState(),
    search.state.getState(),
  ]);
}
