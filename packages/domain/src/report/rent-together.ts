import { affordabilityLabels, type Guarantee, type MonthlyAffordability } from './affordability.ts';
import type { AggregatedReport } from './aggregated-report.ts';
import type { Explanation } from './explain.ts';
import type { ReportMessage } from './flags.ts';
import type { RentReport } from './rent-report.ts';
import { signersOf } from './signers.ts';

/** A rent too high for the tenants that a guarantor makes up for is another answer than one that nobody makes up for. */
export const shownLabels = [...affordabilityLabels, 'guaranteed'] as const;
export type ShownLabel = (typeof shownLabels)[number];

export interface RentTogether {
  readonly affordability: MonthlyAffordability;
  readonly guarantee: Guarantee;
  readonly guarantors: readonly { readonly pending: boolean }[];
  readonly label: ShownLabel;
  /** Where several would sign: all of them. A guarantor stands behind one tenant without making them several. */
  readonly together: AggregatedReport | null;
  readonly messages: readonly ReportMessage[];
  readonly explain: readonly Explanation[];
}

/** Of these a household speaks for itself, and one person's own would say the opposite. */
const OF_THE_HOUSEHOLD: ReadonlySet<string> = new Set(['member_pending', 'guarantor_needed']);
const FIGURES_OF_THE_HOUSEHOLD: ReadonlySet<string> = new Set([
  'affordable_rent',
  'percentage',
  'deposit',
  'guarantor_cover',
]);

export function shownLabel({ translation_key: label }: MonthlyAffordability, { covered }: Guarantee): ShownLabel {
  const isOver = label === 'above' || label === 'borderline';
  return isOver && covered === true ? 'guaranteed' : label;
}

/** The own figures with those of the household in place of their namesakes. */
function explainedBy(report: RentReport, household: AggregatedReport | null): readonly Explanation[] {
  if (!household) return report.explain;
  const theirs = household.explain.filter(({ figure }) => FIGURES_OF_THE_HOUSEHOLD.has(figure));
  const isReplaced = ({ figure }: Explanation): boolean => theirs.some((other) => other.figure === figure);
  return [...theirs, ...report.explain.filter((own) => !isReplaced(own))];
}

/** What a report says of the rent: with everybody's figures where there are others, else with one person's. Page and paper both ask here. */
export function rentTogether(report: RentReport, household: AggregatedReport | null): RentTogether {
  const together = signersOf(household) ? household : null;
  const affordability = household?.monthly_affordability ?? report.monthly_affordability;
  const guarantee = household?.guarantee ?? report.guarantee;
  return {
    affordability,
    guarantee,
    guarantors: household ? household.members.filter(({ role }) => role === 'guarantor') : report.guarantors.content,
    label: shownLabel(affordability, guarantee),
    together,
    messages: household
      ? report.aggregated_error_messages.filter(({ msg }) => !OF_THE_HOUSEHOLD.has(msg))
      : report.aggregated_error_messages,
    explain: explainedBy(report, together),
  };
}
