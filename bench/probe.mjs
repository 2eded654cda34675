/**
 * Runs in the page before anything of its own: notes when things are painted, and answers as
 * `__bench`. All times are in ms since the navigation began.
 * @param {{ card: string, count: number, ready: string }} what
 *   selectors; `ready` may be empty: then the page is ready when it is loaded
 */
export function probe({ card, count, ready }) {
  // Not in frames, nor on the blank page of a new tab.
  if (window !== top || location.protocol === 'about:') return;
  const tasks = /** @type {number[]} */ ([]);
  const noted = { lcp: 0, shifts: 0, cards: 0, ready: 0, tasks };
  watch('largest-contentful-paint', (entry) => (noted.lcp = entry.startTime));
  watch('longtask', (entry) => tasks.push(entry.duration));
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) noted.shifts += Number(Reflect.get(entry, 'value'));
  });

  if (ready === '') addEventListener('load', () => (noted.ready = performance.now()));
  else {
    const look = () => {
      if (noted.ready === 0 && document.querySelector(ready)) noted.ready = performance.now();
    };
    const changes = { attributes: true, attributeFilter: ['data-ready'], subtree: true };
    new MutationObserver(look).observe(document, changes);
  }

  // Looked at when a frame has been handed over: asked for in its callback, places would be worked out twice.
  const lookForCards = () =>
    afterPaint(() => {
      const cards = [...document.querySelectorAll(card)];
      const seen = cards.length >= count && cards.filter(isSeen).length >= count;
      if (seen) noted.cards = performance.now();
      else requestAnimationFrame(lookForCards);
    });
  requestAnimationFrame(lookForCards);

  /** @param {Element} element */
  function isSeen(element) {
    return (
      element.getBoundingClientRect().height > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[data-skeleton]')
    );
  }

  /**
   * A message sent from a frame's callback arrives when the frame is handed over to be painted.
   * @param {() => void} act
   */
  function afterPaint(act) {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', act, { once: true });
    port1.start();
    port2.postMessage(null);
  }

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} note
   */
  function watch(type, note) {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry))).observe({
      type,
      buffered: true,
    });
  }

  const fcp = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  Reflect.set(window, '__bench', { noted: () => ({ ...noted, fcp: fcp() }), afterPaint });
}
