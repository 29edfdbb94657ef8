import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { Reader } from '@vesta/domain/report/audience';
import { householdFields } from './allowed-fields.ts';
import { onlyAllowed } from './only-allowed.ts';

/** The household as a reader may see it: sums, and of each person what they released to it. */
export const householdFor = (report: AggregatedReport, audience: Reader): AggregatedReport =>
  onlyAllowed(
    {
      ...report,
      audience,
      members: report.members.map((member) => ({ ...member, relationship: null, average_cash_balance: null })),
    },
    householdFields,
  );
