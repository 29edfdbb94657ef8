import { type Box, heightOf, sharedHeight, sharedWidth, widthOf } from '../geometry.ts';
import { findLines } from '../lines/find-lines.ts';
import { linePart } from '../lines/line-part.ts';
import { type PrintReader, type PrintWord, readPrint } from '../lines/read-print.ts';
import { median } from '../median.ts';
import type { Ocr, OcrLanguage, OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import type { ZoneLine } from '../zone/zone-line.ts';
import { agreedWords } from './agreed-words.ts';
import { cardLanguageOf } from './card-language.ts';
import { needsWitness } from './needs-witness.ts';
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
  readonly print?: PrintReader;
}

/** Cards and passports have fewer; a page full of print is read as a page. */
const MOST_OF_A_CARD = 45;
const MOST_LINES = 70;
/** Specks of this share of the usual height are no lines. */
const SPECK = 0.45;
const LEAST_PIXELS = 9;

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
  const usual = median(lines.map(heightOf)) ?? 0;
  return lines
    .filter((box) => heightOf(box) >= Math.max(LEAST_PIXELS, usual * SPECK) && widthOf(box) >= LEAST_PIXELS)
    .filter((box) => !isAmong(zone.lines, box))
    .toSorted((a, b) => a.top - b.top);
}

/** Of all languages this one knows the fillers of a zone best. */
const ZONE_LANGUAGE = 'ita';
const isOfZone = (words: readonly OcrWord[]): boolean => words.some(({ text }) => text.includes('<<'));

interface SeenLine {
  readonly box: Box;
  readonly print: readonly PrintWord[];
}

/** The lines again by a second reader, which knows accents and the look of words. */
async function witnessed(sheet: Raster, lines: readonly SeenLine[], language: OcrLanguage, ocr: Ocr) {
  const parts = await Promise.all(lines.map(({ box }) => linePart(sheet, box, true)));
  const read = await ocr.readLines(
    parts.map(({ raster }) => raster),
    language,
  );
  return lines.flatMap(({ print }, at) =>
    agreedWords(
      (read[at] ?? []).flatMap((word) => parts[at]?.onSheet(word) ?? []),
      print,
    ),
  );
}

/** Zones are one long word to the one reader, and known by their fillers to the other: its words are taken alone. */
async function readInZone(sheet: Raster, boxes: readonly Box[], ocr: Ocr): Promise<OcrWord[]> {
  const parts = await Promise.all(boxes.map((box) => linePart(sheet, box, false)));
  const read = await ocr.readLines(
    parts.map(({ raster }) => raster),
    ZONE_LANGUAGE,
  );
  return boxes.flatMap((_, at) => (read[at] ?? []).flatMap((word) => parts[at]?.onSheet(word) ?? []));
}

async function readAll(sheet: Raster, boxes: readonly Box[], zone: FirstZone, options: ByLinesOptions) {
  const { ocr, languages, print = readPrint } = options;
  const lines: SeenLine[] = [];
  const usual = median(boxes.map(heightOf)) ?? 0;
  for (const box of boxes) lines.push({ box, print: await print(sheet, box, heightOf(box) <= usual) });
  const [first = ZONE_LANGUAGE] = languages;
  const seen = lines.flatMap((line) => line.print);
  const own = cardLanguageOf(seen, languages);
  const language = own ?? first;
  const ofZone = lines.filter((line) => isOfZone(line.print));
  const others = lines.filter((line) => !isOfZone(line.print));
  // Of other papers every word counts, and where one ends.
  const isCard = own !== null && boxes.length <= MOST_OF_A_CARD;
  const doubted = others.filter((line) => !isCard || needsWitness(line.print, line.box, sheet));
  const inZone = [...openLines(zone), ...ofZone.map(({ box }) => box)];
  const words = [
    ...(inZone.length > 0 ? await readInZone(sheet, inZone, ocr) : []),
    ...others.filter((line) => !doubted.includes(line)).flatMap((line) => line.print),
    ...(doubted.length > 0 ? await witnessed(sheet, doubted, language, ocr) : []),
  ];
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
