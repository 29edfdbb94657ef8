import type { Judgement, Rule } from '../../rule.ts';
import type { CheckContext, InspectedPaper } from '../../subject.ts';
import { pdfAlignment } from '../alignment.ts';
import { pdfAnnotations } from '../annotations.ts';
import { pdfDateVersusPeriod } from '../date-versus-period.ts';
import { pdfFontAnomaly } from '../font-anomaly.ts';
import { pdfHiddenText } from '../hidden-text.ts';
import { pdfIncrementalUpdates } from '../incremental-updates.ts';
import { pdfMalformedDate } from '../malformed-date.ts';
import { pdfMaskThenText } from '../mask-then-text.ts';
import { pdfModifiedAfterCreation } from '../modified-after-creation.ts';
import { pdfOverlaidText } from '../overlaid-text.ts';
import { pdfSignature } from '../signature.ts';
import { pdfSoftwareBlocklist } from '../software-blocklist.ts';
import { pdfTouchedUpText } from '../touched-up-text.ts';
import { pdfXmpMismatch } from '../xmp-mismatch.ts';
import { isContract } from './papers.ts';

/** How much a sign speaks for a later hand: a strong one would be hard to explain otherwise. */
export type Strength = 'strong' | 'medium' | 'weak';

export interface Sign {
  readonly rule: string;
  readonly strength: Strength;
  readonly judgement: Judgement;
}

/** Dates are wrong for a hundred innocent reasons: they never weigh more than a little. */
const dateRules: readonly Rule<InspectedPaper>[] = [
  pdfModifiedAfterCreation,
  pdfDateVersusPeriod,
  pdfMalformedDate,
  pdfXmpMismatch,
];
const rules: readonly Rule<InspectedPaper>[] = [
  pdfIncrementalUpdates,
  pdfMaskThenText,
  pdfOverlaidText,
  pdfTouchedUpText,
  pdfFontAnomaly,
  pdfAlignment,
  pdfHiddenText,
  pdfAnnotations,
  pdfSignature,
  pdfSoftwareBlocklist,
  ...dateRules,
];

const strengthOf = { critical: 'strong', warning: 'medium', info: 'weak' } as const;

/** That a file says nothing of its making is worth a word, and no reason to doubt the paper by itself. */
const isSilence = ({ variant }: Judgement): boolean => variant === 'stripped';

/**
 * Print of another hand than the rest of an issuer's file is hard to explain otherwise; who writes a contract also
 * fills it in.
 */
const isOfTwoHands = (paper: InspectedPaper, { variant }: Judgement): boolean =>
  variant === 'rewritten' && paper.traces?.pdf?.rewritten.isBorneOut === true && !isContract(paper);

function signOf(rule: Rule<InspectedPaper>, judgement: Judgement, paper: InspectedPaper): Sign {
  const strength = isOfTwoHands(paper, judgement) ? 'strong' : strengthOf[judgement.level ?? rule.level];
  const isLight = dateRules.includes(rule) || isSilence(judgement);
  return { rule: rule.id, judgement, strength: isLight && strength === 'medium' ? 'weak' : strength };
}

/** Everything that speaks for a later hand, by the rules that look for it. */
export const signsOf = (paper: InspectedPaper, context: CheckContext): Sign[] =>
  rules.flatMap((rule) => {
    const judgement = rule.judge(paper, context);
    return judgement?.outcome === 'failed' ? [signOf(rule, judgement, paper)] : [];
  });
