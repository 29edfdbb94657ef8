import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { reckoned } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';

const signatureField = /sign|firma|unterschrift/i;
const LOWER_HALF = 0.5;

/** A picture in the lower half of the last page, as a signature that was scanned and put there. */
function hasInk({ paper, reading }: ReadPaper<'work_contract', InspectedPaper>): boolean {
  const last = paper.evidence.pages.findLast(({ number }) => reading.pages.includes(number));
  return last?.images.some(({ box }) => box.top > last.height * LOWER_HALF && box.bottom < last.height * 0.98) ?? false;
}

/** Ink drawn by a pen leaves nothing that we could see: only an empty field for a signature says that none is there. */
export const contractSigned: Rule<ReadPaper<'work_contract', InspectedPaper>, 'R_CONTRACT_SIGNED'> = {
  id: 'R_CONTRACT_SIGNED',
  chapter: 'contract',
  level: 'info',
  blocking: false,
  means: {
    upload: 'never',
  },
  reads: [],
  judge: (subject) => {
    const { pdf } = subject.paper.evidence;
    const signatures = pdf?.signatures.length ?? 0;
    const fields = pdf?.fields.filter(({ name }) => signatureField.test(name ?? '')) ?? [];
    const working = [reckoned('signatures', null, signatures)];
    if (signatures > 0 || hasInk(subject)) return passed(working);
    return fields.length > 0 && fields.every(({ isFilled }) => !isFilled) ? failed(working) : inconclusive(working);
  },
};
