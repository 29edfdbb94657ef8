import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { Report } from '@vesta/domain/report/report';
import type { Writer } from './writer.ts';

/** A report about a loan, of one person or of a household, speaks of no tenancy. */
export const isForLender = (report: Report | AggregatedReport): boolean =>
  'mortgage' in report && report.mortgage !== null;

/** What the report is for, and what touches none of its figures. */
export const noticeOf = (report: Report | AggregatedReport, w: Writer): string =>
  w.say('ReportWords.Notice', { kind: isForLender(report) ? 'mortgage' : 'rent' });
