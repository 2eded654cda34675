import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { App } from '#app/App.tsx';
import { startSearchField } from '#layout/search-box/LazySearchField.tsx';
import { startRouter } from '#router/location.ts';
import { createShop } from '#stores/shop.ts';
import { ShopContext } from '#stores/use-shop.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { sampleProducts } from '#test-utils/products.ts';
import { faultsAt } from '../hunt/faults-at.ts';
import { pickFaults } from '../hunt/pick-faults.ts';
import { ALL_FAULTS } from './all-faults.ts';
import type { Fault, FaultScreen } from './fault.ts';

/** A copy of the page, and the screens that it shows. */
interface View {
  readonly screens: readonly FaultScreen[];
  readonly root: Element;
}

const views: View[] = [];

/** Walks through every screen, in each state that shows other elements. */
beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // happy-dom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover() {} });
  document.body.innerHTML = '<div id="root"></div>';
  history.replaceState(null, '', '/rivulet/');
  startRouter();
  startSearchField();
  await import('#layout/search-box/SearchField.tsx');
  const shop = createShop({
    seed: 7,
    size: 20,
    storage: createFakeStorage().openTab(),
    now: () => new Date(0),
  });
  const app = (
    <ShopContext value={shop}>
      <App onReady={() => {}} />
    </ShopContext>
  );
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const click = (selector: string) => act(() => Promise.resolve(find(selector)?.click()));
  const go = async (path: string) => {
    await act(() => shop.navigate(`/rivulet/${path}`));
    act(() => shop.search.navigated({ from: '', to: '', kind: 'back' }));
  };
  const view = (...screens: readonly FaultScreen[]) => {
    const root = document.createElement('html');
    root.append(...[...document.body.children].map((child) => child.cloneNode(true)));
    views.push({ screens, root });
  };

  await act(() => Promise.resolve(createRoot(find('#root') ?? document.body).render(app)));
  view('home');
  await click('header [aria-label="Menu"]');
  view('home', 'menu');
  await click('dialog [aria-label="Menu"]');
  act(() => sampleProducts(7, 2).forEach((product) => shop.cart.addFromPage(product, 2)));
  act(() => shop.overlay.open('cart'));
  view('home', 'popup');
  act(() => shop.overlay.close());
  await act(() => shop.navigate('/rivulet/products'));
  view('products');
  act(() => shop.search.navigated({ from: '', to: '', kind: 'back' }));
  view('products');
  await act(() => shop.search.submit({ text: 'walnut' }));
  await go('products?q=walnut');
  act(() => find('[role="combobox"]')?.focus());
  view('products');
  await go('products?sort=price-low');
  view('products');
  await go('products?q=nothing');
  view('products');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const results = vi.spyOn(shop.search, 'results').mockImplementation(() => {
    throw new Error('The error page');
  });
  await go('products?q=none');
  view('products');
  results.mockRestore();
  await go(`product/${sampleProducts(7, 1)[0]?.id}`);
  view('product');
  await go('cart');
  view('cart');
  await click('[aria-label^="Remove "]');
  view('cart');
  await click('main button[data-once]');
  view('cart');
}, 300_000);

/** The elements of a fault's place in a view. */
const placeIn = ({ screens, root }: View, fault: Fault, selector = fault.where.selector) =>
  fault.screens.some((screen) => screens.includes(screen))
    ? [...root.querySelectorAll(selector)]
    : [];

test.each(ALL_FAULTS.map((fault) => [fault.key, fault] as const))(
  '[FAULT51] the place of %s is on each of its screens, and no part of it is superfluous',
  (_key, fault) => {
    const isShown = (selector: string, screens = fault.screens) =>
      views.some((view) => placeIn(view, { ...fault, screens }, selector).length > 0);
    const { selector } = fault.where;
    expect(fault.screens.filter((screen) => !isShown(selector, [screen]))).toEqual([]);
    expect(partsOf(selector).filter((part) => !isShown(part))).toEqual([]);
  },
);

/** The selectors of a list, without commas in parentheses and quotes. */
const partsOf = (list: string) => list.match(/(?:\([^)]*\)|"[^"]*"|[^,("])+/g) ?? [];

test('[FAULT51] each fault has an element whose report finds it alone, whatever else a hunt hides', () => {
  const areTogether = (...pair: readonly [Fault, Fault]) =>
    pair[0] !== pair[1] &&
    pickFaults({ number: 0, count: 2, class: pair[0].class }, pair).length === 2;
  const isDistinct = (one: Fault) => {
    const others = ALL_FAULTS.filter((other) => areTogether(one, other));
    return views.some((view) =>
      placeIn(view, one).some(
        (element) => faultsAt(element, view.screens, [one, ...others]).length === 1,
      ),
    );
  };
  const faults = ALL_FAULTS.filter(({ kind }) => kind === 'fault');
  expect(faults.filter((fault) => !isDistinct(fault)).map(({ key }) => key)).toEqual([]);
});
