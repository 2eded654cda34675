import { afterEach, expect, test, vi } from 'vitest';
import {
  createNavigationRenderer,
  loadViewTransitions,
  pageIsLoading,
} from './render-navigation.ts';
import { renderWithTransition } from './view-transition.ts';

vi.mock('./view-transition.ts', () => ({
  renderWithTransition: vi.fn((_from, _to, update: () => void) => update()),
}));

afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

test.each([
  { support: false, reduced: false, transitions: 0 },
  { support: true, reduced: true, transitions: 0 },
  { support: true, reduced: false, transitions: 1 },
])(
  '[LOOK4, LOOK5] a navigation starts a view transition if the browser has them and motion is welcome: $support, reduced: $reduced',
  async ({ support, reduced, transitions }) => {
    if (support) Object.assign(document, { startViewTransition: () => undefined });
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
    await loadViewTransitions();
    const update = vi.fn();
    await createNavigationRenderer(() => null)(update);
    expect(update).toHaveBeenCalledOnce();
    expect(renderWithTransition).toHaveBeenCalledTimes(transitions);
  },
);

test('[PAINT10] Back to the page that is still rendered removes the progress bar', async () => {
  const render = createNavigationRenderer(() => null);
  pageIsLoading.setState(true, true);
  await render(null);
  expect(pageIsLoading.getState()).toBe(false);
});
