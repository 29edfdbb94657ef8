import type { Explanation } from '@vesta/domain/report/explain';
import { reasonCodes } from '@vesta/domain/report/reasons';
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

test('REP-06 what would change a figure is told under a name of its own, apart from why it is what it is', () => {
  const echo = new Proxy({}, { get: () => (key: unknown) => String(key) }) as unknown as Writer;
  const real = { key: 'real_extra_pay', value: null, unit: 'cents', data: {} } as const;
  const blocks =
    explainedSection([{ ...figure, reasons: [reasonCodes[0]], counterfactuals: [real] }], echo)?.blocks ?? [];
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'text', 'list', 'subheading', 'list']);
  expect(blocks.at(-2)).toMatchObject({ text: 'ReportView.Explain.WouldChange' });
});
