import { beforeEach, expect, test, vi } from 'vitest';
import type { Navigation } from './history.ts';

/** Each test loads the module again, with the URL `/a`. */
beforeEach(() => {
  vi.resetModules();
  history.replaceState(null, '', '/a');
});

async function start() {
  const module = await import('./history.ts');
  module.startHistory();
  const navigations: Navigation[] = [];
  module.onNavigated((navigation) => navigations.push(navigation));
  return { ...module, navigations };
}

/** Back or Forward to a URL, or a changed fragment. */
function pop(state: unknown, url: string) {
  history.replaceState(state, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
}

// First: the modules of the tests before listen too, and would adopt the entry.
test('[HEAD9, FIND6] Back is a navigation between entries of one URL too, a new fragment is none', async () => {
  const { navigations, entryState } = await start();
  const first = history.state as unknown;
  pop(null, '/a#cart=0:1');
  expect(navigations).toEqual([]);
  expect(entryState()).toEqual(first);
  pop(first, '/a');
  expect(navigations).toEqual([{ from: '/a', to: '/a', kind: 'back' }]);
});

test('[APP15] one event says what kind of navigation has happened', async () => {
  const { pushOrReplace, navigations } = await start();
  pushOrReplace('/b', false);
  pushOrReplace('/b', false);
  pushOrReplace('/b?rating=4', true);
  pop({ entry: 'a' }, '/a');
  expect(navigations).toEqual([
    { from: '/a', to: '/b', kind: 'push' },
    { from: '/b', to: '/b', kind: 'same' },
    { from: '/b', to: '/b?rating=4', kind: 'replace' },
    { from: '/b?rating=4', to: '/a', kind: 'back' },
  ]);
});

test('[APP22] an entry has a URL without the origin, whatever the address contains', async () => {
  const { pushOrReplace, removeFragment } = await start();
  const pushed = vi.spyOn(history, 'pushState');
  const replaced = vi.spyOn(history, 'replaceState');
  pushOrReplace('/b?q=1', false);
  expect(pushed.mock.lastCall?.[2]).toBe('/b?q=1');
  // Two slashes would name another host.
  pushOrReplace('//b', false);
  expect(pushed.mock.lastCall?.[2]).toBe('/.//b');
  removeFragment();
  expect(replaced.mock.lastCall?.[2]).toBe('/.//b');
});

test('[APP30] where the browser refuses to write history, a link loads its document, and nothing throws', async () => {
  const { pushOrReplace, updateState, removeFragment, navigations } = await start();
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.spyOn(history, 'pushState').mockImplementation(refuse);
  vi.spyOn(history, 'replaceState').mockImplementation(refuse);
  const [assign, replace] = [vi.fn(), vi.fn()];
  vi.stubGlobal('location', { pathname: '/a', search: '', assign, replace });
  pushOrReplace('/b', false);
  expect(assign).toHaveBeenCalledWith('/b');
  pushOrReplace('/a?rating=4', true);
  expect(replace).toHaveBeenCalledWith('/a?rating=4');
  updateState({ cards: 400 });
  removeFragment();
  expect(navigations).toEqual([]);
  pushOrReplace('/a', false);
  expect(navigations).toEqual([{ from: '/a', to: '/a', kind: 'same' }]);
});
