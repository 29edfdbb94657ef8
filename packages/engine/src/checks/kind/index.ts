import type { KeptPaper } from '../../papers/kept-paper.ts';
import { type ChapterChecks, checksAbout } from '../run/check.ts';
import { everyFile } from '../run/subjects.ts';
import { fileClassification } from './classification.ts';
import { fileOtherContent } from './other-content.ts';

export const kindRules = [fileClassification, fileOtherContent] as const;

export const kindChecks = {
  evidence: [],
  paper: checksAbout(everyFile<KeptPaper>, kindRules),
  set: [],
} satisfies ChapterChecks;
