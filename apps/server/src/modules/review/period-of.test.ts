import type { Reading } from '@vesta/engine/documents/reading';
import { expect, test } from 'vitest';
import { periodOf } from './period-of.ts';

const read = (values: Record<string, string | number>) =>
  ({
    fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
  }) as unknown as Reading;

test.each([
  ['a payslip', [read({ period: '2026-08', tax_year: 2026 })], { from: '2026-08', to: '2026-08' }],
  [
    'three payslips in one file',
    ['2026-09', '2026-07', '2026-08'].map((period) => read({ period })),
    { from: '2026-07', to: '2026-09' },
  ],
  ['a statement', [read({ period_start: '2026-05-01', period_end: '2026-07-31' })], { from: '2026-05', to: '2026-07' }],
  ['a tax paper', [read({ tax_year: 2025 })], { from: '2025', to: '2025' }],
  ['a card', [read({ surname: 'Moretti' })], null],
  ['what nobody could read', [], null],
])('REV-01 %s is told from others of its kind by its time', (_what, readings, period) => {
  expect(periodOf(readings)).toEqual(period);
});
