import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { Reader } from '@vesta/domain/report/audience';

/** The household as a reader may see it: sums, and of each person what they released to it. */
export const householdFor = (report: AggregatedReport, audience: Reader): AggregatedReport => ({
  ...report,
  audience,
  members: report.members.map((member) => ({ ...member, relationship: null, average_cash_balance: null })),
});
