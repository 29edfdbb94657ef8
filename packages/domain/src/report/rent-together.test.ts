import { expect, test } from 'vitest';
import type { AggregatedReport } from './aggregated-report.ts';
import type { RentReport } from './rent-report.ts';
import { rentTogether } from './rent-together.ts';

const affordability = (value: number, label: string) => ({ value, translation_key: label, rent: 107_000 });
const guarantee = (shortfall: number, covered: boolean | null) => ({ shortfall, room: 88_000, covered, strong: false });

const own = {
  monthly_affordability: affordability(61_200, 'above'),
  guarantee: guarantee(45_800, null),
  guarantors: { content: [] },
  aggregated_error_messages: [{ msg: 'guarantor_needed' }, { msg: 'member_pending' }, { msg: 'overdrawn' }],
  explain: [{ figure: 'affordable_rent', value: 61_200 }, { figure: 'monthly_income' }],
} as unknown as RentReport;

const household = (roles: string[], label: string, covered: boolean | null) =>
  ({
    members: roles.map((role) => ({ role, pending: false })),
    monthly_affordability: affordability(129_200, label),
    guarantee: guarantee(label === 'sustainable' ? 0 : 30_800, covered),
    explain: [{ figure: 'affordable_rent', value: 129_200 }],
  }) as unknown as AggregatedReport;

const said = ({ messages, explain, label, together }: ReturnType<typeof rentTogether>) => ({
  label,
  isTogether: together !== null,
  messages: messages.map(({ msg }) => msg),
  rent: explain.find(({ figure }) => figure === 'affordable_rent')?.value,
  figures: explain.length,
});

test('alone, the own figures and every remark stand', () => {
  expect(said(rentTogether(own, null))).toEqual({
    label: 'above',
    isTogether: false,
    messages: ['guarantor_needed', 'member_pending', 'overdrawn'],
    rent: 61_200,
    figures: 2,
  });
});

test('REP-07 with a second income nothing in the report speaks against the answer for both', () => {
  const shown = rentTogether(own, household(['main-applicant', 'co-applicant'], 'sustainable', null));
  expect(said(shown)).toEqual({
    label: 'sustainable',
    isTogether: true,
    messages: ['overdrawn'],
    rent: 129_200,
    figures: 2,
  });
});

test.each([
  ['above', true, 'guaranteed'],
  ['borderline', true, 'guaranteed'],
  ['sustainable', true, 'sustainable'],
  ['above', false, 'above'],
  ['above', null, 'above'],
])('REP-07 a rent %s, with a guarantee that covers it: %s, is called %s', (label, covered, expected) => {
  const shown = rentTogether(own, household(['main-applicant', 'guarantor'], label, covered));
  expect(said(shown)).toMatchObject({ label: expected, isTogether: false, rent: 61_200 });
});
