import { afterAll, beforeAll, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../house.ts';
import { scriptedEngine } from '../scripted-engine.ts';
import { walkByChance } from './calls-by-chance.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({ RATE_LIMIT_PER_MINUTE: '1000000' }, { engine: scriptedEngine() });
});
afterAll(() => t.close());

test('none of ten thousand calls by chance is answered as a fault of ours', { timeout: 600_000 }, ({ task }) =>
  walkByChance(t, 20_261_117, 10_000, (faults) => Object.assign(task.meta, { counts: { calls: 10_000, faults } })),
);
