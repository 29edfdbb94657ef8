import type { EvidencePlace } from '../../rule.ts';
import type { Sign } from './signs.ts';

const meets = ({ page, box }: EvidencePlace, other: EvidencePlace): boolean =>
  page !== null &&
  page === other.page &&
  box !== null &&
  other.box !== null &&
  box.left < other.box.right &&
  box.right > other.box.left &&
  box.top < other.box.bottom &&
  box.bottom > other.box.top;

/** A trace of a later hand in one place of the print, plain enough to be worth a look by itself. */
const isOnPage = ({ strength, judgement }: Sign): boolean =>
  strength === 'medium' && judgement.working.some(({ page, box }) => page !== null && box !== null);

/** The file names a program that changes words; office programs write papers of their own. */
const namesEditor = ({ rule, strength, judgement: { variant } }: Sign): boolean =>
  rule === 'R_PDF_SOFTWARE_BLOCKLIST' && strength === 'medium' && variant !== 'office';

/**
 * Whether plain traces bear each other out: two different ones in the same place, such as a box below a figure in other
 * letters, or one in a file that names the program which leaves it.
 */
export function areBorneOut(signs: readonly Sign[]): boolean {
  const traces = signs.filter(isOnPage);
  const isTwofold = traces.some((one) =>
    traces.some(
      (other) =>
        other.rule !== one.rule &&
        one.judgement.working.some((place) => other.judgement.working.some((beside) => meets(place, beside))),
    ),
  );
  return isTwofold || (traces.some(({ rule }) => rule !== 'R_PDF_SOFTWARE_BLOCKLIST') && signs.some(namesEditor));
}
