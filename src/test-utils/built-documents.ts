import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, vi } from 'vitest';
import { renderDocuments } from '#prerender/prerender.tsx';
import { fillDocument } from '../../vite-plugins/documents/documents.ts';
import { BASE } from './products.ts';

const { documents, ...templates } = await renderDocuments(null);

/** The built documents, without head tags, styles and scripts. */
export const HTML = new Map(
  documents.map((document) => [
    document.file,
    fillDocument(readFileSync('index.html', 'utf8'), document, {
      ...templates,
      base: BASE,
      head: '',
      styles: () => '',
      styleSheet: null,
      inlineHead: '',
      inlineBody: '',
    }),
  ]),
);

let reportPaint = () => {};
let listen = vi.spyOn(document, 'addEventListener');

// Otherwise in a real task, whose time the test does not control.
vi.mock('#lib/scheduling/yield-to-main.ts', () => ({ yieldToMain: () => Promise.resolve() }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  listen = vi.spyOn(document, 'addEventListener');
  const observers: (() => void)[] = [];
  reportPaint = () => {
    for (const report of observers.splice(0)) report();
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        observers.push(report);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  for (const args of listen.mock.calls) document.removeEventListener(...args);
  localStorage.clear();
  sessionStorage.clear();
});

/** Loads a document at a path, up to its inline body script, and runs its head script. */
export async function open(file: string, path: string): Promise<void> {
  history.replaceState(null, '', BASE + path);
  const { documentElement: html } = document;
  const { head, body } = new DOMParser().parseFromString(HTML.get(file) ?? '', 'text/html');
  document.head.innerHTML = head.innerHTML;
  document.body.innerHTML = body.innerHTML;
  for (const name of Object.keys(html.dataset)) delete html.dataset[name];
  await import('#prerender/inline-head.ts');
}

/** Runs the inline body script too. */
export async function load(file: string, path: string): Promise<void> {
  await open(file, path);
  await import('#prerender/inline-body.ts');
}

/** The browser's next paint. */
export async function paint(): Promise<void> {
  reportPaint();
  await vi.advanceTimersByTimeAsync(0);
}
