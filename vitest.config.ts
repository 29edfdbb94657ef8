import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/lib/longest-first.ts';
import { PATIENCE_MS, TEST_MS } from './scripts/lib/patience.ts';

const LONG = '{packages,bench,apps,scripts}/**/*.long.test.ts';

/**
 * What can differ between the two databases, which are the same PostgreSQL in another dress: the connection itself, locks
 * and races, and jobs. A room is here when a test of it has several sides at once, and retention, which skips what others
 * hold; the rest is the same SQL and runs once, on the embedded one. A race of a room whose other tests are many or dear
 * stands in a file of its own (`*-at-once.test.ts`).
 */
const aboutPostgres = [
  'apps/server/src/db/*.test.ts',
  'apps/server/src/jobs/**/*.test.ts',
  'apps/server/test/drills/*.test.ts',
  'apps/server/src/modules/**/*-at-once.test.ts',
  ...['applications', 'audit'].map((room) => `apps/server/src/modules/${room}/**/*.test.ts`),
  'apps/server/src/modules/signup/**/*.test.ts',
  'apps/server/src/modules/documents/{sweep,uploads}.test.ts',
  'apps/server/src/modules/mail/take-mail-budget.test.ts',
  'apps/server/src/modules/payment/{payment,webhook,sandbox/sandbox}.test.ts',
  'apps/server/src/modules/retention/{retention,every-table}.test.ts',
  'apps/server/src/modules/desk/{applicants/applicants,company/company,listings/listings,members/members,sign-in/sign-in}.test.ts',
];

// What is waited for may take as long as anything else on a busy machine; the default is a second.
const polling = { poll: { timeout: PATIENCE_MS, interval: 50 } };

const everywhere = ['apps/server/src/**/*.test.ts', 'apps/server/test/**/*.test.ts'];
const inServer = {
  globalSetup: ['apps/server/test/global-setup.ts'],
  hookTimeout: TEST_MS,
  testTimeout: TEST_MS,
  expect: polling,
};

const inBrowser = {
  globalSetup: ['e2e/global-setup.ts'],
  isolate: false,
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
  expect: polling,
};

// Without isolation a worker keeps what it imported from one file to the next, which halves the work. It demands that
// no test changes what another may see.
const server = (name: 'embedded' | 'postgres', include: string[]) => ({
  test: {
    ...inServer,
    name: `server-${name}`,
    include,
    exclude: [LONG],
    env: { TEST_DATABASE: name },
    isolate: false,
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
          testTimeout: TEST_MS,
        },
      },
      // What `npm test` tries on a part of the made-up papers, on all of them: `npm run test:long`.
      {
        test: {
          name: 'packages-long',
          include: ['packages/engine/src/**/*.property.test.ts'],
          isolate: false,
          testTimeout: TEST_MS,
          env: { EXHIBITIONS: 'all' },
        },
      },
      // Exhibitions of every forgery, treatment and broken file: `npm run test:long`, not with every change.
      { test: { ...inServer, name: 'long', include: [LONG], env: { TEST_DATABASE: 'embedded' } } },
      {
        plugins: [react()],
        // Styles of one file stay for the next, so every class is named after the room that it belongs to.
        css: { modules: { generateScopedName: '[name]__[local]' } },
        test: {
          name: 'web',
          isolate: false,
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: TEST_MS,
          setupFiles: ['apps/web/test/setup.ts'],
          css: { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } },
        },
      },
      server('embedded', everywhere),
      server('postgres', aboutPostgres),
      { test: { ...inBrowser, name: 'e2e', include: ['e2e/**/*.test.ts'] } },
      // What `npm test` looks at in one language in turn, in all of them: `npm run test:long`.
      {
        test: {
          ...inBrowser,
          name: 'e2e-long',
          include: ['e2e/accessibility-*.test.ts', 'e2e/keyboard-way.test.ts', 'e2e/desk-*.test.ts'],
          env: { WALK_LANGUAGES: 'all', DESK_DAYS: 'all' },
        },
      },
    ],
  },
});
