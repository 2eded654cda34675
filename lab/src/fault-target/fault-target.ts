import type { Shop } from '#stores/shop.ts';
import { codesOf, randomUint32, scaleToRange } from '#domain/random.ts';
import { changeText, type TextChange } from './change-text.ts';
import { patchMethod } from './patch-method.ts';

/** `null` for an absent attribute. */
type AttributeValue = string | null;

/**
 * The running shop, and the means to break it. Everything done by these means is undone when the fault is switched off.
 */
export interface FaultTarget {
  readonly shop: Shop;
  readonly dose: number;
  /** Aborts when the fault is switched off. */
  readonly signal: AbortSignal;
  /**
   * A whole number from 0 to `below - 1`, a hash of the seed, the fault's key and `turn`: no randomness (SPEC FAULT3).
   */
  readonly pick: (turn: number, below: number) => number;
  /** Adds CSS to the document. */
  readonly style: (css: string) => void;
  /** Resolves after `ms` milliseconds, or immediately when the fault is switched off. */
  readonly delay: (ms: number) => Promise<void>;
  /** Wraps a method of an object: `replace` gets the healthy method and returns the faulty one. */
  readonly patch: <
    Name extends PropertyKey,
    Owner extends Record<Name, (...args: never[]) => unknown>,
  >(
    owner: Owner,
    name: Name,
    replace: (healthy: Owner[Name]) => Owner[Name],
  ) => void;
  /** Calls `action` now and after each change of the document, before the browser paints it. */
  readonly onRender: (action: () => void) => void;
  /**
   * Sets an attribute of each matching element, now and after each change of the document; `null` removes it. A
   * function gets the current value.
   */
  readonly attribute: (
    selector: string,
    name: string,
    value: AttributeValue | ((now: AttributeValue) => AttributeValue),
  ) => void;
  /** Changes the text of each matching element, once the app is interactive and after each change of the document. */
  readonly text: (selector: string, change: TextChange) => void;
  /** Listens on the window in the capture phase, so before the listeners of the shop. */
  readonly listen: <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => void;
}

/** `key`: the key of the fault. `signal` aborts when the fault is switched off. */
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
      // The action's own changes must not call it again.
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
      // Weak, so that elements which the app has removed can be garbage-collected.
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
