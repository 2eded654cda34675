/**
 * Runs in the page before its own scripts. Records web vitals and offers `__bench`:
 * `finished` resolves when the content is painted and the page is ready, `result()` gives the figures so far,
 * `nextInteraction()` measures one interaction. Times are in ms since the navigation started.
 * @param {{ card: string, count: number, ready: string }} what  see `Page` in pages.mjs
 */
export function probe({ card, count, ready }) {
  // Not in frames, nor on the blank page of a new tab.
  if (window !== top || location.protocol === 'about:') return;
  const vitals = { lcp: NaN, cls: 0, cards: NaN, ready: NaN };
  /** @type {PerformanceEntry[]} */
  const longTasks = [];
  observe('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  observe('longtask', (entry) => longTasks.push(entry));
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) vitals.cls += entry.value;
  });

  const isReady = new Promise((resolve) => {
    const record = () => {
      if (ready !== '' && !document.querySelector(ready)) return;
      if (Number.isNaN(vitals.ready)) vitals.ready = performance.now();
      resolve(true);
    };
    addEventListener('load', record);
    if (ready === '') return;
    const changes = { childList: true, subtree: true, attributeFilter: ['data-ready'] };
    new MutationObserver(record).observe(document, changes);
  });

  const isPainted = new Promise((resolve) => {
    const check = () =>
      afterPaint(() => {
        const cards = [...document.querySelectorAll(card)];
        if (cards.length < count || cards.filter(isVisible).length < count) {
          return void requestAnimationFrame(check);
        }
        vitals.cards = performance.now();
        resolve(true);
      });
    requestAnimationFrame(check);
  });

  const finished = Promise.all([isReady, isPainted]).then(() => true);
  Reflect.set(window, '__bench', { finished, result, nextInteraction, until });

  function result() {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    const tbt = longTasks
      .filter(({ startTime }) => startTime >= fcp)
      .reduce((total, { duration }) => total + duration - 50, 0);
    return { ...vitals, fcp, tbt, start: performance.timeOrigin };
  }

  /**
   * The next event of this type: ms from the event to the next paint, and to the first paint in which `isShown` holds.
   * @param {string} type
   * @param {() => boolean} isShown
   */
  function nextInteraction(type, isShown) {
    return new Promise((resolve) => {
      const start = (/** @type {Event} */ event) => {
        let paint = NaN;
        const frame = () => {
          const shown = isShown();
          afterPaint(() => {
            const elapsed = performance.now() - event.timeStamp;
            if (Number.isNaN(paint)) paint = elapsed;
            if (shown) resolve({ paint, shown: elapsed });
            else requestAnimationFrame(frame);
          });
        };
        requestAnimationFrame(frame);
      };
      addEventListener(type, start, { capture: true, once: true });
    });
  }

  /** @param {() => boolean} holds */
  function until(holds) {
    return new Promise((resolve) => {
      const check = () => (holds() ? resolve(true) : requestAnimationFrame(check));
      check();
    });
  }

  /** @param {Element} element */
  function isVisible(element) {
    return (
      element.getBoundingClientRect().height > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[data-skeleton]')
    );
  }

  /**
   * A message posted in a frame's callback arrives once the frame is handed over for painting. Measuring boxes in the
   * callback itself would lay the page out twice.
   * @param {() => void} callback
   */
  function afterPaint(callback) {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', callback, { once: true });
    port1.start();
    port2.postMessage(null);
  }

  /**
   * @param {string} type
   * @param {(entry: any) => void} record
   */
  function observe(type, record) {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => record(entry))).observe({
      type,
      buffered: true,
    });
  }
}
