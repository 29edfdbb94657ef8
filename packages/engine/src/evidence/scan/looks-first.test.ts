import { expect, test } from 'vitest';
import { looksFirst } from './looks-first.ts';

/** Three pages with 20 seconds for all, after one look that took so long. */
function afterOneLook(took: number) {
  let now = 0;
  const looks = looksFirst(3, 20_000, () => now);
  now += took;
  looks.lookedAtOne();
  let isTurn = false;
  const turn = looks.turnOfWords().then(() => {
    isTurn = true;
  });
  return { looks, turn, isTurn: () => isTurn };
}

test('BANK-02 words are read beside the looks at further pages as long as these will end in time', async () => {
  const { looks, turn, isTurn } = afterOneLook(5_000);
  await turn;
  expect([isTurn(), looks.isLooking()]).toEqual([true, true]);
});

test('BANK-02 where the looks would come too late, words wait until all pages were looked at', async () => {
  const { looks, turn, isTurn } = afterOneLook(8_000);
  looks.lookedAtOne();
  await Promise.resolve();
  expect(isTurn()).toBe(false);
  looks.end();
  await turn;
  expect([isTurn(), looks.isLooking()]).toEqual([true, false]);
});
