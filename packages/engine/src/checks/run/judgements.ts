import type { Judgement, Place } from '../rule.ts';

type More = Omit<Judgement, 'outcome' | 'working'>;

export const passed = (working: readonly Place[] = [], more: More = {}): Judgement => ({
  outcome: 'passed',
  working,
  ...more,
});

export const failed = (working: readonly Place[], more: More = {}): Judgement => ({
  outcome: 'failed',
  working,
  ...more,
});

export const inconclusive = (working: readonly Place[] = [], more: More = {}): Judgement => ({
  outcome: 'inconclusive',
  working,
  ...more,
});
