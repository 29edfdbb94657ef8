import type { checks } from './en/checks.ts';
import type { checksForOthers } from './en/checks-for-others.ts';
import type { core } from './en/core.ts';
import type { desk } from './en/desk.ts';
import type { deskReview } from './en/desk-review.ts';
import type { deskWork } from './en/desk-work.ts';
import type { documents } from './en/documents.ts';
import type { evidence } from './en/evidence.ts';
import type { fields } from './en/fields.ts';
import type { intakeDetails } from './en/intake-details.ts';
import type { intakeStart } from './en/intake-start.ts';
import type { mail } from './en/mail.ts';
import type { myData } from './en/my-data.ts';
import type { pages } from './en/pages.ts';
import type { payment } from './en/payment.ts';
import type { questions } from './en/questions.ts';
import type { reportPaper } from './en/report-paper.ts';
import type { reportSharing } from './en/report-sharing.ts';
import type { reportView } from './en/report-view.ts';
import type { reportWords } from './en/report-words.ts';
import type { Shape } from './shape.ts';

/** Texts travel in bundles, so that a page loads only the words it may need. English says which keys exist. */
export interface Bundles {
  core: Shape<typeof core>;
  pages: Shape<typeof pages>;
  fields: Shape<typeof fields>;
  intakeStart: Shape<typeof intakeStart>;
  intakeDetails: Shape<typeof intakeDetails>;
  documents: Shape<typeof documents>;
  evidence: Shape<typeof evidence>;
  questions: Shape<typeof questions>;
  report: Shape<typeof reportWords>;
  reportPaper: Shape<typeof reportPaper>;
  reportSharing: Shape<typeof reportSharing>;
  reportView: Shape<typeof reportView>;
  checks: Shape<typeof checks>;
  checksForOthers: Shape<typeof checksForOthers>;
  mail: Shape<typeof mail>;
  payment: Shape<typeof payment>;
  desk: Shape<typeof desk>;
  deskReview: Shape<typeof deskReview>;
  deskWork: Shape<typeof deskWork>;
  myData: Shape<typeof myData>;
}
/** The checks that have words. */
export type CheckName = keyof Bundles['checks']['checks'];
export type BundleName = keyof Bundles;
export type TextLanguage = 'en' | 'it' | 'de';
