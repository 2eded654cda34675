/* What the environment runs in a page. Each function is sent as its source text, and may use nothing of this module. */
import type { LabState, LogEntry } from '../../lab/public/rivulet.d.ts';
import type { OpenTask, TaskStart } from '../page/harness-types.ts';
import type { Mode } from '../results/results.ts';

/** What a document sends to the harness. */
export type Message =
  | { readonly open: number }
  | { readonly state: LabState; readonly entry?: LogEntry | undefined }
  | { readonly acted: true };

/**
 * Runs first in each document. Takes the binding out of the page; gives the task to the first caller in a document of the
 * shop, whose address begins with `home`. It does not run in the first document of a window that a script opened: that
 * has the `Window` of the empty document before it, and what is defined there keeps it sealed, outside the task.
 */
export function watchPage({
  binding,
  home,
  mode,
}: {
  readonly binding: string;
  readonly home: string;
  readonly mode: Mode;
}): void {
  // A script could call the tools otherwise, where the browser has WebMCP.
  if (mode === 'eye') Reflect.deleteProperty(Document.prototype, 'modelContext');
  const send: unknown = Reflect.get(window, binding);
  Reflect.deleteProperty(window, binding);
  const isShop = location.href.startsWith(home) && document.contentType === 'text/html';
  let isOpened = !isShop;
  const openTask: OpenTask = async (suite) => {
    if (isOpened || typeof send !== 'function') return null;
    isOpened = true;
    const task: TaskStart | null = await send({ open: suite });
    const report = (state: LabState, entry?: LogEntry) => void send({ state, entry });
    return task && Object.freeze({ ...task, report });
  };
  // Neither writable nor configurable: a later init script cannot wrap it.
  Object.defineProperty(window, 'rivuletHarness', { value: openTask });
  if (typeof send !== 'function' || !isShop) return;
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
