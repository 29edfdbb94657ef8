import { readFileSync } from 'node:fs';
import { createVitest, type TestUserConfig } from 'vitest/node';
import { type Mutant, mutated } from './mutants.ts';

export interface Tried {
  readonly mutant: Mutant;
  readonly isNoticed: boolean;
}

/** What a set of tests needs beside itself. */
export type Suite = Pick<TestUserConfig, 'env' | 'globalSetup' | 'hookTimeout'>;

/**
 * Runs the tests once for each fault, in one process: the fault is put into the source while it is loaded, so that no
 * file is touched.
 */
export async function tryMutants(
  suite: Suite,
  tests: readonly string[],
  mutants: readonly Mutant[],
  onTried: (tried: Tried) => void,
): Promise<void> {
  let current: Mutant | null = null;
  const plugin = {
    name: 'one-fault',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      current !== null && id === current.file ? mutated(readFileSync(id, 'utf8'), current) : code,
  };
  const vitest = await createVitest(
    'test',
    {
      ...suite,
      // The projects of the ordinary configuration would load sources without the fault.
      config: false,
      watch: false,
      include: tests.map((test) => (test.endsWith('.test.ts') ? test : `${test}/**/*.test.ts`)),
      reporters: [{}],
      bail: 1,
      maxWorkers: 1,
      experimental: { fsModuleCache: false },
      isolate: false,
      testTimeout: 20_000,
    },
    { plugins: [plugin], logLevel: 'silent' },
  );
  try {
    const specs = await vitest.globTestSpecifications();
    const run = async (): Promise<boolean> => {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs, true);
      return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
    };
    if (!(await run())) throw new Error(`The tests of ${tests.join(', ')} fail without any fault.`);
    for (const mutant of mutants) {
      current = mutant;
      vitest.invalidateFile(mutant.file);
      onTried({ mutant, isNoticed: !(await run()) });
      vitest.invalidateFile(mutant.file);
    }
  } finally {
    await vitest.close();
  }
}
