import { expect, test } from 'vitest';
import { paperKeys } from '../analysis/evidence/paper-keys.ts';
import { identityCard } from './testing/papers.ts';

test('the front of a card comes before its back, whichever was handed in first', () => {
  const sideOf = (side: 'front' | 'back', id: string) => {
    // A German card tells the day of its issue on its back alone.
    const { readings } = identityCard(side === 'back' ? { issue_date: '2024-09-03' } : {});
    return { ...identityCard(), id, readings: readings.map((reading) => ({ ...reading, side })) };
  };
  for (const papers of [
    [sideOf('back', 'a'), sideOf('front', 'b')],
    [sideOf('front', 'b'), sideOf('back', 'a')],
  ])
    expect(paperKeys(papers).all.map(({ key, reading }) => [key, reading?.side])).toEqual([
      ['I1', 'front'],
      ['I2', 'back'],
    ]);
});
