import { squeezed } from '@vesta/domain/text/fold';
import type { Page, Word } from '../../evidence/page.ts';
import { placeOn } from '../forensics/ground/places.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';

/** Words by which a paper says of itself that it is none. */
const marks = ['facsimile', 'datidiesempio', 'documentodiprova', 'musterauszug', 'musterbescheid'];
/** A surname, or a specimen of a signature, as well: only letters this large are meant for the whole sheet. */
const large = ['muster', 'specimen'];
const LARGE_LETTERS = 24;
const LONGEST_MARK = 3;

function markAt(words: readonly Word[], from: number): readonly Word[] | null {
  for (let count = 1; count <= LONGEST_MARK; count += 1) {
    const run = words.slice(from, from + count);
    const text = squeezed(run.map((word) => word.text).join(''));
    if (marks.includes(text)) return run;
    if (count === 1 && large.includes(text) && (run[0]?.size ?? 0) >= LARGE_LETTERS) return run;
  }
  return null;
}

function marksOn(page: Page): EvidencePlace[] {
  return page.words.flatMap((_, at) => {
    const run = markAt(page.words, at);
    const [first, last] = [run?.[0], run?.at(-1)];
    if (!run || !first || !last) return [];
    const box = { ...first.box, right: Math.max(first.box.right, last.box.right) };
    return [placeOn('mark', page.number, box, run.map(({ text }) => text).join(' '))];
  });
}

/** Payslips are asked by a rule of their own, and printed cards say SPECIMEN in ways of their own. */
const asked: readonly string[] = ['bank_statement', 'fiscal_document', 'work_contract'];

/** A paper that says of itself that it is a sample proves nothing: whoever decides should see the words. */
export const fileMarkedSample: Rule<InspectedPaper, 'R_FILE_MARKED_SAMPLE'> = {
  id: 'R_FILE_MARKED_SAMPLE',
  chapter: 'file',
  level: 'info',
  blocking: false,
  means: {
    upload: 'until_explained',
    cause: { kind: 'sample', explains: ['content', 'R_PDF_*', 'R_IMG_*'] },
    traits: ['sample'],
  },
  reads: [],
  judge: ({ readings, evidence }) => {
    if (!readings.some(({ kind }) => asked.includes(kind))) return null;
    const found = evidence.pages.flatMap(marksOn);
    if (found.length > 0) return failed(found.slice(0, 1));
    // Faint print across a scan is easily overlooked.
    const isPrinted = evidence.pages.every(({ origin }) => origin === 'text');
    return isPrinted ? passed([]) : inconclusive();
  },
};
