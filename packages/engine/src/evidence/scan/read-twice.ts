import type { Box } from '../geometry.ts';
import type { PrintReader } from '../lines/read-print.ts';
import type { Ocr, OcrLanguage, OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { cardLanguageOf } from './card-language.ts';
import { wordsInDoubt } from './needs-witness.ts';
import { readAgain, type SeenLine, Witnesses } from './witnesses.ts';

export interface TwoReaders {
  readonly ocr: Ocr;
  readonly languages: readonly OcrLanguage[];
  readonly print: PrintReader;
}

export interface ReadTwice {
  readonly words: readonly OcrWord[];
  readonly language: OcrLanguage;
}

/** Cards and passports have fewer; a page full of print is read as a page. */
const MOST_OF_A_CARD = 45;
/** Of all languages this one knows the fillers of a zone best. */
const ZONE_LANGUAGE = 'ita';

const isOfZone = ({ print }: SeenLine): boolean => print.some(({ text }) => text.includes('<<'));

/** Zones are one long word to the one reader, and known by their fillers to the other: its words are taken alone. */
const readInZone = async (sheet: Raster, boxes: readonly Box[], ocr: Ocr): Promise<OcrWord[]> =>
  (await readAgain(sheet, boxes, ZONE_LANGUAGE, ocr, false)).flat();

/** Of other papers every word counts, and where one ends. */
const inWhole = (line: SeenLine): SeenLine => ({ ...line, doubted: line.print });

/**
 * Every line by the one reader, and by the other where it can add something. The other one goes ahead as soon as the
 * labels tell the language, while the first reads on; what it read in another than turns out is read anew.
 */
export async function readTwice(
  sheet: Raster,
  boxes: readonly Box[],
  inZone: readonly Box[],
  { ocr, languages, print }: TwoReaders,
): Promise<ReadTwice> {
  const witnesses = new Witnesses(sheet, ocr);
  const lines: SeenLine[] = [];
  let arrived = 0;
  const reading = boxes.map(async (box) => {
    const words = await print(sheet, box);
    arrived += 1;
    return words;
  });
  // Where one of them fails, that is told when it is its turn.
  void Promise.allSettled(reading);
  const spoken = (): OcrLanguage | null =>
    cardLanguageOf(
      lines.flatMap((line) => line.print),
      languages,
    );
  const doubtedLines = (): SeenLine[] => lines.filter((line) => line.doubted.length > 0 && !isOfZone(line));
  const zone = await readInZone(sheet, inZone, ocr);
  for (const [at, box] of boxes.entries()) {
    const words = (await reading[at]) ?? [];
    lines.push({ box, print: words, doubted: wordsInDoubt(words, box, sheet) });
    // Whatever has been read meanwhile is taken along.
    if (arrived > lines.length || boxes.length > MOST_OF_A_CARD) continue;
    const language = spoken();
    if (language) await witnesses.ask(doubtedLines(), language);
  }
  const own = spoken();
  const language = own ?? languages[0] ?? ZONE_LANGUAGE;
  const isCard = own !== null && boxes.length <= MOST_OF_A_CARD;
  const ofZone = lines.filter(isOfZone).map(({ box }) => box);
  const open = isCard ? doubtedLines() : lines.filter((line) => !isOfZone(line)).map(inWhole);
  await witnesses.ask(open, language);
  const sure = lines.filter((line) => isCard && line.doubted.length === 0 && !isOfZone(line));
  return {
    words: [
      ...zone,
      ...(await readInZone(sheet, ofZone, ocr)),
      ...sure.flatMap((line) => line.print),
      ...witnesses.wordsIn(open),
    ],
    language,
  };
}
