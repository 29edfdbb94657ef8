import { afterEach, expect, test, vi } from 'vitest';
import { runs, spread } from './exhibited.ts';

afterEach(() => vi.unstubAllEnvs());

test('a fifth of the runs, and every so manieth case, unless all is asked for', () => {
  const cases = ['a', 'b'].flatMap((letter) => [1, 2, 3].map((number) => `${letter}${number}`));
  vi.stubEnv('EXHIBITIONS', '');
  expect([runs(150), runs(3), spread(cases, 5)]).toEqual([30, 1, ['a1', 'b3']]);
  vi.stubEnv('EXHIBITIONS', 'all');
  expect([runs(150), runs(3), spread(cases, 5)]).toEqual([150, 3, cases]);
});
