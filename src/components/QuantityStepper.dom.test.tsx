import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { QuantityStepper } from './QuantityStepper.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** A stepper of 12, and the quantities that have counted. */
function render() {
  const counted: number[] = [];
  function Stepper() {
    const [qty, setQty] = useState(12);
    const set = (next: number) => (counted.push(next), setQty(next));
    return (
      <QuantityStepper
        id="quantity"
        qty={qty}
        of="Mug"
        onSet={set}
        onStep={(by) => set(qty + by)}
      />
    );
  }
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  act(() => createRoot(root).render(<Stepper />));
  const input = root.querySelector('input') ?? expect.fail();
  const [, plus = expect.fail()] = root.querySelectorAll('button');
  return {
    input,
    counted,
    /** Edits the text to each of these in turn. */
    type(...texts: readonly string[]) {
      for (const text of texts) {
        act(() => {
          // React listens to the property of the element: the prototype's setter is what a browser calls.
          Reflect.set(HTMLInputElement.prototype, 'value', text, input);
          input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        });
      }
    },
    press(key: string) {
      act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    },
    leave() {
      act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    },
    increase: () => act(() => plus.click()),
  };
}

test.each([
  ['1, 12, 120', ['1', '12', '120'], 120],
  ['deleted text', ['1', ''], 12],
  ['a digit inserted before', ['1012'], 12],
  ['a deleted digit', ['400', '40', '4'], 4],
  ['zeros', ['0040'], 40],
])(
  '[CART10, CART47, ITEM22, ITEM23] of %s only the last one counts, when the field is left',
  (_, texts, qty) => {
    const { type, leave, counted, input } = render();
    type(...texts);
    expect(counted).toEqual([]);
    leave();
    expect(counted).toEqual(qty === 12 ? [] : [qty]);
    expect(input.value).toBe(String(qty));
  },
);

test('[CART10, ITEM22] Enter and leaving the field count the typed quantity, buttons and arrow keys step it at once', () => {
  const { type, press, leave, increase, counted, input } = render();
  type('40');
  press('Enter');
  type('50');
  leave();
  increase();
  press('ArrowUp');
  type('1000');
  press('ArrowDown');
  expect(counted).toEqual([40, 50, 51, 52, 51]);
  type('1');
  press('ArrowDown');
  expect(input.value).toBe('1');
});
