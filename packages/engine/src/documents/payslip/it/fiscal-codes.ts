import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { hasFiscalCodeShape } from '@vesta/domain/fiscal-code/shape';
import type { Word } from '../../../evidence/page.ts';
import type { Label, Sheet } from '../../../extraction/labels.ts';

export interface PersonCode {
  readonly code: string;
  readonly words: readonly Word[];
  readonly sheet: Sheet;
  readonly row: number;
  readonly isRight: boolean;
}

const MOST_WORDS = 5;
const letterPlaces = new Set([0, 1, 2, 3, 4, 5, 8, 11, 15]);
const asLetter: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '2': 'Z', '6': 'G' };
const asDigit: Readonly<Record<string, string>> = { O: '0', I: '1', S: '5', B: '8', Z: '2', G: '6' };

/** Letters and digits put where each belongs; counts only if the last letter then agrees with the rest. */
function mended(text: string): string | null {
  if (text.length !== 16) return null;
  const code = [...text]
    .map((sign, place) => (letterPlaces.has(place) ? (asLetter[sign] ?? sign) : (asDigit[sign] ?? sign)))
    .join('');
  return hasFiscalCodeShape(code) && hasRightCheckCharacter(code) ? code : null;
}

interface Spelled {
  readonly code: string;
  readonly words: readonly Word[];
  /** One word, letter by letter and with digits: nothing else looks like that. */
  readonly plain: boolean;
}

function codeAt(words: readonly Word[], from: number): Spelled | null {
  for (let count = 1; count <= MOST_WORDS; count += 1) {
    const run = words.slice(from, from + count);
    const text = run
      .map((word) => word.text)
      .join('')
      .toUpperCase()
      .replace(/[.:,;()]/g, '');
    if (text.length > 16) return null;
    const code = hasFiscalCodeShape(text) ? text : mended(text);
    if (code) return { code, words: run, plain: count === 1 && code === text && /(?:\d.*){5}/.test(code) };
  }
  return null;
}

/** Every code of a person on the slip. */
export function personCodes(sheets: readonly Sheet[]): PersonCode[] {
  return sheets.flatMap((sheet) =>
    sheet.rows.flatMap((row, place) =>
      row.words.flatMap((_, from) => {
        const found = codeAt(row.words, from);
        if (!found) return [];
        const code = { ...found, sheet, row: place, isRight: hasRightCheckCharacter(found.code) };
        const labels = sheet.byName.get('fiscal_code') ?? [];
        // Capitals of other words may look like a code in pieces: those need a label, and the right last letter.
        return found.plain || (code.isRight && labels.some((label) => standsBeside(code, label))) ? [code] : [];
      }),
    ),
  );
}

/** Whether a label of this name stands left of the words on their row, or right above them. */
export function standsBeside(code: PersonCode, label: Label): boolean {
  const box = code.words[0]?.box;
  if (!box) return false;
  if (label.row === code.row) return label.box.right <= box.left + 2;
  return (
    label.row < code.row && code.row - label.row <= 2 && label.box.left < box.right && label.box.right > box.left - 40
  );
}
