import { checks } from './checks.ts';
import { checksForOthers } from './checks-for-others.ts';
import { core } from './core.ts';
import { demo } from './demo.ts';
import { desk } from './desk.ts';
import { deskReview } from './desk-review.ts';
import { deskWork } from './desk-work.ts';
import { documents } from './documents.ts';
import { evidence } from './evidence.ts';
import { fields } from './fields.ts';
import { intakeDetails } from './intake-details.ts';
import { intakeStart } from './intake-start.ts';
import { mail } from './mail.ts';
import { myData } from './my-data.ts';
import { pages } from './pages.ts';
import { payment } from './payment.ts';
import { questions } from './questions.ts';
import { reportPaper } from './report-paper.ts';
import { reportSharing } from './report-sharing.ts';
import { reportView } from './report-view.ts';
import { reportWords } from './report-words.ts';

/** Everything that is said in English. */
export const en = {
  checks,
  checksForOthers,
  core,
  demo,
  desk,
  deskReview,
  deskWork,
  documents,
  evidence,
  fields,
  intakeDetails,
  intakeStart,
  mail,
  myData,
  pages,
  payment,
  questions,
  report: reportWords,
  reportPaper,
  reportSharing,
  reportView,
} as const;
