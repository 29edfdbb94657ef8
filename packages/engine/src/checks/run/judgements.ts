import type { EvidencePlace, Judgement } from '../rule.ts';

type More = Omit<Judgement, 'outcome' | 'working'>;

export const passed = (working: readonly EvidencePlace[] = [], more: More = {}): Judgement => ({
  outcome: 'passed',
  working,
  ...more,
});

export const failed = (working: readonly EvidencePlace[], more: More = {}): Judgement => ({
  outcome: 'failed',
  working,
  ...more,
});

export const inconclusive = (working: readonly EvidencePlace[] = [], more: More = {}): Judgement => ({
  outcome: 'inconclusive',
  working,
  ...more,
});
