import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, mutantsOf } from './mutants.ts';
import type { Suite } from './try-mutants.ts';

/** Code in which a fault costs somebody money, privacy or a home, and the tests that should notice one. */
export interface Room {
  readonly name: string;
  /** Files and folders; what lies deeper is not meant. */
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  readonly suite: Suite;
}

const server: Suite = {
  env: { TEST_DATABASE: 'embedded' },
  globalSetup: ['apps/server/test/global-setup.ts'],
  hookTimeout: 60_000,
};

export const rooms: readonly Room[] = [
  {
    name: 'money: amounts, rent, loans',
    sources: ['packages/domain/src/money', 'packages/domain/src/rent', 'packages/domain/src/mortgage'],
    tests: ['packages/domain/src/money', 'packages/domain/src/rent', 'packages/domain/src/mortgage'],
    suite: {},
  },
  {
    name: 'money: what somebody can afford',
    sources: ['packages/engine/src/analysis/model'],
    tests: ['packages/engine/src/analysis'],
    suite: {},
  },
  {
    name: 'privacy: who sees what of a report',
    sources: ['packages/engine/src/report/audience'],
    tests: ['packages/engine/src/report/audience'],
    suite: {},
  },
  {
    name: 'identity: codes and numbers of people and accounts',
    sources: ['packages/domain/src/fiscal-code', 'packages/domain/src/identifiers'],
    tests: ['packages/domain/src/fiscal-code', 'packages/domain/src/identifiers'],
    suite: {},
  },
  {
    name: 'workflow: steps and gates',
    sources: ['packages/domain/src/workflow'],
    tests: ['packages/domain/src/workflow'],
    suite: {},
  },
  {
    name: 'permissions: sessions, access, release',
    sources: ['access', 'sessions', 'household-release', 'release'].map((name) => `apps/server/src/modules/${name}`),
    tests: [
      'apps/server/src/modules/access',
      'apps/server/src/modules/release',
      'apps/server/src/modules/household-release',
      // Who objected to sharing, who is told of a release, and whose session is over.
      'apps/server/src/modules/my-data/my-data.test.ts',
      'apps/server/src/modules/webhooks/webhooks.test.ts',
    ],
    suite: server,
  },
  {
    name: 'attack: lines, limits, budgets',
    sources: [
      ...['fair-line', 'limits', 'asker-guesses', 'breather'].map((name) => `apps/server/src/lib/${name}.ts`),
      ...['rank-in-line', 'room-for-another', 'begin-attempt'].map(
        (name) => `apps/server/src/modules/documents/${name}.ts`,
      ),
      'apps/server/src/modules/access/take-turns.ts',
      'apps/server/src/modules/mail/take-mail-budget.ts',
      'apps/server/src/plugins/rate-limit.ts',
    ],
    tests: [
      ...['fair-line', 'breather'].map((name) => `apps/server/src/lib/${name}.test.ts`),
      ...['rank-in-line', 'uploads', 'sweep'].map((name) => `apps/server/src/modules/documents/${name}.test.ts`),
      'apps/server/src/modules/access/take-turns.test.ts',
      'apps/server/src/modules/mail/take-mail-budget.test.ts',
      'apps/server/src/modules/signup/signup.test.ts',
      'apps/server/src/plugins/error-handler.test.ts',
    ],
    suite: server,
  },
];

const isCode = (name: string): boolean => name.endsWith('.ts') && !/\.test\.ts$|routes\.ts$|\.job\.ts$/.test(name);

/** Every fault for the code of a room. Routes and job definitions describe, and are tested where they are used. */
export function mutantsIn({ sources }: Room, root: string): Mutant[] {
  const files = sources.flatMap((source) =>
    source.endsWith('.ts')
      ? [join(root, source)]
      : readdirSync(join(root, source))
          .filter(isCode)
          .map((name) => join(root, source, name)),
  );
  return files.flatMap((path) => mutantsOf(path, readFileSync(path, 'utf8')));
}
