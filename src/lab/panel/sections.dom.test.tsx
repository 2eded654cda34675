import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleProducts } from '#test-utils/products.ts';
import { createShop } from '#stores/shop.ts';
import { NEW_VISIT, replaceVisit } from '#stores/start-over/visit.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { createLog } from '../events/log.ts';
import { ALL_FAULTS } from '../faults/all-faults.ts';
import { createFaultSwitch } from '../faults/fault-switch.ts';
import type { Lab } from '../lab-api.ts';
import { FaultsSection } from './faults/FaultsSection.tsx';
import { LogSection } from './log/LogSection.tsx';
import { StateSummary } from './state/StateSummary.tsx';
import { withoutBackticks } from './without-backticks.ts';

function render(section: ReactNode): void {
  document.body.innerHTML = renderToStaticMarkup(section);
}

/** The texts of the elements that match. */
const texts = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.textContent);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a section uses one part of the lab
const labWith = (part: Partial<Lab>) => part as Lab;

test('[LAB37] of a long log the newest 100 events are listed, newest first', () => {
  const log = createLog(() => 0);
  for (let n = 1; n <= 205; n += 1)
    log.add({ event: 'error', message: `${n}.` }, { screen: 'cart', by: 'click', trusted: true });
  render(<LogSection lab={labWith({ log })} />);
  expect(document.body.textContent).toContain('205 events, the newest 100 are listed');
  expect(texts('ol > li')).toHaveLength(100);
  expect(texts('ol > li')[0]).toContain('205.');
  expect(texts('ol > li').at(-1)).toContain('106.');
});

test('[LAB35] the state shows cart, searches, number of reviews and orders', () => {
  const shop = createShop({
    catalogueChoice: { seed: 7, size: 20, pinned: {}, invalid: [] },
    storage: createFakeStorage().openTab(),
    now: () => new Date(0),
  });
  const summary = () => {
    render(<StateSummary lab={labWith({ shop })} subscribe={() => () => {}} />);
    return texts('dd');
  };
  expect(summary()).toEqual(['none', 'none', 'none', 'none']);
  const items = sampleProducts(7, 10).map((product) => ({ ...product, price: '10.00', qty: 2 }));
  const review = { name: 'You', text: 'Fine', rating: 4 } as const;
  const history = ['wool', 'tea'].map((query) => ({
    query,
    timestamp: '2026-01-01T00:00:00.000Z',
  }));
  replaceVisit(shop, {
    ...NEW_VISIT,
    items,
    history,
    reviews: { a: [review, review], b: [review] },
    orders: [{ number: 'R-1', items: items.slice(0, 1) }],
  });
  const [cart, ...others] = summary();
  expect(cart).toMatch(new RegExp(`^20 items \\$200.002 × ${items[0]?.title}.*and 2 more lines$`));
  expect(others).toEqual(['“wool”, “tea”', '3', 'R-1, 2 items$20.00']);
});

test('[FAULT5] every fault and condition has a switch, in its class', () => {
  render(<FaultsSection lab={labWith({ faults: createFaultSwitch(new Map()) })} />);
  expect(texts('[role=switch]')).toHaveLength(ALL_FAULTS.length);
  for (const fault of ALL_FAULTS) {
    const list = fault.kind === 'condition' ? 'conditions' : fault.class;
    expect(texts(`ul[aria-label="${list}"] label`)).toContain(withoutBackticks(fault.title));
  }
});
