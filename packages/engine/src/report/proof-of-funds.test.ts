import type { MortgageReport } from '@vesta/domain/report/mortgage-report';
import { expect, test } from 'vitest';
import { buildReport } from './build-report.ts';
import type { FundFacts } from './input.ts';
import { checkedInput } from './testing/inputs.ts';

const FAMILY = 'by family members';
const reportOn = (...sources: FundFacts[]): MortgageReport =>
  buildReport(
    checkedInput({
      kind: 'mortgage',
      mortgage: {
        identifiedProperty: true,
        propertyType: 'apartment',
        needFinancing: 'none',
        propertyValue: 20_000_000,
        loanAmount: 16_000_000,
        sources,
      },
    }),
  ) as MortgageReport;
const fund = (proof: FundFacts['proof']): FundFacts => ({ source: FAMILY, amount: 4_000_000, proof, papers: [] });
const ofFunds = ({ certainty }: MortgageReport) => certainty.find(({ about }) => about === 'own_funds');

test('MORT-02 a proof that was only uploaded counts as declared, and the report says that nobody has verified it', () => {
  const report = reportOn(fund('unread'));
  expect(report.mortgage.funds).toMatchObject([{ declared: 4_000_000, shown: 0, state: 'inconclusive' }]);
  expect(report.mortgage).toMatchObject({ shown_funds: 0, down_payment_coverage: 0 });
  expect(ofFunds(report)).toMatchObject({ grade: 'thin', reason: 'funds_unverified' });
});

test('REP-03 own funds for the loan that would fit are reckoned for that loan, not for the one asked for', () => {
  const { explain, mortgage } = buildReport(
    checkedInput({
      kind: 'mortgage',
      mortgage: {
        ...{ identifiedProperty: true, propertyType: 'apartment', needFinancing: 'none' },
        ...{ propertyValue: 100_000_000, loanAmount: 90_000_000, sources: [fund('accepted')] },
      },
    }),
  ) as MortgageReport;
  const changesOf = (figure: string) =>
    Object.fromEntries(
      explain.find((one) => one.figure === figure)?.counterfactuals.map(({ key, value }) => [key, value]) ?? [],
    );
  const fits = mortgage.sustainable_mortgage ?? 0;
  expect(mortgage.label).toBe('not_sustainable');
  expect(changesOf('sustainable_mortgage')).toEqual({
    loan_that_fits: fits,
    funds_for_that_loan: 100_000_000 - fits,
    funds_missing_then: 100_000_000 - fits - 4_000_000,
  });
  expect(changesOf('down_payment_coverage')).toEqual({ funds_missing: 10_000_000 - 4_000_000 });
});

test('MORT-02 without a paper it is declared only; once somebody has verified it, it is shown', () => {
  expect(ofFunds(reportOn(fund('none')))).toMatchObject({ grade: 'thin', reason: 'funds_declared_only' });
  const { mortgage } = reportOn(fund('accepted'));
  expect(mortgage.funds).toMatchObject([{ shown: 4_000_000, state: 'shown' }]);
});
