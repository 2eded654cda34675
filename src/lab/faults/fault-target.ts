import type { Shop } from '#stores/shop.ts';
import { randomUint32, scaleToRange } from '#domain/random.ts';
import { codesOf } from './fault.ts';
import { changeText, type TextChange } from './fault-text.ts';
import { patchMethod } from './patch-method.ts';

/** `null`: the element has no such attribute. */
type AttributeValue = string | null;

/** What a fault works with. All that it does through its target ends when the fault is switched off. */
export interface FaultTarget {
  readonly shop: Shop;
  readonly dose: number;
  /** Aborts when the fault is switched off. */
  readonly signal: AbortSignal;
  /** A whole number from 0 to `below - 1`, the same for the same seed, key and turn in every engine. */
  readonly pick: (turn: number, below: number) => number;
  /** Adds CSS to the document. */
  readonly style: (css: string) => void;
  /** Resolves after `ms` milliseconds, or at once when the fault is switched off. */
  readonly delay: (ms: number) => Promise<void>;
  /** Replaces a method; the healthy one comes back when the fault is switched off. */
  readonly patch: <
    Name extends PropertyKey,
    Owner extends Record<Name, (...args: never[]) => unknown>,
  >(
    owner: Owner,
    name: Name,
    replace: (healthy: Owner[Name]) => Owner[Name],
  ) => void;
  /** Calls back now and after each change of the document, before it is painted. */
  readonly onRender: (action: () => void) => void;
  /**
   * Sets an attribute of each matching element, now and after each change of the document; `null` removes it. A function
   * gets the attribute as it is.
   */
  readonly attribute: (
    selector: string,
    name: string,
    value: AttributeValue | ((now: AttributeValue) => AttributeValue),
  ) => void;
  /** Changes the text of each matching element that has one, once the app is interactive and after each change of it. */
  readonly text: (selector: string, change: TextChange) => void;
  /** Listens on the window before the shop does. */
  readonly listen: <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => void;
}

/** `key`: the fault's. */
export function createFaultTarget(
  shop: Shop,
  key: string,
  dose: number,
  signal: AbortSignal,
): FaultTarget {
  const keyHash = randomUint32(...codesOf(key));
  const whenOff = (undo: () => void) => signal.addEventListener('abort', undo, { once: true });
  const onRender = (action: () => void) => {
    const observer = new MutationObserver(() => {
      action();
      // What the action has changed must not call it again.
      observer.takeRecords();
    });
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    whenOff(() => observer.disconnect());
    action();
  };
  return {
    shop,
    dose,
    signal,
    pick: (turn, below) => scaleToRange(randomUint32(shop.catalogue.seed, keyHash, turn), below),
    style(css) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      whenOff(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
          (other) => other !== sheet,
        );
      });
    },
    delay: (ms) =>
      new Promise((done) => {
        const timer = setTimeout(done, ms);
        whenOff(() => {
          clearTimeout(timer);
          done();
        });
      }),
    patch(owner, name, replace) {
      whenOff(patchMethod(owner, name, key, replace));
    },
    onRender,
    attribute(selector, name, value) {
      // Weak: elements that the app has removed can be collected.
      const changed = new WeakMap<Element, AttributeValue>();
      onRender(() => {
        for (const element of document.querySelectorAll(selector)) {
          const now = element.getAttribute(name);
          const next = typeof value === 'function' ? value(now) : value;
          if (now === next) continue;
          changed.set(element, now);
          setAttribute(element, name, next);
        }
      });
      whenOff(() => {
        for (const element of document.querySelectorAll('*')) {
          const healthy = changed.get(element);
          if (healthy !== undefined) setAttribute(element, name, healthy);
        }
      });
    },
    text(selector, change) {
      changeText({ selector, change }, signal);
    },
    listen(type, listener) {
      addEventListener(type, listener, { capture: true, signal });
    },
  };
}

function setAttribute(element: Element, name: string, value: AttributeValue): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
