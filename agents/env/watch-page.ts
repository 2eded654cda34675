/* What the environment runs in a page. Each function is sent as its source text, and may use nothing of this module. */
import type { LabState, LogEntry } from '../../lab/public/rivulet.d.ts';

/** What a document sends to the harness. */
export type Message =
  | { readonly open: number }
  | { readonly state: LabState; readonly entry?: LogEntry | undefined }
  | { readonly acted: true };

/** Runs first in each document. Takes the binding out of the page; gives it to the shop, whose address begins with `home`. */
export function watchPage({
  binding,
  home,
}: {
  readonly binding: string;
  readonly home: string;
}): void {
  const send: unknown = Reflect.get(window, binding);
  Reflect.deleteProperty(window, binding);
  const isShop = location.href.startsWith(home) && document.contentType === 'text/html';
  if (typeof send !== 'function' || !isShop) return;
  Object.defineProperty(window, 'rivuletHarness', {
    configurable: true,
    value: {
      open: (suite: number) => send({ open: suite }),
      report: (state: LabState, entry?: LogEntry) => void send({ state, entry }),
    },
  });
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
        void send({ acted: true });
      },
      true,
    );
}
