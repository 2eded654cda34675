import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartItems } from '#domain/cart/items.ts';
import type { Shop } from '#stores/shop.ts';
import type { Outcome, ToolContext } from '../call/tool.ts';

/** What the visitor is asked: whether an agent may check out these items. */
export interface Question {
  readonly items: CartItems;
  readonly answer: (isAllowed: boolean) => void;
}

export interface Questions {
  /** The open question; `null` without one. */
  readonly state: StoreApi<Question | null>;
  readonly ask: ToolContext['ask'];
}

/**
 * Asks one question at a time. It ends by the visitor's answer, by an abort of the call, by a navigation or by a change of
 * the cart, or when the visitor stops agents (`stopped`), never by time (SPEC AGENT28).
 */
export function createQuestions(
  { visit, overlay }: Pick<Shop, 'visit' | 'overlay'>,
  stopped: AbortSignal,
): Questions {
  const state = createStore<Question | null>(() => null);
  const ask: Questions['ask'] = (items, cancelled) => {
    if (state.getState()) return Promise.resolve('busy');
    if (cancelled?.aborted) return Promise.resolve('aborted');
    overlay.open('question');
    return new Promise<Outcome>((resolve) => {
      const ended = new AbortController();
      const { signal } = ended;
      const end = (outcome: Outcome) => {
        if (signal.aborted) return;
        ended.abort();
        state.setState(null, true);
        if (overlay.state.getState() === 'question') overlay.close();
        resolve(outcome);
      };
      const unsubscribe = [
        visit.subscribe(({ before, after }, by) => {
          if (before.cart === after.cart) return;
          end(by === 'start' && after.cart.length === 0 ? 'reset' : 'changed');
        }),
        // A navigation closes what is open.
        overlay.state.subscribe(() => end('left')),
      ];
      signal.addEventListener('abort', () => unsubscribe.forEach((stop) => stop()));
      // The page waits in the back/forward cache.
      addEventListener('pagehide', () => end('left'), { signal });
      stopped.addEventListener('abort', () => end('stopped'), { signal });
      cancelled?.addEventListener('abort', () => end('aborted'), { signal });
      state.setState(
        { items, answer: (isAllowed) => end(isAllowed ? 'allowed' : 'refused') },
        true,
      );
    });
  };
  return { state, ask };
}
