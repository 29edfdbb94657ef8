import { employmentStatuses } from '@vesta/domain/employment';
import { fundSources } from '@vesta/domain/mortgage/vocabulary';
import { paperTypes } from '@vesta/domain/papers/kinds';
import { certaintyReasons } from '@vesta/domain/report/certainty';
import { costKinds, costTreatments } from '@vesta/domain/report/costs';
import { contractKinds } from '@vesta/domain/report/employment';
import { originals } from '@vesta/domain/report/evidence';
import { counterfactuals, figures, formulas, inputNames, limitNames } from '@vesta/domain/report/explain';
import { messageSources, moneyNames, reportFlags } from '@vesta/domain/report/flags';
import { payslipControlNames } from '@vesta/domain/report/incomes';
import { coverageStates } from '@vesta/domain/report/monthly';
import { ltvBands } from '@vesta/domain/report/mortgage';
import { incomeKinds, reasonCodes, weightReasons } from '@vesta/domain/report/reasons';
import { shownLabels } from '@vesta/domain/report/rent-together';
import { loaders } from '@vesta/texts/load';
import { describe, expect, test } from 'vitest';

/** Every list of keys that a report may hold, and the words that say them. */
const lists = {
  Affordability: shownLabels,
  AffordabilityText: shownLabels,
  CertaintyReasons: certaintyReasons,
  Contracts: contractKinds,
  Controls: payslipControlNames,
  CostKinds: costKinds,
  Counterfactuals: counterfactuals,
  CoverageStates: coverageStates,
  DocumentTypes: Object.values(paperTypes).flat(),
  Figures: figures,
  Flags: reportFlags,
  Formulas: formulas,
  FundSources: fundSources,
  IncomeKinds: incomeKinds,
  Inputs: inputNames,
  Limits: limitNames,
  LtvBands: ltvBands,
  Originals: originals,
  Reasons: reasonCodes,
  Sources: messageSources,
  Statuses: employmentStatuses,
  Treatments: costTreatments,
  Weights: weightReasons,
} as const;

describe.each(['en', 'it', 'de'] as const)('the words of a report in %s', (language) => {
  test.each(Object.entries(lists))('%s: every key has words', async (name, keys) => {
    const { ReportWords } = await loaders[language].report();
    const words: unknown = Reflect.get(ReportWords, name);
    const missing = keys.filter((key) => typeof Reflect.get(Object(words), key) !== 'string');
    expect(missing).toEqual([]);
  });
});

test('amounts in messages stand under names that are known to hold money', async () => {
  const { ReportWords } = await loaders.en.report();
  const named = Object.values({ ...ReportWords.Flags, ...ReportWords.Counterfactuals }).flatMap((words) =>
    [...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  );
  expect(named.filter((name) => !moneyNames.includes(name)).sort()).toEqual(['names', 'sources']);
});
