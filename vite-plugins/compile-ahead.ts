import type { Plugin } from 'vite';
import { isClient } from './client.ts';

/**
 * Has Chromium compile all functions of the entry chunk while it arrives, in another thread. Without it the main thread
 * would compile each function when it is first called, a third of all script until the page is interactive.
 * https://v8.dev/blog/explicit-compile-hints
 */
export function compileAhead(): Plugin {
  return {
    name: 'rivulet-compile-ahead',
    apply: 'build',
    applyToEnvironment: isClient,
    generateBundle: {
      // Chromium looks for the comment only at the top of a file, and Vite puts code there.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry)
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
