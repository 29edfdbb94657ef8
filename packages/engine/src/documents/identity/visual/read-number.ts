import { alpha3Of } from '@vesta/domain/identifiers/country-codes';
import type { Word } from '../../../evidence/page.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import type { Found } from '../../found.ts';
import { isMixed, numberFormatsOf } from '../rules/number-formats.ts';
import type { CardKind } from './card-kind.ts';
import { valuesOf } from './labelled-values.ts';
import { parseDocumentNumber } from './parsers.ts';
import { foundIn } from './visual-fields.ts';

const BY_SHAPE = 0.88;
const dense = (words: readonly Word[]): string =>
  words
    .map((word) => word.text)
    .join('')
    .replace(/\s+/gu, '')
    .toUpperCase();

/** Runs of one or two neighbours: AX 1234567 is printed apart. */
function runsOf(words: readonly Word[]): Word[][] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    return next ? [[word], [word, next]] : [[word]];
  });
}

/** A number of the shape that this paper has, wherever it stands; null where there are several. */
function numberByShape(sheet: Sheet, patterns: readonly RegExp[]): Found<string> | null {
  const hits = new Map<string, Word[]>();
  for (const row of sheet.rows) {
    for (const run of runsOf(row.words)) {
      const text = dense(run);
      if (/\d/.test(text) && /[A-Z]/.test(text) && patterns.some((pattern) => pattern.test(text))) hits.set(text, run);
    }
  }
  const [only, ...others] = [...hits];
  return only && others.length === 0 ? foundIn(only[0], only[1], sheet.page.number, { certainty: BY_SHAPE }) : null;
}

/** Letters around digits, without a place in which either could stand; six digits alone open the chip. */
const plainNumber = /^(?:[A-Z]{1,3}\d{6,8}[A-Z]{0,2}|\d{7,9}[A-Z]{0,2})$/;
/** Titles stand in the first rows, and the number beside them. */
const ROWS_OF_TITLE = 2;

/** The number in a corner of the head, which no label announces: of a state whose numbers nobody here knows. */
function numberInHead(sheet: Sheet): Found<string> | null {
  const words = sheet.rows.slice(0, ROWS_OF_TITLE).flatMap((row) => row.words);
  const [word, ...others] = words.filter(({ text }) => plainNumber.test(text));
  const isSeen = sheet.page.origin === 'text' || word?.witnessed === true;
  return word && isSeen && others.length === 0
    ? foundIn(word.text, [word], sheet.page.number, { certainty: BY_SHAPE })
    : null;
}

/** Twenty digits behind the code of Italy's health cards. */
const healthCardNumber = /^80380\d{15}$/;

function cardNumber(sheet: Sheet): Found<string> | null {
  const run = sheet.page.words.find((word) => healthCardNumber.test(word.text));
  return run ? foundIn(run.text, [run], sheet.page.number) : null;
}

/** The number of a paper by its label, or by its shape where that is known. Never the access number of the chip. */
export function readNumber(sheet: Sheet, kind: CardKind): Found<string> | null {
  if (kind.type === 'fiscal_card') return cardNumber(sheet);
  const formats = numberFormatsOf(kind.country ? alpha3Of(kind.country) : null, kind.type);
  // One reader of pixels alone cannot tell such a number: it is left to two.
  if (sheet.page.origin === 'ocr' && formats.some(isMixed)) return null;
  const patterns = formats.map(({ pattern }) => pattern);
  const own = kind.number ? [kind.number, ...patterns] : patterns;
  const byShape = own.length > 0 ? numberByShape(sheet, own) : null;
  if (byShape) return byShape;
  const labelled = valuesOf(sheet, 'document_number', { parse: parseDocumentNumber, words: 2 })[0];
  if (labelled) return foundIn(labelled.value, labelled.words, sheet.page.number);
  return own.length === 0 && !sheet.byName.has('document_number') ? numberInHead(sheet) : null;
}
