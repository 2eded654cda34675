import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useWhenMedia } from './use-when-media.ts';

test('[FIND48, DATA13] each time the query starts to match counts, until the component is unmounted', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const list = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => list);
  const matched = vi.fn();
  function Box() {
    useWhenMedia('(width >= 768px)', matched);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Box />));
  const change = (matches: boolean) =>
    Object.assign(list, { matches }).dispatchEvent(new Event('change'));
  change(true);
  change(false);
  change(true);
  expect(matched).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
  change(true);
  expect(matched).toHaveBeenCalledTimes(2);
});
