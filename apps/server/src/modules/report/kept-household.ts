import type { ShareState } from '@vesta/domain/report/people';
import type { ApplicantRole } from '@vesta/domain/roles';
import type { AggregateInput } from '@vesta/engine/report/aggregate-reports';

/** Somebody else of the household on the day a report was made, and with which report of their own they counted. */
export interface OtherThen {
  readonly fullname: string;
  readonly role: ApplicantRole;
  readonly relationship: string | null;
  readonly email: string | null;
  readonly share: ShareState;
  readonly reportId: string | null;
}

/**
 * The household as a report found it. It is kept with the report: what the household carries under a report's number is
 * what it carried then, whoever comes later. The figures of others stay in their own reports, so that they can take them
 * back.
 */
export interface HouseholdThen extends Pick<AggregateInput, 'household' | 'listing' | 'rent' | 'mortgage'> {
  readonly others: readonly OtherThen[];
}
