import type { Fingerprints, PaperElsewhere } from '../../papers/elsewhere.ts';
import type { KeptPaper } from '../../papers/kept-paper.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { reckoned } from '../run/places.ts';
import { isAlike } from './ground/alike.ts';

type Sameness = 'file' | 'text' | 'picture';

/** How a paper elsewhere is the same; null where it is not. */
function samenessOf(file: string, prints: Fingerprints, other: PaperElsewhere): Sameness | null {
  if (file === other.file) return 'file';
  if (prints.text && prints.text === other.text) return 'text';
  return prints.picture && other.picture && isAlike(prints.picture, other.picture) ? 'picture' : null;
}

/** Couples hand in one statement of a joint account and one joint tax return, each for themselves. */
const isShareable = ({ readings }: KeptPaper): boolean =>
  readings.length > 0 && readings.every(({ kind }) => kind === 'bank_statement' || kind === 'fiscal_document');

/** No paper was handed in under the name of somebody else as well. */
export const crossApplicantCopy: Rule<KeptPaper, 'R_FILE_CROSS_APPLICANT_COPY'> = {
  id: 'R_FILE_CROSS_APPLICANT_COPY',
  chapter: 'across',
  level: 'critical',
  blocking: false,
  means: {
    // Whoever hands in another's paper shall not learn that we know it.
    upload: 'silent',
    traits: ['internal'],
  },
  reads: [],
  judge: (paper, { elsewhere }) => {
    if (!elsewhere) return inconclusive();
    const others = elsewhere.papers.filter(
      ({ owner }) => owner === 'stranger' || (owner === 'same_household' && !isShareable(paper)),
    );
    const found = new Set(
      others.flatMap((other) => samenessOf(paper.evidence.sha256, paper.fingerprints, other) ?? []),
    );
    const [first] = found;
    if (first === undefined) return passed();
    const working = [...found].map((same) => reckoned(`same ${same}`, null, same));
    // Pictures that look alike may be of two papers of one kind: that alone is worth a look, no more.
    return failed(working, {
      data: { same: first },
      level: found.size === 1 && first === 'picture' ? 'warning' : 'critical',
    });
  },
};
