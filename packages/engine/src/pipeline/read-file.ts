import type { Day } from '@vesta/domain/dates/day';
import { doubtedPages, type SpotCheck, spotCheck, trustedPages } from '../checks/forensics/layer/spot-check.ts';
import { filedByReceipt } from '../documents/fiscal/filed-by-receipt.ts';
import { settledZoneLines } from '../documents/identity/mrz/settled-lines.ts';
import { documentReaders } from '../documents/index.ts';
import type { Reading } from '../documents/reading.ts';
import { readPapers } from '../documents/recognise/read-papers.ts';
import { readStructured } from '../documents/structured/read-structured.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { limits } from '../evidence/limits.ts';
import type { Ocr } from '../evidence/ocr/ocr.ts';
import type { Page } from '../evidence/page.ts';
import { readEvidence } from '../evidence/read-evidence.ts';
import { findLostFigures } from '../evidence/second-look/find-lost-figures.ts';
import { type FiguresAgain, readFiguresAgain } from '../evidence/second-look/read-figures-again.ts';
import { FIGURE } from '../evidence/work/costs.ts';
import { createWork, type Work, type WorkDone } from '../evidence/work/work.ts';
import { zoneReader } from '../evidence/zone/read-zone.ts';
import type { LookedTwice } from '../papers/paper-notes.ts';
import { type DrawnPage, openPageTraces } from '../traces/pdf/drawing/page-traces.ts';
import { changedValues } from './changed-values.ts';
import { contestedPages } from './contested-pages.ts';

export interface ReadOptions {
  readonly today: Day;
  /** Reads words from pixels; without it scans and pictures stay without words. */
  readonly ocr?: Ocr | null;
  /** Whether pages are looked at for traces of later hands while they are open. */
  readonly looksCloser?: boolean;
}

export interface ReadFile {
  readonly evidence: Evidence;
  readonly readings: readonly Reading[];
  /** Null where nobody looked. */
  readonly drawn: readonly DrawnPage[] | null;
  /** What the picture shows where values were taken from the words below it; null where nobody could look. */
  readonly spots: readonly SpotCheck[] | null;
  readonly lookedTwice: readonly LookedTwice[];
  /** Which passes ran over which page, what each cost and changed. */
  readonly work: WorkDone;
}

type Read = Omit<ReadFile, 'spots' | 'lookedTwice' | 'work'>;
type Attempt = Omit<ReadFile, 'lookedTwice' | 'work'>;

async function readingsOf(bytes: Uint8Array, evidence: Evidence, today: Day): Promise<readonly Reading[]> {
  const readings =
    evidence.text === null
      ? await readPapers(evidence.pages, documentReaders, { today, readZone: zoneReader(bytes, evidence) })
      : (readStructured(evidence.text) ?? []);
  return filedByReceipt(readings);
}

async function readOnce(
  bytes: Uint8Array,
  { today, ocr = null, looksCloser = false }: ReadOptions,
  doubted: ReadonlySet<number>,
  work: Work,
): Promise<Read> {
  // A page that lay on its side is seen twice: upright is how it counts.
  const drawn = new Map<number, DrawnPage>();
  const evidence = await readEvidence(bytes, {
    ocr,
    doubted,
    work,
    settledLines: settledZoneLines,
    ...(looksCloser
      ? { onPdfPage: (pdf, page, index) => void drawn.set(index, openPageTraces(pdf, page, index)) }
      : {}),
  });
  return {
    evidence,
    readings: await readingsOf(bytes, evidence, today),
    drawn: looksCloser ? [...drawn.values()] : null,
  };
}

/** Where the words below a scan say something else than its picture, the picture is read. */
async function readBelievably(bytes: Uint8Array, options: ReadOptions, ocr: Ocr, work: Work): Promise<Attempt> {
  const read = await readOnce(bytes, options, new Set(), work);
  const spots = await spotCheck(bytes, read.evidence, read.readings, ocr);
  const doubted = doubtedPages(spots);
  if (doubted.size === 0) return { ...read, spots };
  const again = await readOnce(bytes, { ...options, looksCloser: false }, doubted, work);
  for (const page of doubted) {
    const values = changedValues(page, read.readings, again.readings);
    work.explain('again', page, { why: 'letters_contradict_picture', values });
  }
  return { ...again, drawn: read.drawn, spots };
}

