import { afterAll, beforeAll, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../house.ts';
import { scriptedEngine } from '../scripted-engine.ts';
import { walkByChance } from './calls-by-chance.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({ RATE_LIMIT_PER_MINUTE: '1000000' }, { engine: scriptedEngine() });
});
afterAll(() => t.close());

test('no call by chance is answered as a fault of ours', () => walkByChance(t, 1, 400));
