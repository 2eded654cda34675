import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useShortcut } from './use-shortcut.ts';

test.each([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, true],
  ['Ctrl+K with Caps Lock', { key: 'K', ctrlKey: true }, true],
  ['AltGr+K, which is Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, false],
  ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['K', { key: 'k' }, false],
])('[FIND10] whether %s is the shortcut', (_, keys, isShortcut) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const action = vi.fn();
  function Box() {
    useShortcut('k', action);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Box />));
  const event = new KeyboardEvent('keydown', { ...keys, cancelable: true });
  dispatchEvent(event);
  act(() => root.unmount());
  expect(action).toHaveBeenCalledTimes(isShortcut ? 1 : 0);
  expect(event.defaultPrevented).toBe(isShortcut);
});
