/** What a page must show. */
export interface Content {
  /** Selector of the main content. */
  readonly card: string;
  /** How many of it must be painted. */
  readonly count: number;
  /** Selector that matches once the page answers input; empty: the load event. */
  readonly ready: string;
}

/** Milliseconds from the event to the next paint, and to the first paint that shows the result. */
export interface Timing extends Record<string, number> {
  readonly paint: number;
  readonly result: number;
}

/** What `__bench.result()` gives; see bench/README.md. */
export interface LoadFigures extends Record<string, number> {
  readonly ready: number;
  readonly lcp: number;
  readonly cls: number;
}

/**
 * Runs in the page before its own scripts. Records web vitals and offers `__bench`: `finished` resolves when the content
 * is painted and the page is ready; `result()` gives the figures so far, `nextInteraction()` measures one interaction.
 * Times are in ms since the navigation started.
 */
export function probe({ card, count, ready }: Content): void {
  // Not in frames, nor on the blank page of a new tab.
  if (window !== top || location.protocol === 'about:') return;
  const vitals = { fcp: NaN, lcp: NaN, cards: NaN, ready: NaN, cls: 0 };
  const longTasks: PerformanceEntry[] = [];
  observe('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  observe('longtask', (entry) => longTasks.push(entry));
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as LayoutShift;
    if (!hadRecentInput) vitals.cls += value;
  });
  const whenReady = new Promise<unknown>((resolve) => {
    if (ready === '') return addEventListener('load', resolve);
    const changes = { childList: true, subtree: true, attributeFilter: ['data-ready'] };
    const check = () => document.querySelector(ready) && resolve(true);
    new MutationObserver(check).observe(document, changes);
  }).then(() => (vitals.ready = performance.now()));
  const whenPainted = (async () => {
    // Measuring boxes in the frame's callback would lay the page out twice.
    do await frame();
    while ([...document.querySelectorAll(card)].filter(isVisible).length < count);
    vitals.cards = performance.now();
  })();
  const finished = Promise.all([whenReady, whenPainted]).then(() => true);
  Reflect.set(window, '__bench', { finished, result, nextInteraction, until });

  function result(): LoadFigures {
    vitals.fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    const durations = longTasks
      .filter(({ startTime }) => startTime >= vitals.fcp)
      .map(({ duration }) => duration);
    const blocking = durations.reduce((total, duration) => total + duration - 50, 0);
    const longest = Math.max(0, ...durations);
    return { ...vitals, blocking, longest };
  }

  /**
   * The next event of this type: ms from the event to the next paint, and to the first paint in which `isShown` holds.
   */
  function nextInteraction(type: string, isShown: () => boolean): Promise<Timing> {
    return new Promise((resolve) => {
      const start = async (event: Event) => {
        let shown = await frame(isShown);
        const paint = performance.now() - event.timeStamp;
        while (!shown) shown = await frame(isShown);
        resolve({ paint, result: performance.now() - event.timeStamp });
      };
      addEventListener(type, start, { capture: true, once: true });
    });
  }

  /**
   * Resolves once the next frame is handed over for painting: then a message arrives that its callback posts. Resolves
   * to what held in the callback.
   */
  function frame(holds = () => true): Promise<boolean> {
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        const held = holds();
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(held), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });
  }

  async function until(holds: () => boolean): Promise<void> {
    while (!(await frame(holds)));
  }

  function isVisible(element: Element): boolean {
    return (
      element.getBoundingClientRect().height > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[data-skeleton]')
    );
  }

  function observe(type: string, record: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => record(entry))).observe({
      type,
      buffered: true,
    });
  }
}

/** https://developer.mozilla.org/en-US/docs/Web/API/LayoutShift, which TypeScript's types lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
