import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { contextOf } from '../../run/testing/context.ts';
import { type PaperWords, paperOf } from '../../run/testing/papers.ts';
import { numberFormat } from '../number-format.ts';
import { sameNumber } from '../same-number.ts';
import { cardWords, documentBeside, documentOf } from '../testing/card.ts';
import { zoneDigits } from '../zone-digits.ts';
import { zoneVersusPrint } from '../zone-versus-print.ts';

const lines = ['C<ITACA12345AA7<<<<<<<<<<<<<<<', '8001014M3001019ITA<<<<<<<<<<<8', 'ROSSI<<MARIO<<<<<<<<<<<<<<<<<<'];
/** One digit of the birthday changed over its old check digit. */
const forged = lines.map((line) => line.replace('8001014', '8101014'));

type Origin = 'text' | 'ocr';
const zone =
  (rows: readonly string[], origin: Origin = 'text', words: PaperWords = {}) =>
  () =>
    documentOf({ confirmations: {}, ...words }, { pages: [pageOf(rows, { origin })] });

/** What the reader compared on one side, and what of it agreed. */
const compared =
  (expected: string, found: string, origin: Origin = 'text') =>
  () =>
    documentOf(
      { confirmations: { mrz_versus_visual: { outcome: expected === found ? 'passed' : 'failed', expected, found } } },
      { pages: [pageOf([], { origin })] },
    );

type Value = NonNullable<PaperWords['fields']>[string];
const sides = (birth_date: Value) => () =>
  documentBeside(
    cardWords({ side: 'front', confirmations: {}, fields: { birth_date, fiscal_code: null } }),
    paperOf(
      'b',
      cardWords({ side: 'back', confirmations: {}, fields: { mrz_lines: lines.join('\n'), fiscal_code: null } }),
    ),
  );

const numbered =
  (document_number: Value, more: PaperWords = {}) =>
  () =>
    documentOf({ ...more, fields: { document_number } });
const german = { country: 'DE' } as const;
const knownElsewhere = (known: boolean) => ({ ...contextOf(), isNumberOfAnother: () => known });
const beside = (surname: string, given_names: string) => () =>
  documentBeside(cardWords(), paperOf('b', cardWords({ type: 'passport', fields: { surname, given_names } })));

/** Whether an identity paper is a true one. */
export const genuinenessCases = [
  casesOf(zoneDigits, {
    passed: ['all digits come out', zone(lines, 'text', { confirmations: { mrz_check_digits: 'passed' } })],
    failed: ['a birthday changed in print', zone(forged)],
    edge: [
      { said: 'inconclusive', when: ['the same, read from pixels by one reader', zone(forged, 'ocr')] },
      {
        said: 'passed',
        when: [
          'a passport’s zone that the reader confirmed',
          zone([], 'ocr', { type: 'passport', confirmations: { mrz_check_digits: 'passed' } }),
        ],
      },
      { said: '-', when: ['a paper card has no zone', zone([], 'text', { type: 'paper_id_card' })] },
    ],
    inconclusive: ['no zone was found', zone([])],
  }),
  casesOf(zoneVersusPrint, {
    passed: ['zone and print agree', compared('names,birth_date', 'names,birth_date')],
    failed: ['another birthday in print', compared('names,birth_date', 'names')],
    edge: [
      { said: 'failed warning', when: ['the same, read from a photo', compared('names,birth_date', 'names', 'ocr')] },
      {
        said: 'inconclusive',
        when: ['names alone, read from a photo', compared('names,birth_date', 'birth_date', 'ocr')],
      },
      {
        said: 'failed critical',
        when: ['two values, read from a photo', compared('names,birth_date,expiry_date', 'names', 'ocr')],
      },
      { said: 'failed critical', when: ['a front and a back of two people', sides(['1985-01-01', 0.8])] },
      { said: 'passed', when: ['the same, hardly legible, while the rest agrees', sides(['1985-01-01', 0.79])] },
    ],
    inconclusive: ['nothing to compare', () => documentOf({ confirmations: {} })],
  }),
  casesOf(numberFormat, {
    passed: ['an electronic card of Italy', numbered('CA12345AA')],
    failed: ['the number of a passport on it', numbered('CA1234567')],
    edge: [
      { said: 'passed', when: ['a card of the first years', numbered('1234567AA')] },
      { said: 'passed', when: ['a German number', numbered('L01X00T47', german)] },
      { said: 'failed warning', when: ['the letter O, which Germany never uses', numbered('LO1XOOT47', german)] },
      { said: 'inconclusive', when: ['the same, hardly legible', numbered(['LO1XOOT47', 0.79], german)] },
      { said: '-', when: ['an issuer whose numbers are not known', numbered('D2H6862M2', { country: 'FR' })] },
    ],
    inconclusive: ['covered, as Germans may', numbered(null, german)],
  }),
  casesOf(sameNumber, {
    passed: ['known under nobody else', numbered('CA12345AA'), knownElsewhere(false)],
    failed: ['known under somebody else', numbered('CA12345AA'), knownElsewhere(true)],
    edge: [
      { said: 'failed critical', when: ['two names under one number in one set', beside('BIANCHI', 'ANNA')] },
      { said: 'passed', when: ['one name under one number twice', beside('ROSSI', 'MARIO'), knownElsewhere(false)] },
      {
        said: 'inconclusive',
        when: ['a covered number, though others are known', numbered(null), knownElsewhere(true)],
      },
    ],
    inconclusive: ['nobody knows of other applications', numbered('CA12345AA')],
  }),
];
