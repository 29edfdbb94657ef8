import type { PdfFacts } from '../../evidence/pdf/facts/pdf-facts.ts';
import type { Judgement, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';
import { isSavedLater } from './ground/moments.ts';
import { isContract, isIssued, isKnown } from './ground/papers.ts';
import { fewest, placeShownOn } from './ground/places.ts';
import { mayHaveEdited, programsNamed, type Trade, tradeOf } from './ground/software.ts';

const order: readonly Trade[] = ['editor', 'office', 'toolbox', 'scanner', 'printer'];

/** Several papers in one file were joined, and pages that are pictures were shrunk: then that is what the tool was for. */
const isJoinedOrShrunk = ({ readings, evidence: { pdf } }: InspectedPaper): boolean =>
  readings.length > 1 || pdf?.pages.some(({ layer }) => layer === 'scan' || layer === 'recognised') === true;

function judgeTrade(trade: Trade, program: string, paper: InspectedPaper): Judgement {
  const working = [ofFile('program', null, program)];
  const data = { program };
  if (trade === 'editor') return failed(working, { data });
  if (trade === 'office') return failed(working, { data, variant: 'office' });
  // Many shrink or join their papers before handing them in: worth knowing, no more, unless the tool edits as well.
  if (trade === 'toolbox') {
    const level = mayHaveEdited(program) && !isJoinedOrShrunk(paper) ? 'warning' : 'info';
    return failed(working, { data, variant: 'toolbox', level });
  }
  return passed(working, { data, variant: trade });
}

/** What such a program put out as pictures of pages is the place: there is no letter left that could be pointed at. */
function withPictures(judgement: Judgement, { evidence: { pdf, pages } }: InspectedPaper): Judgement {
  if (judgement.outcome !== 'failed') return judgement;
  const pictured = new Set(pdf?.pages.filter(({ layer }) => layer === 'scan').map(({ number }) => number));
  const places = pages
    .filter(({ number }) => pictured.has(number))
    .flatMap(({ number, images }) => images.map(({ box }) => placeShownOn(pages, 'picture', number, box)));
  return { ...judgement, working: [...judgement.working, ...fewest(places)] };
}

/** Every program that makes such papers writes its name and the day: a file without either was relieved of them. */
function saysNothing({ metadata, xmp }: PdfFacts): boolean {
  return metadata.created === null && metadata.modified === null && xmp === null;
}

/** Portals relieve files of such names as well: what was only copied in that saving was not changed in it. */
const judgeStripped = ({ traces }: InspectedPaper): Judgement =>
  failed([ofFile('program', null, null)], {
    variant: 'stripped',
    ...(traces?.pdf?.rewritten.isCopied ? { level: 'info' } : {}),
  });

/**
 * A contract of letters alone. Whoever signs one, fills it in or marks it leaves a picture, a field or a note on it, or
 * appends to the file: an editor that wrote it anew and left none of these changed its words.
 */
const isLettersAlone = ({ evidence: { pages } }: InspectedPaper, pdf: PdfFacts): boolean =>
  pdf.signatures.length === 0 &&
  pdf.annotations.length === 0 &&
  pdf.fields.length === 0 &&
  pdf.revisions.list.length <= 1 &&
  pages.every(({ origin, images }) => origin === 'text' && images.length === 0);

/** A tool that an earlier state of the file names and its last one no longer does: somebody took the name back. */
function takenBack(now: readonly string[], earlier: readonly string[], trades: readonly Trade[]): string | null {
  return earlier.find((program) => trades.includes(tradeOf(program) ?? 'printer') && !now.includes(program)) ?? null;
}

/** Statements, payslips and tax papers come out of somebody's accounting, not out of a program for editing. */
export const pdfSoftwareBlocklist: Rule<InspectedPaper, 'R_PDF_SOFTWARE_BLOCKLIST'> = {
  id: 'R_PDF_SOFTWARE_BLOCKLIST',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['trace'],
  },
  reads: [],
  judge: (paper) => {
    const { pdf } = paper.evidence;
    if (!pdf) return null;
    const [now, earlier] = [programsNamed(pdf), paper.traces?.pdf?.earlierPrograms ?? []];
    const programs = [...now, ...earlier];
    if (programs.length === 0)
      return (isIssued(paper) || (isContract(paper) && isLettersAlone(paper, pdf))) && saysNothing(pdf)
        ? judgeStripped(paper)
        : inconclusive([], { variant: 'unnamed' });
    const named = programs.map((program) => ofFile('program', null, program));
    const trades = programs.flatMap((program) => {
      const trade = tradeOf(program);
      return trade ? [{ trade, program }] : [];
    });
    const worst = trades.toSorted((a, b) => order.indexOf(a.trade) - order.indexOf(b.trade))[0];
    if (!worst) return passed(named);
    // That an editor made an issuer's paper is told by itself; a contract may be filled in with one, but openly.
    const hidden = takenBack(now, earlier, isContract(paper) ? ['toolbox', 'editor'] : ['toolbox']);
    if (hidden !== null && (isContract(paper) || (isIssued(paper) && worst.trade === 'toolbox')))
      return failed([ofFile('program', null, hidden)], { data: { program: hidden }, variant: 'taken_back' });
    if (isIssued(paper)) return withPictures(judgeTrade(worst.trade, worst.program, paper), paper);
    if (isContract(paper) && worst.trade === 'editor' && isLettersAlone(paper, pdf) && isSavedLater(pdf))
      return failed([ofFile('program', null, worst.program)], { data: { program: worst.program }, variant: 'edited' });
    // Contracts and letters are written with office programs, and people may edit their own.
    return isKnown(paper) || judgeTrade(worst.trade, worst.program, paper).outcome === 'passed'
      ? passed(named)
      : inconclusive(named, { variant: 'unknown_paper' });
  },
};
