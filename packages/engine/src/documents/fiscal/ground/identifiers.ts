import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { hasFiscalCodeShape } from '@vesta/domain/fiscal-code/shape';
import { isIban } from '@vesta/domain/identifiers/iban';
import { isPartitaIva } from '@vesta/domain/identifiers/partita-iva';
import { isRentenversicherungsnummer } from '@vesta/domain/identifiers/rentenversicherungsnummer';
import { isSteuerId } from '@vesta/domain/identifiers/steuer-id';
import type { Line, PagedWord } from '../../recognise/page-text.ts';

export interface Identifier {
  readonly value: string;
  readonly words: readonly PagedWord[];
}

const isFiscalCode = (text: string): boolean => hasFiscalCodeShape(text) && hasRightCheckCharacter(text);

/** Brackets, quotes and stops that a sentence puts around what it names. */
const around = /^[("'„“«[]+|[)\]"'“”».:,;]+$/g;

/** Boxed letters begin so close to their caption that both become one word. */
const glued = /^(?:codice)?fiscale:?(?=[a-z\d]{16}$)|^(?:partita|p\.?)?iva:?(?=\d{11}$)/i;

/** Words whose letters together make exactly `length` characters, from every start in the row: forms space them out. */
function* joins(line: Line, length: number): Generator<Identifier> {
  const words = line.wordsAt(0, line.text.length);
  for (let start = 0; start < words.length; start += 1) {
    let value = '';
    for (let end = start; end < words.length; end += 1) {
      const word = words[end];
      value += word?.text.replace(around, '').replace(glued, '').toUpperCase() ?? '';
      if (value.length > length || !/^[A-Z0-9]*$/.test(value)) break;
      if (value.length === length) {
        yield { value, words: words.slice(start, end + 1) };
        break;
      }
    }
  }
}

const scan = (lines: readonly Line[], length: number, accept: (value: string) => boolean): Identifier[] =>
  lines.flatMap((line) => [...joins(line, length)].filter((found) => accept(found.value)));

export const fiscalCodesIn = (lines: readonly Line[]): Identifier[] => scan(lines, 16, isFiscalCode);
export const vatNumbersIn = (lines: readonly Line[]): Identifier[] => scan(lines, 11, isPartitaIva);
export const steuerIdsIn = (lines: readonly Line[]): Identifier[] => scan(lines, 11, isSteuerId);

/** Accounts in Germany and Italy, in one word or in groups. */
export const ibansIn = (lines: readonly Line[]): Identifier[] =>
  [22, 27].flatMap((length) => scan(lines, length, (value) => /^(?:DE|IT)/.test(value) && isIban(value)));

/** German pension insurance numbers, which are printed in groups. */
export const pensionNumbersIn = (lines: readonly Line[]): Identifier[] => scan(lines, 12, isRentenversicherungsnummer);

/** Letters that a program printed say what they say; of those read from pixels one may be another. */
const isPrinted = ({ words }: Identifier): boolean => words.every(({ confidence }) => confidence === 1);

/** Codes of the right shape that do not hold together, as a printed paper tells them. */
export const wrongFiscalCodesIn = (lines: readonly Line[]): Identifier[] =>
  scan(lines, 16, (value) => hasFiscalCodeShape(value) && !hasRightCheckCharacter(value)).filter(isPrinted);

/** Pension insurance numbers of the right shape whose check digit is wrong. */
export const wrongPensionNumbersIn = (lines: readonly Line[]): Identifier[] =>
  scan(lines, 12, (value) => /^\d{8}[A-Z]\d{3}$/.test(value) && !isRentenversicherungsnummer(value)).filter(isPrinted);

/** Eleven digits in one word, right or wrong. */
export const elevenDigitsIn = (lines: readonly Line[]): Identifier[] =>
  scan(lines, 11, (value) => /^\d{11}$/.test(value)).filter((found) => found.words.length === 1 && isPrinted(found));
