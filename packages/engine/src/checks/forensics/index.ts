import { imageRules } from '../image/index.ts';
import { type ChapterChecks, checksAbout } from '../run/check.ts';
import { everyFile, wholeSet } from '../run/subjects.ts';
import type { InspectedPaper } from '../subject.ts';
import { pdfAlignment } from './alignment.ts';
import { pdfAnnotations } from './annotations.ts';
import { pdfBarcodeMatch } from './barcode-match.ts';
import { pdfDateVersusPeriod } from './date-versus-period.ts';
import { pdfFontAnomaly } from './font-anomaly.ts';
import { pdfHiddenText } from './hidden-text.ts';
import { pdfIncrementalUpdates } from './incremental-updates.ts';
import { pdfMalformedDate } from './malformed-date.ts';
import { pdfMaskThenText } from './mask-then-text.ts';
import { pdfModifiedAfterCreation } from './modified-after-creation.ts';
import { pdfOriginal } from './original.ts';
import { pdfOverlaidText } from './overlaid-text.ts';
import { pdfProducerProfile } from './producer-profile.ts';
import { pdfSignature } from './signature.ts';
import { pdfSoftwareBlocklist } from './software-blocklist.ts';
import { pdfTouchedUpText } from './touched-up-text.ts';
import { pdfXmpMismatch } from './xmp-mismatch.ts';

export const forensicRules = [
  pdfOriginal,
  pdfIncrementalUpdates,
  pdfModifiedAfterCreation,
  pdfDateVersusPeriod,
  pdfMalformedDate,
  pdfSoftwareBlocklist,
  pdfXmpMismatch,
  pdfMaskThenText,
  pdfOverlaidText,
  pdfTouchedUpText,
  pdfFontAnomaly,
  pdfAlignment,
  pdfHiddenText,
  pdfAnnotations,
  pdfSignature,
  pdfBarcodeMatch,
] as const;

export const forensicChecks = {
  evidence: checksAbout(everyFile<InspectedPaper>, [...forensicRules, ...imageRules]),
  paper: [],
  set: checksAbout(wholeSet, [pdfProducerProfile]),
} satisfies ChapterChecks;
