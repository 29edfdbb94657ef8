import { paperTypes } from '@vesta/domain/papers/kinds';
import type { Page } from '../../evidence/page.ts';
import type { DocumentReader, Recognition } from '../reading.ts';
import { continuesByCount, followsByCount } from './page-count.ts';

/** Consecutive pages that are one paper, and the reader that speaks for it; null where none does. */
export interface PaperInFile {
  readonly pages: readonly Page[];
  readonly reader: DocumentReader | null;
  readonly recognition: Recognition | null;
}

interface Opinion {
  readonly reader: DocumentReader;
  readonly recognition: Recognition;
}

/** So much has to speak for a paper before it is begun at all. */
const LEAST_SCORE = 0.3;
/** So much has to speak for another paper before a page stops belonging to the one before it. */
const STRONG_SCORE = 0.55;
/** A page that fits its predecessor nearly as well stays with it. */
const MARGIN = 0.15;

const opinionsOf = (page: Page, readers: readonly DocumentReader[]): Opinion[] =>
  readers
    .flatMap((reader): Opinion[] => {
      const recognition = reader.recognise(page);
      return recognition && recognition.score > 0 ? [{ reader, recognition }] : [];
    })
    .sort((a, b) => b.recognition.score - a.recognition.score);

const isSamePaper = (a: Opinion, b: Opinion): boolean =>
  a.reader === b.reader && a.recognition.type === b.recognition.type;

/** A reader also names papers that only resemble its own; such a page may be an annex. */
const isRefused = ({ recognition }: Opinion): boolean => paperTypes.other.some((type) => type === recognition.type);

const stronger = (a: Opinion, b: Opinion): Opinion => (b.recognition.score > a.recognition.score ? b : a);

/** Whether a page begins another paper than the one that is open. */
function beginsAnother(open: Opinion, opinions: readonly Opinion[], page: Page): boolean {
  const best = opinions[0];
  if (!best || best.recognition.score < LEAST_SCORE) return false;
  if (isSamePaper(open, best)) return best.recognition.starts && !continuesByCount(page);
  if (best.reader === open.reader && isRefused(best) && !isRefused(open) && !best.recognition.starts) return false;
  const continued = opinions.find((opinion) => isSamePaper(open, opinion))?.recognition.score ?? 0;
  return best.recognition.score >= STRONG_SCORE && best.recognition.score - continued > MARGIN;
}

/**
 * Cuts a file into papers. A page without an opinion belongs to the paper before it: small print, continued tables,
 * the back of a card. Pages before the first known paper are one unknown paper.
 */
export function papersInFile(pages: readonly Page[], readers: readonly DocumentReader[]): PaperInFile[] {
  const papers: { pages: Page[]; opinion: Opinion | null }[] = [];
  for (const page of pages) {
    const opinions = opinionsOf(page, readers);
    const best = opinions[0] && opinions[0].recognition.score >= LEAST_SCORE ? opinions[0] : null;
    const open = papers.at(-1);
    const last = open?.pages.at(-1);
    const goesOn =
      last !== undefined && (followsByCount(last, page) || open?.opinion?.reader.goesOn?.(last, page) === true);
    if (!open || (!goesOn && (open.opinion ? beginsAnother(open.opinion, opinions, page) : best !== null))) {
      papers.push({ pages: [page], opinion: best });
      continue;
    }
    open.pages.push(page);
    // A first page that says little is known by what follows it.
    open.opinion ??= best;
    const same = open.opinion && opinions.find((opinion) => open.opinion && isSamePaper(open.opinion, opinion));
    if (open.opinion && same) open.opinion = stronger(open.opinion, same);
  }
  return papers
    .filter((paper) => paper.opinion || paper.pages.some((page) => page.words.length > 0))
    .map(({ pages: own, opinion }) => ({
      pages: own,
      reader: opinion?.reader ?? null,
      recognition: opinion?.recognition ?? null,
    }));
}
