import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { leaveFieldOnClick } from './leave-field-on-click.ts';

test('[ITEM5] before a click by script is handled, the field with the focus is left and its change rendered', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const counted: string[] = [];
  function Form() {
    const [text, setText] = useState('');
    return (
      <>
        <input type="number" onBlur={({ currentTarget }) => setText(currentTarget.value)} />
        <button type="button" onClick={() => counted.push(text)}>
          Count
        </button>
      </>
    );
  }
  leaveFieldOnClick();
  const root = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(root).render(<Form />));
  const input = root.querySelector('input') ?? expect.fail();
  input.focus();
  input.value = '40';
  act(() => input.click());
  expect(document.activeElement).toBe(input);
  act(() => root.querySelector('button')?.click());
  expect(counted).toEqual(['40']);
});
