import { isStructured } from '../../evidence/format.ts';
import type { KeptPaper, PaperSet } from '../../papers/kept-paper.ts';
import { isAlike } from '../across/ground/alike.ts';
import type { EvidencePlace, Judgement, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';

type Sameness = 'file' | 'text' | 'picture';

const placeOf = (paper: KeptPaper, first: KeptPaper, same: Sameness): EvidencePlace => ({
  paper: paper.id,
  ...ofFile(`same ${same}`, null, first.id),
});

/** Two papers of one form look alike as well, so that a look is no proof. */
function lookalikes(papers: readonly KeptPaper[]): EvidencePlace[] {
  return papers.flatMap((paper, index) => {
    const { picture } = paper.fingerprints;
    const first = papers
      .slice(0, index)
      .find(({ fingerprints }) => picture && fingerprints.picture && isAlike(picture, fingerprints.picture));
    return first ? [placeOf(paper, first, 'picture')] : [];
  });
}

/** Nothing but its bytes can be held against those of another file. */
const isBlind = ({ fingerprints, evidence }: KeptPaper): boolean =>
  fingerprints.text === null && fingerprints.picture === null && !isStructured(evidence.format);

const bothOf = (places: readonly EvidencePlace[]): string[] => [
  ...new Set(places.flatMap(({ paper, found }) => [paper, found].filter((id) => typeof id === 'string'))),
];

/** None is the same file or text as another: whether that says that none was handed in twice. */
function judgeDifferent(papers: readonly KeptPaper[]): Judgement {
  const alike = lookalikes(papers);
  if (alike.length > 0) return inconclusive(alike, { variant: 'alike', papers: bothOf(alike) });
  const blind = papers.filter(isBlind);
  return blind.length > 1 ? inconclusive([], { papers: blind.map(({ id }) => id) }) : passed();
}

/** No paper was handed in twice, be it the same file or the same text saved again. */
export const fileDuplicate: Rule<PaperSet, 'R_FILE_DUPLICATE'> = {
  id: 'R_FILE_DUPLICATE',
  chapter: 'file',
  level: 'critical',
  blocking: false,
  means: {
    cause: { kind: 'twice', explains: ['R_PAYSLIP_DUPLICATE_MONTH'] },
  },
  reads: [],
  judge: ({ papers }) => {
    const whole = papers.filter(({ evidence }) => evidence.problem === null);
    if (whole.length < 2) return null;
    const [files, texts] = [new Map<string, KeptPaper>(), new Map<string, KeptPaper>()];
    const repeated: EvidencePlace[] = [];
    for (const paper of whole) {
      const { text } = paper.fingerprints;
      const sameFile = files.get(paper.evidence.sha256);
      const sameText = text === null ? undefined : texts.get(text);
      if (sameFile) repeated.push(placeOf(paper, sameFile, 'file'));
      else if (sameText) repeated.push(placeOf(paper, sameText, 'text'));
      files.set(paper.evidence.sha256, sameFile ?? paper);
      if (text !== null) texts.set(text, sameText ?? paper);
    }
    if (repeated.length === 0) return judgeDifferent(whole);
    return failed(repeated, { data: { count: repeated.length }, papers: bothOf(repeated) });
  },
};
