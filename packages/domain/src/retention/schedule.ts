import { EVIDENCE_RETENTION_DAYS } from '../limits.ts';
import type { RegionCode } from '../regions/codes.ts';

/** How long each kind of data is kept. The nightly job, the command line, the documentation and the texts read this. */
interface Term {
  /** What goes. */
  readonly what: string;
  /** From when the days are counted. */
  readonly from: string;
  readonly days: number;
}

const YEAR = 365;

export const retentionSchedule = {
  applications: {
    what: 'answers, papers, what was read from them, declarations, bank consents, invitations, words to a reviewer',
    from: 'the last report or the last paper after it; without a report the last sign of life',
    days: EVIDENCE_RETENTION_DAYS,
  },
  reports: {
    what: 'reports with their PDFs, what their code is verified against, releases and every look at them',
    from: 'the day the report was made',
    days: EVIDENCE_RETENTION_DAYS,
  },
  people: {
    what: 'name, e-mail address and telephone number',
    from: 'the end of the last application, unless the person wants news',
    days: 0,
  },
  marketing: { what: 'the address of whoever wants news', from: 'the consent, or its withdrawal', days: 5 * YEAR + 1 },
  'consent-proof': {
    what: 'which wording was agreed to or withdrawn and when, without a name',
    from: 'the last word on it',
    days: 3 * YEAR,
  },
  sessions: { what: 'sessions', from: 'their end', days: 1 },
  codes: { what: 'codes sent by e-mail', from: 'their end', days: 1 },
  links: { what: 'links back to an application and to a phone', from: 'their end', days: 1 },
  limits: { what: 'counters of limits', from: 'their end', days: 1 },
  'open-invitations': { what: 'invitations that nobody took up', from: 'their end', days: 30 },
  'job-history': { what: 'finished background jobs', from: 'their end', days: 7 },
  'dead-jobs': { what: 'background jobs that were given up', from: 'the day they were given up', days: 30 },
  outbox: { what: 'mails written to the outbox folder', from: 'the day they were written', days: 30 },
  attachments: { what: 'copies of papers that were sent with a mail', from: 'the day they were made', days: 30 },
  'partner-entries': { what: 'digests of used partner links', from: 'their use', days: YEAR },
  'payment-events': { what: 'messages of the payment provider', from: 'their arrival', days: YEAR },
  audit: { what: 'the record of who did or saw what', from: 'the act', days: YEAR },
  'person-requests': { what: 'requests under data protection law', from: 'the answer', days: EVIDENCE_RETENTION_DAYS },
  shells: { what: 'empty rows of erased applications and people', from: 'the erasure', days: YEAR },
} as const satisfies Readonly<Record<string, Term>>;

export type RetentionClass = keyof typeof retentionSchedule;

/** Receipts are kept apart, by the tax law of the application's region, to the end of a year. */
export const RECEIPT_YEARS: Readonly<Record<RegionCode, number>> = { it: 10, de: 8 };

/** So long before an application is erased its owner is told. */
export const ERASURE_WARNING_DAYS = 7;

const DAY_MS = 86_400_000;

/** What was last touched before this moment goes under the rule. */
export const termBefore = (name: RetentionClass, now: Date): Date =>
  new Date(now.getTime() - retentionSchedule[name].days * DAY_MS);

/** The last year whose receipts may go: kept for whole years after the one they were issued in. */
export const lastReceiptYear = (region: RegionCode, now: Date): number =>
  now.getUTCFullYear() - RECEIPT_YEARS[region] - 1;
