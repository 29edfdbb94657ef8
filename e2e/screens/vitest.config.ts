import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Taking the pictures needs the harness of the tests, but is not one of them. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['e2e/screens/take-screens.ts'],
    globalSetup: ['e2e/global-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
