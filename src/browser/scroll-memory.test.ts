// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Every test starts as a page does: with the module anew, at the top. */
beforeEach(() => {
  vi.resetModules();
  history.replaceState(null, '');
  scrollTo(0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function scrollTo(scrollY: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
  dispatchEvent(new Event('scroll'));
}

async function boot() {
  const memory = await import('./scroll-memory.ts');
  const moved = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  memory.rememberScroll();
  return { ...memory, moved };
}

test('a new page starts at its top, and Back brings the old one to where it was left', async () => {
  const { entryState, restoreScroll, moved } = await boot();
  const first: unknown = history.state;
  scrollTo(700);
  history.pushState(entryState(false), '');
  restoreScroll();
  expect(moved).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  history.replaceState(first, '');
  restoreScroll();
  expect(moved).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
});

test('an entry that is replaced stays where it is', async () => {
  const { entryState, restoreScroll, moved } = await boot();
  scrollTo(300);
  history.replaceState(entryState(true), '');
  restoreScroll();
  expect(moved).not.toHaveBeenCalled();
});

test('a page that is left for good writes its place into its entry, for the next start to find', async () => {
  const { entryState } = await boot();
  scrollTo(450);
  dispatchEvent(new Event('pagehide'));
  expect(history.state).toEqual({ ...entryState(true), scrollY: 450 });
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

test('a page that is left is not laid out for its place', async () => {
  await boot();
  scrollTo(450);
  const asked = vi.fn(() => 450);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: asked });
  dispatchEvent(new Event('pagehide'));
  expect(asked).not.toHaveBeenCalled();
});

test('from top to top nothing is scrolled', async () => {
  const { entryState, restoreScroll, moved } = await boot();
  history.pushState(entryState(false), '');
  restoreScroll();
  expect(moved).not.toHaveBeenCalled();
});

test('what was scrolled before the script came counts too', async () => {
  scrollTo(300);
  const { entryState, restoreScroll, moved } = await boot();
  history.pushState(entryState(false), '');
  restoreScroll();
  expect(moved).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('an entry that someone else made counts as new', async () => {
  const { restoreScroll, moved } = await boot();
  scrollTo(700);
  history.pushState('not ours', '');
  restoreScroll();
  expect(moved).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
