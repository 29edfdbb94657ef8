import { describe, expect, test } from 'vitest';
import { askedWords } from './asked-words.ts';
import { isListed } from './seeds.ts';

const isBenchmark = (word: string): boolean => ['state', 'reading-unseen'].includes(word);
const asked = (...words: string[]) => askedWords(words, ['reading-unseen'], isBenchmark);

describe('what is asked of the benchmarks', () => {
  test('a word behind a benchmark that needs a seed is the seed', () => {
    expect(asked('reading-unseen', 'blackthorn')).toEqual({
      names: ['reading-unseen'],
      seed: 'blackthorn',
      isRepair: false,
    });
  });

  test('the wish to repair may stand anywhere', () => {
    expect(asked('--repair', 'reading-unseen', 'blackthorn').isRepair).toBe(true);
    expect(asked('reading-unseen', '--repair', 'blackthorn').seed).toBe('blackthorn');
  });

  test('a name behind such a benchmark is no seed, nor is a word behind another one', () => {
    expect(asked('reading-unseen', 'state')).toEqual({
      names: ['reading-unseen', 'state'],
      seed: null,
      isRepair: false,
    });
    expect(asked('state', 'blackthorn').names).toEqual(['state', 'blackthorn']);
  });
});

test('a seed is used for the benchmark that is listed with it, and for no other', () => {
  const list = '| blackthorn | reading-unseen | 300 | 2026-11-17 |';
  expect(isListed(list, 'blackthorn', 'reading-unseen')).toBe(true);
  expect(isListed(list, 'blackthorn', 'sets-unseen')).toBe(false);
  expect(isListed(list, 'thorn', 'reading-unseen')).toBe(false);
});
