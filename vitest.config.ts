import { defineConfig } from 'vitest/config';
import { shopConfig } from './vite-plugins/shop-config.ts';

const FOLDERS = '{src,scripts,vite-plugins,bench,deploy}/**';

export default defineConfig({
  plugins: [shopConfig()],
  test: {
    // The base path of the tests: BASE in src/test-utils/products.ts.
    env: { BASE_URL: '/rivulet/' },
    pool: 'threads',
    // Long, as the machine may be busy; a test that hangs still fails.
    testTimeout: 30_000,
    setupFiles: ['src/test-utils/real-timers.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [`${FOLDERS}/*.test.ts`],
          exclude: ['**/*.dom.test.*'],
          // The files share loaded modules, which halves the processor time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [`${FOLDERS}/*.dom.test.{ts,tsx}`, 'docs/examples/*.test.ts'],
          environment: 'happy-dom',
        },
      },
    ],
  },
});
