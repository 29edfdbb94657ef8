import type { KeptPaper } from '../../papers/kept-paper.ts';
import { type ChapterChecks, checksAbout } from '../run/check.ts';
import { everyFile, wholeSet } from '../run/subjects.ts';
import type { InspectedPaper } from '../subject.ts';
import { fileActiveContent } from './active-content.ts';
import { fileBlank } from './blank.ts';
import { fileBlurry } from './blurry.ts';
import { fileCorrected } from './corrected.ts';
import { fileCorrupt } from './corrupt.ts';
import { fileCropped } from './cropped.ts';
import { fileDuplicate } from './duplicate.ts';
import { fileEncrypted } from './encrypted.ts';
import { fileKind } from './file-kind.ts';
import { fileMarkedSample } from './marked-sample.ts';
import { fileMerged } from './merged.ts';
import { filePagesMissing } from './pages-missing.ts';
import { fileSize } from './size.ts';
import { fileType } from './type.ts';

export const fileRules = [
  fileType,
  fileSize,
  fileEncrypted,
  fileCorrupt,
  fileActiveContent,
  fileBlank,
  fileBlurry,
  fileCropped,
  filePagesMissing,
  fileMerged,
  fileKind,
  fileMarkedSample,
] as const;

export const fileChecks = {
  evidence: checksAbout(everyFile<InspectedPaper>, fileRules),
  paper: checksAbout(everyFile<KeptPaper>, [fileCorrected]),
  set: checksAbout(wholeSet, [fileDuplicate]),
} satisfies ChapterChecks;
