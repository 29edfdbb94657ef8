import { type Box, heightOf, sharedHeight, sharedWidth, widthOf } from '../geometry.ts';
import { findLines } from '../lines/find-lines.ts';
import { linePart } from '../lines/line-part.ts';
import { readPrint } from '../lines/read-print.ts';
import type { Ocr, OcrLanguage, OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import type { ZoneLine } from '../zone/zone-line.ts';
import { borneOut, hasDoubtedName } from './borne-out.ts';
import { cardLanguageOf, isFormWord } from './card-language.ts';
import type { Sheet } from './straighten.ts';
import { type FirstZone, type SettledLines, zoneFirst } from './zone-first.ts';

export interface ReadByLines {
  readonly sheet: Sheet;
  readonly words: readonly OcrWord[];
  readonly zone: FirstZone;
  readonly language: OcrLanguage;
}

export interface ByLinesOptions {
  readonly ocr: Ocr;
  readonly languages: readonly OcrLanguage[];
  readonly unit: number;
  readonly settledLines: SettledLines;
  readonly find?: typeof findLines;
}

/** Cards have fewer; a page full of print is read as a page. */
const MOST_LINES = 70;
/** Specks of this share of the usual height are no lines. */
const SPECK = 0.45;
const LEAST_PIXELS = 9;
/** So many lines are read before it is asked which language they are in. */
const AT_A_TIME = 3;

/** Small print that makes no sense is read by other weights, as much of it as time allows: blurred labels, mostly. */
const DOUBTFUL = 0.62;
const MOST_AGAIN = 8;

/** By letters; nothing where there are none. */
const sureness = (words: readonly OcrWord[]): number =>
  words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) /
  Math.max(
    1,
    words.reduce((sum, { text }) => sum + text.length, 0),
  );

/** What only the other weights saw tells a label, but no value: it is believed by itself where both saw the same. */
const ALONE = 0.5;

function surer(known: readonly OcrWord[], print: readonly OcrWord[]): readonly OcrWord[] {
  if (sureness(print) <= sureness(known)) return known;
  return borneOut(
    print.map((word) => ({ ...word, confidence: Math.min(ALONE, word.confidence) })),
    known,
  );
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Most of it stands on one of these lines, or most of one of them in it. */
const isAmong = (lines: readonly ZoneLine[], box: Box): boolean =>
  lines.some((line) => sharedHeight(line.box, box) > 0.5 && sharedWidth(line.box, box) > 0.5);

/** Room around a line of a zone, in its own height. */
const ABOVE_AND_BELOW = 0.3;
const BESIDE = 0.6;

const withRoom = ({ left, top, right, bottom }: Box): Box => {
  const [more, room] = [(bottom - top) * ABOVE_AND_BELOW, (bottom - top) * BESIDE];
  return { left: left - room, top: top - more, right: right + room, bottom: bottom + more };
};

/** Lines of the zone that are not settled stand where the zone was found; they are read as words, too. */
const openLines = (zone: FirstZone): Box[] =>
  zone.lines.filter((line) => !zone.settled.includes(line)).map(({ box }) => withRoom(box));

function worthReading(lines: readonly Box[], zone: FirstZone): Box[] {
  const usual = median(lines.map(heightOf));
  return lines
    .filter((box) => heightOf(box) >= Math.max(LEAST_PIXELS, usual * SPECK) && widthOf(box) >= LEAST_PIXELS)
    .filter((box) => !isAmong(zone.lines, box))
    .toSorted((a, b) => a.top - b.top);
}

/** Of all languages this one knows the fillers of a zone best. */
const ZONE_LANGUAGE = 'ita';
const isOfZone = (words: readonly OcrWord[]): boolean => words.some(({ text }) => text.includes('<<'));

/** Names and places are printed in capitals; only they gain from being read in the card's own language. */
const isName = (words: readonly OcrWord[]): boolean =>
  words.some(({ text }) => /\p{Lu}{3}/u.test(text) && !isFormWord(text));

interface ReadLine {
  readonly box: Box;
  readonly words: readonly OcrWord[];
  readonly language: OcrLanguage;
}

type ReadIn = (boxes: readonly Box[], language: OcrLanguage) => Promise<ReadLine[]>;

const readerOf =
  (sheet: Raster, zone: FirstZone, ocr: Ocr): ReadIn =>
  async (boxes, language) => {
    const parts = await Promise.all(boxes.map((box) => linePart(sheet, box, !isAmong(zone.lines, box))));
    const read = await ocr.readLines(
      parts.map(({ raster }) => raster),
      language,
    );
    return boxes.map((box, at) => ({
      box,
      language,
      words: (read[at] ?? []).flatMap((word) => parts[at]?.onSheet(word) ?? []),
    }));
  };

/** A few lines at a time until they tell their language, then the others in it. */
async function readThrough(boxes: readonly Box[], readIn: ReadIn, languages: readonly OcrLanguage[]) {
  const [first = ZONE_LANGUAGE] = languages;
  const read: ReadLine[] = [];
  let language: OcrLanguage | null = null;
  while (read.length < boxes.length) {
    const next = language === null ? boxes.slice(read.length, read.length + AT_A_TIME) : boxes.slice(read.length);
    read.push(...(await readIn(next, language ?? first)));
    const words = read.flatMap((line) => line.words);
    language ??= cardLanguageOf(words, languages);
  }
  return { read, language: language ?? first };
}

async function readAll(sheet: Raster, boxes: readonly Box[], zone: FirstZone, { ocr, languages }: ByLinesOptions) {
  const readIn = readerOf(sheet, zone, ocr);
  const { read, language } = await readThrough(boxes, readIn, languages);
  const inZone = await readIn(openLines(zone), ZONE_LANGUAGE);
  const words = inZone.flatMap((line) => line.words);
  const usual = median(boxes.map(heightOf));
  // Signatures and stamps are larger, and nobody reads them.
  const isSmall = (box: Box): boolean => heightOf(box) <= usual && widthOf(box) > heightOf(box) * 2;
  let again = 0;
  for (const { box, words: seen, language: own } of read) {
    const better = isOfZone(seen) ? ZONE_LANGUAGE : isName(seen) ? language : own;
    const known = better === own ? seen : (await readIn([box], better)).flatMap((line) => line.words);
    const isBlurred = isSmall(box) && sureness(known) < DOUBTFUL;
    if (again >= MOST_AGAIN || !(isBlurred || hasDoubtedName(known))) {
      words.push(...known);
      continue;
    }
    again += 1;
    const print = await readPrint(sheet, box);
    words.push(...(isBlurred ? surer(known, print) : borneOut(known, print)));
  }
  return { words, language };
}

/** Reads a card line by line, however it lies on the picture; null where there are no lines, or too many for a card. */
export async function readByLines(picture: Raster, options: ByLinesOptions): Promise<ReadByLines | null> {
  const { find = findLines } = options;
  const found = await find(picture);
  if (!found || found.lines.length > MOST_LINES) return null;
  const { raster, frame, lines } = found;
  const zone = await zoneFirst({ raster, enlarged: 1 / options.unit }, options.settledLines);
  const { words, language } = await readAll(raster, worthReading(lines, zone), zone, options);
  return { sheet: { raster, frame }, words, zone, language };
}
