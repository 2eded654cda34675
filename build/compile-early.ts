import type { Plugin } from 'vite';
import { isClient } from './client.ts';

/**
 * Tells V8 to compile the first script as it arrives, off the main thread, rather than each function when it is
 * first called: on a slow phone a third of the longest task. Other engines see a comment.
 * (Explicit JavaScript Compile Hints, shipped in Chromium 136.)
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

export function compileEarly(): Plugin {
  return {
    name: 'rivulet-compile-early',
    apply: 'build',
    applyToEnvironment: isClient,
    generateBundle: {
      // It must be the very first line.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.isEntry) file.code = HINT + file.code;
        }
      },
    },
  };
}
