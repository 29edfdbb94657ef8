import type { Explanation } from '@vesta/domain/report/explain';
import { expect, test } from 'vitest';
import type { Writer } from '../writer.ts';
import { explainedSection } from './explained.ts';

/** Whatever is asked of it, it writes nothing. */
const mute = new Proxy({}, { get: () => () => '' }) as unknown as Writer;
const figure: Explanation = {
  figure: 'deposit',
  value: 180_000,
  unit: 'cents',
  formula: 'three_rents',
  inputs: [],
  limits: [],
  binding: null,
  weights: [],
  documents: [],
  reasons: [],
  counterfactuals: [],
};

test('REP-06 what follows goes on below, so that no page ends nearly empty', () => {
  expect(explainedSection([figure], mute)?.startsPage).toBe(false);
});
