import { beforeEach, describe, expect, test, vi } from 'vitest';

/** Each test loads the module again, at the top of a page. */
beforeEach(() => {
  vi.resetModules();
  history.replaceState(null, '', '/a');
  history.scrollRestoration = 'auto';
  scrollTo(0);
});

function scrollTo(scrollY: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
  dispatchEvent(new Event('scroll'));
}

async function start() {
  const { startHistory, pushOrReplace } = await import('./history.ts');
  const { startScrollRestoration, restoreScroll } = await import('./scroll-restoration.ts');
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  startHistory();
  startScrollRestoration();
  return { pushOrReplace, restoreScroll, scrolled };
}

test('a new page starts at the top, and Back restores the scroll position of the old one', async () => {
  const { pushOrReplace, restoreScroll, scrolled } = await start();
  const first: unknown = history.state;
  scrollTo(700);
  pushOrReplace('/b', false);
  restoreScroll();
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  history.replaceState(first, '');
  restoreScroll();
  expect(scrolled).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
});

test('[LIST13] a scroll position whose event is still to come is saved when another page opens, and on Back', async () => {
  const { pushOrReplace, restoreScroll, scrolled } = await start();
  const first: unknown = history.state;
  vi.stubGlobal('scrollY', 700);
  pushOrReplace('/b', false);
  restoreScroll();
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  vi.stubGlobal('scrollY', 300);
  const second: unknown = history.state;
  history.replaceState(first, '');
  dispatchEvent(new PopStateEvent('popstate'));
  restoreScroll();
  expect(scrolled).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  history.replaceState(second, '');
  restoreScroll();
  expect(scrolled).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
});

test('replacing a history entry does not scroll', async () => {
  const { pushOrReplace, restoreScroll, scrolled } = await start();
  scrollTo(300);
  pushOrReplace('/b', true);
  restoreScroll();
  expect(scrolled).not.toHaveBeenCalled();
});

test('[PAINT24] scroll restoration is left to the browser only while the page is hidden', async () => {
  await start();
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

test('[LIST13] opening another page saves the scroll position in the history entry, for a later start of the app', async () => {
  const { pushOrReplace } = await start();
  const entry: unknown = history.state;
  const saveBefore = vi.spyOn(history, 'pushState').mockImplementation(() => {});
  pushOrReplace('/b', false);
  expect(history.state).toEqual(entry);
  scrollTo(450);
  pushOrReplace('/b', true);
  expect(history.state).toEqual(entry);
  pushOrReplace('/c', false);
  const saved: unknown = history.state;
  expect(saved).toEqual({ ...Object(entry), scrollY: 450 });

  // Back, then the visitor leaves the page at its top.
  scrollTo(0);
  pushOrReplace('/c', false);
  expect(history.state).toEqual({ ...Object(entry), scrollY: 0 });
  scrollTo(450);
  pushOrReplace('/c', false);
  saveBefore.mockRestore();

  // The next page is reloaded.
  vi.resetModules();
  history.replaceState({ entry: 'another' }, '');
  scrollTo(0);
  const { restoreScroll, scrolled } = await start();
  history.replaceState(saved, '');
  restoreScroll();
  expect(scrolled).toHaveBeenLastCalledWith({ top: 450, behavior: 'instant' });
});

describe('[PAINT24] the height of a page', () => {
  const sized = (height: number) => {
    for (const observed of observers) observed([{ contentRect: { height } }]);
  };
  const observers: ((entries: unknown) => void)[] = [];

  beforeEach(() => {
    observers.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(call: (entries: unknown) => void) {
          observers.push(call);
        }
        observe() {}
        disconnect() {}
      },
    );
  });

  test('is saved in its history entry once it is stable, and only when it has changed', async () => {
    await start();
    const entry: unknown = history.state;
    sized(900);
    vi.advanceTimersByTime(200);
    sized(4000);
    vi.advanceTimersByTime(200);
    expect(history.state).not.toHaveProperty('height');
    vi.advanceTimersByTime(100);
    expect(history.state).toEqual({ ...Object(entry), height: 4000 });
    const wrote = vi.spyOn(history, 'replaceState');
    sized(900);
    sized(4000);
    vi.advanceTimersByTime(300);
    expect(wrote).not.toHaveBeenCalled();
  });

  test('is not saved in an entry that is not rendered yet', async () => {
    const { pushOrReplace, restoreScroll } = await start();
    sized(4000);
    pushOrReplace('/b', false);
    const next: unknown = history.state;
    vi.advanceTimersByTime(300);
    expect(history.state).toEqual(next);
    restoreScroll();
    sized(1000);
    vi.advanceTimersByTime(300);
    expect(history.state).toEqual({ ...Object(next), height: 1000 });
  });

  test('is released 3 s after the start, or with the page', async () => {
    const { style } = document.body;
    style.minBlockSize = '4000px';
    const { pushOrReplace, restoreScroll } = await start();
    vi.advanceTimersByTime(2999);
    expect(style.minBlockSize).toBe('4000px');
    vi.advanceTimersByTime(1);
    expect(style.minBlockSize).toBe('');
    style.minBlockSize = '4000px';
    pushOrReplace('/b', false);
    restoreScroll();
    expect(style.minBlockSize).toBe('');
  });
});

test('leaving a page causes no layout', async () => {
  await start();
  scrollTo(450);
  const getScrollY = vi.fn(() => 450);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: getScrollY });
  dispatchEvent(new Event('pagehide'));
  expect(getScrollY).not.toHaveBeenCalled();
});

test('a navigation from top to top does not scroll', async () => {
  const { pushOrReplace, restoreScroll, scrolled } = await start();
  pushOrReplace('/b', false);
  restoreScroll();
  expect(scrolled).not.toHaveBeenCalled();
});

test('scrolling before the script has run counts', async () => {
  scrollTo(300);
  const { pushOrReplace, restoreScroll, scrolled } = await start();
  pushOrReplace('/b', false);
  restoreScroll();
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('an entry that another script made counts as new', async () => {
  const { restoreScroll, scrolled } = await start();
  scrollTo(700);
  history.pushState('not ours', '');
  restoreScroll();
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
