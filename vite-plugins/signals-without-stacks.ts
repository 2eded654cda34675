import type { Plugin } from 'vite';

/** Where React DOM makes what it throws to itself: `var SuspenseException = Error(formatProdErrorMessage(460))`. */
const SIGNAL = /(?<=\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Has React make its signals without stacks, which nobody reads: it makes them once, while it is loaded, and throws
 * them to itself. For each stack V8 asks for the lines of all code that is running if a debugger listens, as it does
 * with open developer tools and in every driven browser; it then parses React as a whole once more, 22 ms (85 on a
 * slow phone) of each start that is measured or tested. No visitor pays it.
 */
export function signalsWithoutStacks(): Plugin {
  return {
    name: 'rivulet-signals-without-stacks',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        return { code: withoutStacks(code), map: null };
      },
    },
  };
}

/** React DOM's code with such signals; throws where it makes none, as then this file is out of date. */
export function withoutStacks(code: string): string {
  const changed = code.replace(SIGNAL, 'Object.create(Error.prototype,{message:{value:$1}})');
  if (changed === code) throw new Error('React DOM makes its signals in another way by now');
  return changed;
}
