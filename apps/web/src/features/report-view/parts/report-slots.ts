import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { ReactNode } from 'react';

/** What the page around a report puts into it. */
export interface ReportSlots {
  /** Beside the name: what can be done with the report. */
  actions?: ReactNode;
  /** Beside the sections, on phones under them. */
  aside?: ReactNode;
  /** Everybody together, where somebody applies with others: then theirs is the answer. */
  household?: AggregatedReport | null;
  /** Sections that come before those of the report itself. */
  first?: ReactNode;
}
