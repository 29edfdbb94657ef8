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

test('MORT-02 without a paper it is declared only; once somebody has verified it, it is shown', () => {
  expect(ofFunds(reportOn(fund('none')))).toMatchObject({ grade: 'thin', reason: 'funds_declared_only' });
  const { mortgage } = reportOn(fund('accepted'));
  expect(mortgage.funds).toMatchObject([{ shown: 4_000_000, state: 'shown' }]);
});
