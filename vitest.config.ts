import { defineConfig } from 'vitest/config';
import { goods } from './vite-plugins/goods/plugin.ts';
import { readShopConfig } from './vite-plugins/read-shop-config.ts';
import { shopConfig } from './vite-plugins/shop-config.ts';

const FOLDERS = '{src,lab,agents,scripts,studio,vite-plugins,bench,deploy}/**';

/** Tests of a whole document, which they change together with the loaded modules: each file gets its own. */
const WITH_DOCUMENT = [
  'src/prerender/{early,inline,start}-*.dom.test.ts',
  'lab/src/early-lab.dom.test.ts',
  'src/router/scroll-restoration.dom.test.ts',
  'lab/src/faults/places.dom.test.tsx',
  'docs/examples/*.test.ts',
];

/** Tests of tasks, which need a collection as large as this repository's, and one that quotes a title. */
const OF_OUR_GOODS = readShopConfig().goods === './goods' ? [] : ['agents/**', 'docs/examples/**'];

export default defineConfig({
  plugins: [goods(), shopConfig()],
  test: {
    // The base path of the tests: BASE in src/test-utils/products.ts.
    env: { BASE_URL: '/rivulet/' },
    pool: 'threads',
    // The files share loaded modules, which halves the processor time.
    isolate: false,
    // Long, as the machine may be busy; a test that hangs still fails.
    testTimeout: 30_000,
    setupFiles: ['src/test-utils/clean-up.ts'],
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [`${FOLDERS}/*.test.ts`],
          exclude: ['**/*.dom.test.*', ...OF_OUR_GOODS],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [`${FOLDERS}/*.dom.test.{ts,tsx}`],
          exclude: [...WITH_DOCUMENT, ...OF_OUR_GOODS],
          environment: 'happy-dom',
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          include: WITH_DOCUMENT,
          exclude: OF_OUR_GOODS,
          environment: 'happy-dom',
          isolate: true,
        },
      },
    ],
  },
});
