import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { QuantityStepper } from '#components/QuantityStepper.tsx';
import { completeInput } from './drivers.ts';

beforeAll(completeInput);
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** A form with a text and a quantity of 12, as the shop renders them, and what has counted of them. */
function render() {
  const counted: (string | number)[] = [];
  function Form() {
    const [text, setText] = useState('mug');
    const [qty, setQty] = useState(12);
    return (
      <>
        <input
          value={text}
          onChange={() => {}}
          onInput={({ currentTarget: { value } }) => {
            counted.push(value);
            setText(value);
          }}
        />
        <QuantityStepper
          id="quantity"
          qty={qty}
          onSet={(next) => (counted.push(next), setQty(next))}
          onStep={(by) => (counted.push(qty + by), setQty(qty + by))}
        />
      </>
    );
  }
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  act(() => createRoot(root).render(<Form />));
  const [text = expect.fail(), quantity = expect.fail()] = root.querySelectorAll('input');
  const [, plus = expect.fail()] = root.querySelectorAll('button');
  return { text, quantity, plus, counted };
}

/** As a script does, so that React sees no change. */
function set(input: HTMLInputElement, value: string, ...events: readonly string[]): void {
  act(() => {
    input.value = value;
    for (const type of events) input.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

test('[ITEM22, ITEM23] a quantity that a program sets counts at its change event, and what is none does not', () => {
  const { quantity, counted } = render();
  for (const text of ['7', '', '1000']) set(quantity, text, 'change');
  expect(counted).toEqual([7]);
  expect(quantity.value).toBe('7');
});

test('[FIND32] a text that a program sets counts at its change event, and one that it has emptied at the next focus', () => {
  const { text, counted } = render();
  set(text, 'tea', 'change');
  expect(counted).toEqual(['tea']);
  set(text, '', 'focusin');
  expect(counted).toEqual(['tea', '']);
  set(text, '', 'focusin', 'change');
  expect(counted).toEqual(['tea', '']);
});

test.each(['popstate', 'pagehide'])(
  '[CART67] the number field is left before the page is, and what it has counts at %s',
  (type) => {
    const { quantity, counted } = render();
    act(() => quantity.focus());
    set(quantity, '9');
    act(() => void dispatchEvent(new Event(type)));
    expect(counted).toEqual([9]);
  },
);

test('[ITEM22] before a click by a script is handled, the number field is left, and what it has counts', () => {
  const { quantity, plus, counted } = render();
  act(() => quantity.focus());
  set(quantity, '40');
  act(() => quantity.click());
  expect(document.activeElement).toBe(quantity);
  act(() => plus.click());
  expect(counted).toEqual([40, 41]);
});
