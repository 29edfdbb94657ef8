import type { Confirmation } from '../../documents/reading.ts';
import { isPicture } from '../../evidence/format.ts';
import { makeOf } from '../file/file-kind.ts';
import { fileMerged } from '../file/merged.ts';
import type { EvidencePlace, Judgement, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile, placeOfConfirmation } from '../run/places.ts';
import { isUnderstood } from '../run/understood.ts';
import type { CheckContext, InspectedPaper } from '../subject.ts';
import { failedSums, weigh } from './ground/originality.ts';
import { isContract, isIdentity, isIssued, isKnown, isSentByPost, needsOriginal } from './ground/papers.ts';
import { fewest } from './ground/places.ts';
import { type Sign, signsOf } from './ground/signs.ts';
import { programOf } from './ground/software.ts';
import { pdfHiddenText } from './hidden-text.ts';
import { pdfMaskThenText } from './mask-then-text.ts';

/** Whether a file shows a sheet of paper instead of being the paper; null when it cannot be told. */
function isScan(paper: InspectedPaper): boolean | null {
  const make = makeOf(paper);
  if (make === null) return null;
  if (['picture', 'scan_with_text', 'image_pdf'].includes(make)) return true;
  const { pdf } = paper.evidence;
  return make === 'mixed' && pdf !== null && programOf(pdf, 'scanner') !== null;
}

/** Banks and tax offices give files; a payslip may come on paper, a signed contract and a pension nearly always do. */
function judgeScan(paper: InspectedPaper): Judgement {
  const working = [ofFile('made as', 'true_pdf', makeOf(paper))];
  if (!isKnown(paper)) return inconclusive(working, { variant: 'unknown_paper' });
  if (isContract(paper) || isSentByPost(paper) || !isIssued(paper))
    return passed(working, { variant: 'scan_accepted' });
  return failed(working, { variant: 'scan', level: needsOriginal(paper) ? 'critical' : 'warning' });
}

/** Rules that can tell of a later hand on the picture of a page as well. */
const onScans = [pdfHiddenText, pdfMaskThenText];

/** A scan on which somebody typed, or below which other figures stand than it shows; null where it is just a scan. */
function judgeEditedScan(paper: InspectedPaper, context: CheckContext): Judgement | null {
  const signs = signsOf(paper, context).filter(
    ({ rule, strength }) => strength === 'strong' && onScans.some(({ id }) => id === rule),
  );
  if (signs.length === 0) return null;
  const verdict = weigh(signs, failedSums(paper.readings).length);
  const level = verdict === 'fraud' ? 'critical' : 'warning';
  return failed(workingOf(signs, []), { data: { signs: signs.length }, variant: verdict, level });
}

const workingOf = (signs: readonly Sign[], sums: readonly Confirmation[]): EvidencePlace[] => [
  ...fewest(
    signs.flatMap(({ rule, judgement }) => judgement.working.slice(0, 2).map((place) => ({ ...place, what: rule }))),
  ),
  ...sums.map(placeOfConfirmation),
];

/**
 * One word on whether a file is the issuer's own. A faithful rebuild with the issuer's own program cannot be told from
 * an original, and this does not claim to.
 */
export const pdfOriginal: Rule<InspectedPaper, 'R_PDF_ORIGINAL'> = {
  id: 'R_PDF_ORIGINAL',
  chapter: 'forensics',
  level: 'critical',
  blocking: false,
  means: {
    upload: 'until_explained',
    cause: { kind: 'changed', explains: ['sums', 'R_PDF_*', 'R_IMG_*'] },
    flags: [
      { flag: 'not_original', except: ['merged'] },
      { flag: 'merged', only: ['merged'] },
    ],
    withSums: { alone: 'other', together: 'fraud' },
    leavesOut: { reason: 'forged', variant: 'fraud' },
    answers: ['document.original', 'payslip.original_file'],
  },
  reads: [],
  judge: (paper, context) => {
    const { format, pdf } = paper.evidence;
    if (isIdentity(paper) || (format !== 'pdf' && !isPicture(format))) return null;
    const scan = isScan(paper);
    if (scan === null) return inconclusive();
    if (scan) return judgeEditedScan(paper, context) ?? judgeScan(paper);
    if (!paper.traces?.pdf) return inconclusive();
    const signs = signsOf(paper, context);
    const sums = failedSums(paper.readings);
    // Where the reader lost the thread, a sum that does not come out is no sign of its own.
    const followed = failedSums(paper.readings.filter(isUnderstood));
    const verdict = weigh(signs, sums.length, followed.length);
    const data = { signs: signs.length };
    if (verdict === 'fraud') return failed(workingOf(signs, sums), { data, variant: 'fraud' });
    if (verdict === 'other') return failed(workingOf(signs, sums), { data, variant: 'other', level: 'warning' });
    const merged = fileMerged.judge(paper, context);
    if (merged?.outcome === 'failed' && merged.variant !== 'twice' && pdf) {
      return failed([...merged.working, ...workingOf(signs, [])], { data, variant: 'merged', level: 'warning' });
    }
    if (verdict === 'warning') return failed(workingOf(signs, sums), { data, variant: 'warning', level: 'warning' });
    return passed(workingOf(signs, []), { data, ...(verdict === 'remark' ? { variant: 'remark' } : {}) });
  },
};
