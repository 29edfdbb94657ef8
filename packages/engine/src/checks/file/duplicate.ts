import type { Place, Rule } from '../rule.ts';
import { failed, passed } from '../run/judgements.ts';
import type { KeptPaper, PaperSet } from '../subject.ts';

type Sameness = 'file' | 'text';

const placeOf = (paper: KeptPaper, first: KeptPaper, same: Sameness): Place => ({
  paper: paper.id,
  page: null,
  box: null,
  what: `same ${same}`,
  expected: null,
  found: first.id,
});

/** No paper was handed in twice, be it the same file or the same text saved again. */
export const fileDuplicate: Rule<PaperSet> = {
  id: 'R_FILE_DUPLICATE',
  chapter: 'file',
  level: 'critical',
  blocking: false,
  reads: [],
  judge: ({ papers }) => {
    const whole = papers.filter(({ evidence }) => evidence.problem === null);
    if (whole.length < 2) return null;
    const [files, texts] = [new Map<string, KeptPaper>(), new Map<string, KeptPaper>()];
    const repeated: Place[] = [];
    for (const paper of whole) {
      const { text } = paper.fingerprints;
      const sameFile = files.get(paper.evidence.sha256);
      const sameText = text === null ? undefined : texts.get(text);
      if (sameFile) repeated.push(placeOf(paper, sameFile, 'file'));
      else if (sameText) repeated.push(placeOf(paper, sameText, 'text'));
      files.set(paper.evidence.sha256, sameFile ?? paper);
      if (text !== null) texts.set(text, sameText ?? paper);
    }
    if (repeated.length === 0) return passed();
    const papersMeant = repeated.flatMap(({ paper, found }) => [paper, found].filter((id) => typeof id === 'string'));
    return failed(repeated, { data: { count: repeated.length }, papers: [...new Set(papersMeant)] });
  },
};
