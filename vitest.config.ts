import { defineConfig } from 'vitest/config';
import { shopConfig } from './vite-plugins/shop-config.ts';

export default defineConfig({
  plugins: [shopConfig()],
  test: {
    // The base path of the tests: BASE in src/test-utils/products.ts.
    env: { BASE_URL: '/rivulet/' },
    environment: 'node',
    // Starts faster than a process per file.
    pool: 'threads',
    // Long, as the machine may be busy; a test that hangs still fails.
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}', '{scripts,vite-plugins,bench,deploy,docs}/**/*.test.ts'],
  },
});
