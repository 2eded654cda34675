import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NEW_VISIT } from '#visit/parts.ts';
import { createLog } from '../events/log.ts';
import { ALL_FAULTS } from '../faults/all-faults.ts';
import { createFaultSwitch } from '../faults/fault-switch.ts';
import type { Lab } from '../create-lab.ts';
import { FaultsSection } from './faults/FaultsSection.tsx';
import { LogSection } from './log/LogSection.tsx';
import { formatState } from '../state/state.ts';
import { STATE_PART_NAMES } from '../state/state-parts.ts';
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

test('[LAB36] the state shows how many entries each part has', () => {
  const context = { seed: 7, size: 20, path: '', lab: [] };
  const review = { text: 'Fine', rating: 4 } as const;
  const visit = {
    ...NEW_VISIT,
    cart: [{ id: 'a', qty: 2 }],
    reviews: { a: [review], b: [review] },
  };
  render(<StateSummary state={formatState(visit, context)} />);
  expect(texts('dt')).toEqual(STATE_PART_NAMES);
  expect(texts('dl > div')).toEqual(
    expect.arrayContaining(['cart1', 'historynone', 'reviews2', 'ordersnone']),
  );
});

test('[FAULT5] every fault and condition has a switch, in its class', () => {
  render(<FaultsSection lab={labWith({ faults: createFaultSwitch(new Map()) })} />);
  expect(texts('[role=switch]')).toHaveLength(ALL_FAULTS.length);
  for (const fault of ALL_FAULTS) {
    const list = fault.kind === 'condition' ? 'conditions' : fault.class;
    expect(texts(`ul[aria-label="${list}"] label`)).toContain(withoutBackticks(fault.title));
  }
});
