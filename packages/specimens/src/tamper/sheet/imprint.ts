import { PDFDict, PDFHexString, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { Day } from '@vesta/domain/dates/day';
import { shiftDays } from '../../calendar.ts';
import type { OpenPaper } from './open-paper.ts';

function info(paper: OpenPaper): PDFDict {
  const { context } = paper.document;
  const ref = context.trailerInfo.Info;
  if (!(ref instanceof PDFRef)) throw new Error('our papers tell who made them');
  paper.alter(ref);
  return context.lookup(ref, PDFDict);
}

const stamp = (day: Day, clock: string): PDFString => PDFString.of(`D:${day.replaceAll('-', '')}${clock}Z`);

export function madeOn(paper: OpenPaper): Day {
  const made = paper.document.getCreationDate();
  if (!made) throw new Error('our papers tell when they were made');
  return made.toISOString().slice(0, 10);
}

export const setProducer = (paper: OpenPaper, producer: string): void =>
  info(paper).set(PDFName.of('Producer'), PDFHexString.fromText(producer));

export const setCreator = (paper: OpenPaper, creator: string): void =>
  info(paper).set(PDFName.of('Creator'), PDFHexString.fromText(creator));

export const setModified = (paper: OpenPaper, day: Day, clock = '211412'): void =>
  info(paper).set(PDFName.of('ModDate'), stamp(day, clock));

export const setCreated = (paper: OpenPaper, day: Day, clock = '093000'): void =>
  info(paper).set(PDFName.of('CreationDate'), stamp(day, clock));

/** So many days after it was made, but not after it was handed in. */
export function laterBy(paper: OpenPaper, days: number): Day {
  const day = shiftDays(madeOn(paper), days);
  return paper.handedIn !== null && day > paper.handedIn ? paper.handedIn : day;
}

/** The trailer's pair of identities: the first for life, the second for each time it is saved. */
export function setIdentity(paper: OpenPaper, first: string, second = first): void {
  const { context } = paper.document;
  context.trailerInfo.ID = context.obj([PDFHexString.of(first), PDFHexString.of(second)]);
}
