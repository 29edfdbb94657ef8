import {
  birthDayInRentenversicherungsnummer,
  isRentenversicherungsnummer,
} from '@vesta/domain/identifiers/rentenversicherungsnummer';
import { confirmed, isPictured, textIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf, placeOfConfirmation, reckoned } from '../run/places.ts';

/**
 * The German pension number: its check digit, and the birthday inside it. The number is kept when a birthday is
 * corrected later, and its letter is that of the birth name, so neither alone says more than that somebody should ask.
 */
export const svNumberCheckDigit: Rule<ReadPaper, 'R_SVNR_CHECKDIGIT'> = {
  id: 'R_SVNR_CHECKDIGIT',
  chapter: 'identifiers',
  level: 'critical',
  blocking: false,
  means: {
    traits: ['trace'],
  },
  reads: ['birth_date'],
  judge: ({ paper, reading }, { applicant, today }) => {
    const number = textIn(reading, 'sv_number');
    if (!number) {
      const seen = confirmed(reading, 'sv_number_check');
      return seen ? inconclusive([placeOfConfirmation(seen)]) : null;
    }
    const working = [placeOf(reading, 'sv_number')];
    if (!isRentenversicherungsnummer(number))
      return isPictured(paper, reading) ? inconclusive(working) : failed(working);
    const printed = textIn(reading, 'date_of_birth');
    const told = printed ?? applicant?.birth_date ?? null;
    const named = birthDayInRentenversicherungsnummer(number, today);
    const birth = printed
      ? placeOf(reading, 'date_of_birth', { expected: named })
      : reckoned('birth_date', named, told);
    // The number has two digits of the year; somebody over a hundred is not worth a question.
    const differs = told !== null && named !== null && told.slice(2) !== named.slice(2);
    return differs
      ? failed([...working, birth], { level: 'warning', variant: 'birth_differs' })
      : passed([...working, birth]);
  },
};
