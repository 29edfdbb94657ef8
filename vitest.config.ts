import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/lib/longest-first.ts';

/** A time-out is for what hangs, not for what is slow on a busy machine. */
const PATIENCE_MS = 30_000;

const LONG = '{packages,bench}/**/*.long.test.ts';

/** Rooms and files that are about no database, or only about the embedded one: once is enough. */
const withoutDatabase = [
  ...['adapters', 'bin/inspect', 'config', 'db/embedded', 'lib'].map((room) => `apps/server/src/${room}/**`),
  'apps/server/src/modules/documents/{real-papers,kill-server}.test.ts',
  'apps/server/test/*.test.ts',
];

// Without isolation a worker keeps what it imported from one file to the next, which halves the work. It demands that
// no test changes what another may see.
const server = (name: 'embedded' | 'postgres', exclude: string[] = []) => ({
  test: {
    name: `server-${name}`,
    include: ['apps/server/src/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
    exclude,
    env: { TEST_DATABASE: name },
    globalSetup: ['apps/server/test/global-setup.ts'],
    isolate: false,
    testTimeout: PATIENCE_MS,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // Left alone, vitest keeps one core of two for itself, and most tests wait for a database or a browser anyway.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    // What one round has translated, the next one finds.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [LONG],
          isolate: false,
          testTimeout: PATIENCE_MS,
        },
      },
      // Exhibitions of every forgery, treatment and broken file: `npm run test:long`, not with every change.
      { test: { name: 'long', include: [LONG], testTimeout: PATIENCE_MS } },
      {
        plugins: [react()],
        // Styles of one file stay for the next, so every class is named after the room that it belongs to.
        css: { modules: { generateScopedName: '[name]__[local]' } },
        test: {
          name: 'web',
          isolate: false,
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: PATIENCE_MS,
          setupFiles: ['apps/web/test/setup.ts'],
          css: { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } },
        },
      },
      server('embedded'),
      server('postgres', withoutDatabase),
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 90_000,
          // A browser on a busy machine may miss a deadline; a fault of ours fails every time.
          retry: 2,
        },
      },
    ],
  },
});
