import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { StartHunt } from './StartHunt.tsx';

test.each([
  ['-1', '5', ['Number']],
  ['1', '21', ['Faults']],
  ['1', '5_func', ['Faults']],
  ['1_n5', '', ['Number', 'Faults']],
])('[FAULT43] hunt %s of %s faults marks only the invalid field', (number, count, invalid) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  act(() => createRoot(container).render(<StartHunt />));
  const fields = [...container.querySelectorAll('input')];
  act(() => {
    for (const [index, text] of [number, count].entries()) {
      const field = fields[index];
      // Past React's own property, as typing does.
      Reflect.set(HTMLInputElement.prototype, 'value', text, field);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  act(() => container.querySelector('form')?.requestSubmit());
  const marked = fields.filter((field) => field.getAttribute('aria-invalid') === 'true');
  expect(marked.map((field) => field.previousElementSibling?.textContent)).toEqual(invalid);
  const hint = container.querySelector('[role=alert]');
  expect(hint?.textContent?.match(/\w+(?=:)/g)).toEqual(invalid);
  expect(marked.map((field) => field.getAttribute('aria-describedby'))).toEqual(
    invalid.map(() => hint?.id),
  );
});
