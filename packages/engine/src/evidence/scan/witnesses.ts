import { around, type Box, middleX } from '../geometry.ts';
import { lettersAlone } from '../lines/letters-alone.ts';
import { linePart } from '../lines/line-part.ts';
import type { PrintWord } from '../lines/read-print.ts';
import type { Ocr, OcrLanguage, OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { agreedWords } from './agreed-words.ts';
import { partWith } from './needs-witness.ts';

/** A line as the first reader saw it, and those of its words that a second one is to look at. */
export interface SeenLine {
  readonly box: Box;
  readonly print: readonly PrintWord[];
  readonly doubted: readonly PrintWord[];
}

interface Witnessed {
  readonly language: OcrLanguage;
  readonly of: readonly PrintWord[];
  readonly words: readonly OcrWord[];
}

/** What the second reader sees in these boxes, where it stands on the sheet. */
export async function readAgain(
  sheet: Raster,
  boxes: readonly Box[],
  language: OcrLanguage,
  ocr: Ocr,
  mayBeNarrow: boolean,
): Promise<OcrWord[][]> {
  if (boxes.length === 0) return [];
  const parts = await Promise.all(boxes.map((box) => linePart(sheet, box, mayBeNarrow)));
  const read = await ocr.readLines(
    parts.map(({ raster }) => raster),
    language,
  );
  return parts.map(({ onSheet }, at) => (read[at] ?? []).map(onSheet));
}

/** Of a part of a line the edges may show letters that belong to its neighbours. */
function within(words: readonly OcrWord[], doubted: readonly PrintWord[]): readonly OcrWord[] {
  const { left, right } = around(doubted.map(({ box }) => box));
  return words.filter(({ box }) => middleX(box) > left && middleX(box) < right);
}

/** Lines as both readers saw them: the second one, which knows accents and the look of words, is asked about some. */
export class Witnesses {
  readonly #known = new Map<SeenLine, Witnessed>();
  readonly #sheet: Raster;
  readonly #ocr: Ocr;

  constructor(sheet: Raster, ocr: Ocr) {
    this.#sheet = sheet;
    this.#ocr = ocr;
  }

  /** What among these was not yet read in this language is read now. */
  async ask(lines: readonly SeenLine[], language: OcrLanguage): Promise<void> {
    const isOpen = (line: SeenLine): boolean => {
      const known = this.#known.get(line);
      return known?.language !== language || known.of !== line.doubted;
    };
    const open = lines.filter(isOpen);
    const boxes = open.map(({ doubted, print, box }) => partWith(doubted, print, box));
    const read = await this.#readLetters(boxes, language);
    for (const [at, line] of open.entries()) {
      const { doubted, print } = line;
      const seen = read[at] ?? [];
      const words = agreedWords(doubted.length < print.length ? within(seen, doubted) : seen, doubted);
      const sure = print.filter((word) => !doubted.includes(word));
      this.#known.set(line, { language, of: doubted, words: [...sure, ...words] });
    }
  }

  /** What nothing at all was seen in is looked at once more, without the rule that may stand below it. */
  async #readLetters(boxes: readonly Box[], language: OcrLanguage): Promise<readonly OcrWord[][]> {
    const read = await readAgain(this.#sheet, boxes, language, this.#ocr, true);
    const unseen = boxes.filter((_, at) => read[at]?.length === 0);
    const bare = unseen.map((box) => lettersAlone(this.#sheet, box));
    const again = await readAgain(this.#sheet, bare, language, this.#ocr, true);
    return boxes.map((box, at) => (unseen.includes(box) ? again[unseen.indexOf(box)] : read[at]) ?? []);
  }

  wordsIn(lines: readonly SeenLine[]): OcrWord[] {
    return lines.flatMap((line) => this.#known.get(line)?.words ?? []);
  }
}