/** Words that a program laid below a scan were read from pixels too, unless its picture bore them out. */
function asWorth(read: ReadFile): ReadFile {
  const trusted = trustedPages(read.spots ?? []);
  const facts = read.evidence.pdf?.pages ?? [];
  const below = facts.filter(({ layer, number }) => layer === 'recognised' && !trusted.has(number));
  if (below.length === 0) return read;
  const pages = read.evidence.pages.map((page): Page => {
    const isBelow = page.origin === 'text' && below.some(({ number }) => number === page.number);
    return isBelow ? { ...page, origin: 'ocr' } : page;
  });
  return { ...read, evidence: { ...read.evidence, pages } };
}

/** Letters that stood in the file cost nothing to speak of; they are part of the story all the same. */
function workOf({ pages }: Evidence, done: readonly WorkDone[]): WorkDone {
  const printed = pages
    .filter(({ origin }) => origin === 'text')
    .map(({ number, words }) => ({ pass: 'text' as const, page: number, cost: 0, done: true, changed: words.length }));
  return {
    limit: limits.recognition + limits.secondLook,
    spent: done.reduce((sum, { spent }) => sum + spent, 0),
    steps: [...printed, ...done.flatMap(({ steps }) => steps)],
  };
}

const differences = (before: Page, after: Page): number =>
  after.words.filter(({ text }, place) => before.words[place]?.text !== text).length;

/** Reads the figures of contested pages a second time; null where there was none, or none could be looked at. */
async function lookAgain(read: Attempt, ocr: Ocr, work: Work): Promise<Map<number, FiguresAgain> | null> {
  const isPaidFor = (): boolean => work.take(FIGURE);
  const again = new Map<number, FiguresAgain>();
  for (const page of contestedPages(read.readings, read.evidence.pages)) {
    const before = work.left();
    const whole = await findLostFigures(page, { isPaidFor, read: ocr.ofPage });
    const looked = await readFiguresAgain(whole ?? page, { isPaidFor, read: ocr.ofPage });
    if (!looked) continue;
    again.set(page.number, looked);
    work.note('figures', page.number, before - work.left(), differences(page, looked.page));
  }
  return again.size > 0 ? again : null;
}

/**
 * What stands on the pages of a file, and which papers those are: attempt, criticise, try again. The letters below a
 * scan are held against its picture, and where they contradict it the picture is read; then the sums of recognised pages
 * are reckoned, and where they do not come out the figures are looked at twice before anybody is told so. Every pass is
 * paid for in units of work and noted with what it changed.
 */
export async function readFile(bytes: Uint8Array, options: ReadOptions): Promise<ReadFile> {
  const { ocr = null, today } = options;
  const work = createWork(limits.recognition);
  if (!ocr) {
    const read = await readOnce(bytes, options, new Set(), work);
    return asWorth({ ...read, spots: null, lookedTwice: [], work: workOf(read.evidence, [work.done()]) });
  }
  const read = await readBelievably(bytes, options, ocr, work);
  const second = createWork(limits.secondLook + work.left());
  const again = await lookAgain(read, ocr, second);
  const done = () => workOf(read.evidence, [work.done(), second.done()]);
  if (!again) return asWorth({ ...read, lookedTwice: [], work: done() });
  const pages = read.evidence.pages.map((page) => again.get(page.number)?.page ?? page);
  const evidence = { ...read.evidence, pages };
  const readings = await readingsOf(bytes, evidence, today);
  for (const page of again.keys()) {
    const values = changedValues(page, read.readings, readings);
    second.explain('figures', page, { why: 'sums_do_not_come_out', values });
  }
  const lookedTwice = [...again].map(([page, { doubtful }]) => ({ page, doubtful }));
  return asWorth({ ...read, evidence, readings, lookedTwice, work: done() });
}
