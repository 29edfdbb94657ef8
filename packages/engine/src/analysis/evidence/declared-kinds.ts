import type { EmploymentStatus } from '@vesta/domain/employment';
import type { IncomeKind } from '@vesta/domain/report/reasons';

const byWord: readonly (readonly [RegExp, readonly IncomeKind[]])[] = [
  [/\b(?:rent|rental|affitt|locazion|miet)/i, ['rental']],
  [/\b(?:pension|rente)/i, ['pension']],
  [/\b(?:alimon|maintenance|mantenimento|unterhalt)/i, ['alimony']],
  [/\bunemployment/i, ['unemployment_benefit', 'housing_benefit']],
  [/\bparental/i, ['parental_benefit']],
  [
    /\b(?:benefit|sussid|leistung)/i,
    ['unemployment_benefit', 'parental_benefit', 'housing_benefit', 'scholarship', 'child_benefit', 'other'],
  ],
  [/\b(?:invest|dividend|interest)/i, ['investment']],
  [/\b(?:scholarship|borsa|stipendium|bafög)/i, ['scholarship']],
  [/\b(?:other|altro|altri|sonstig|ander)/i, ['other', 'investment', 'scholarship', 'family_support']],
];

/** What somebody lives from by their own account of themselves needs no further word. */
const byStatus: Readonly<Record<EmploymentStatus, readonly IncomeKind[]>> = {
  Employed: ['employment'],
  'Self-employed': ['self_employment'],
  'Hybrid-employed': ['employment', 'self_employment'],
  Student: ['scholarship', 'family_support', 'employment'],
  Unemployed: ['unemployment_benefit', 'housing_benefit'],
};

/** Kinds of income that one declared source may stand for. */
export const kindsOfSource = (source: string): readonly IncomeKind[] =>
  byWord.find(([pattern]) => pattern.test(source))?.[1] ?? ['other'];

export const declaredKinds = (status: EmploymentStatus, sources: readonly string[]): ReadonlySet<IncomeKind> =>
  new Set([...byStatus[status], ...sources.flatMap(kindsOfSource)]);
