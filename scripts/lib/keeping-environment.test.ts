import { afterEach, expect, test } from 'vitest';
import { keepingEnvironment } from './keeping-environment.mjs';

const before = { ...process.env };
afterEach(() => Object.assign(process.env, before));

test('what a build sets, changes or removes is undone, whether it succeeds or not', async () => {
  process.env.VESTA_KEPT = 'as it was';
  process.env.VESTA_REMOVED = 'there';
  delete process.env.VESTA_ADDED;
  const meddle = async () => {
    process.env.VESTA_KEPT = 'changed';
    process.env.VESTA_ADDED = 'new';
    delete process.env.VESTA_REMOVED;
    throw new Error('the build failed');
  };
  await expect(keepingEnvironment(meddle)).rejects.toThrow('the build failed');
  expect(process.env.VESTA_KEPT).toBe('as it was');
  expect(process.env.VESTA_REMOVED).toBe('there');
  expect('VESTA_ADDED' in process.env).toBe(false);
  expect(await keepingEnvironment(async () => 7)).toBe(7);
});
