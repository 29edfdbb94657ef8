import type { Report } from '@vesta/domain/report/report';

/** A person with a report and papers of it on order. */
export interface PreparedReports {
  token: string;
  applicationId: string;
  report: Report;
}
