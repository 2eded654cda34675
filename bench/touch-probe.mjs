/**
 * Runs in the page after the probe: adds to `__bench` what a hand needs. It is not there when first
 * visits are measured.
 */
export function touchProbe() {
  const bench = Reflect.get(window, '__bench');
  if (!bench) return;
  const { afterPaint } = bench;
  Object.assign(bench, { touch, until, aim });

  /**
   * The next event of the type: ms from the event to the paint after it, and to the first paint in
   * which `isShown` holds.
   * @param {string} type
   * @param {() => boolean} isShown
   */
  function touch(type, isShown) {
    return new Promise((done) => {
      const listener = (/** @type {Event} */ event) => {
        let paint = NaN;
        const frame = () => {
          const shown = isShown();
          afterPaint(() => {
            const now = performance.now() - event.timeStamp;
            if (Number.isNaN(paint)) paint = now;
            if (shown) done({ paint, shown: now });
            else requestAnimationFrame(frame);
          });
        };
        requestAnimationFrame(frame);
      };
      addEventListener(type, listener, { capture: true, once: true });
    });
  }

  /** @param {() => boolean} holds */
  function until(holds) {
    return new Promise((done) => {
      const look = () => (holds() ? done(true) : requestAnimationFrame(look));
      look();
    });
  }

  /** @param {Element} element */
  async function aim(element) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const place = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    // A few frames long: what is about to slide stands still at first.
    let last = '';
    let still = 0;
    await until(() => {
      const now = place().join();
      still = now === last ? still + 1 : 0;
      last = now;
      return still > 5;
    });
    return place();
  }
}
