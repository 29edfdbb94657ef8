import { isRentenversicherungsnummer } from '@vesta/domain/identifiers/rentenversicherungsnummer';
import { sexOfName } from '@vesta/domain/names/given-sex';
import { plainText } from '@vesta/domain/text/fold';
import { isPictured, textIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

const LETTER = 8;
/** Serial numbers from here on are those of women. */
const WOMEN_FROM = 50;

const initials = (name: string): string[] =>
  plainText(name)
    .split(/[^a-z]+/)
    .map((word) => word.charAt(0).toUpperCase());

/**
 * The German pension number keeps the first letter of the name at birth. Women who married have another name since, men
 * seldom do: the letter alone says something of a number that was given to a man, or to a woman where the name is a man's.
 */
export const svNumberName: Rule<ReadPaper<'payslip'>, 'R_SVNR_NAME'> = {
  id: 'R_SVNR_NAME',
  chapter: 'identifiers',
  level: 'warning',
  blocking: false,
  means: {
    tells: 'family',
  },
  reads: [],
  judge: ({ paper, reading }) => {
    const [number, name] = [textIn(reading, 'sv_number'), textIn(reading, 'employee_name')];
    if (!number || !isRentenversicherungsnummer(number)) return null;
    const working = [placeOf(reading, 'sv_number'), placeOf(reading, 'employee_name')];
    if (!name || isPictured(paper, reading)) return inconclusive(working);
    if (initials(name).includes(number.charAt(LETTER))) return passed(working);
    const isWoman = Number(number.slice(LETTER + 1, LETTER + 3)) >= WOMEN_FROM;
    return isWoman && sexOfName(name) !== 'M' ? inconclusive(working) : failed(working);
  },
};
