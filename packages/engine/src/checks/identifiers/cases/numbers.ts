import { rentenversicherungsnummerCheckDigit } from '@vesta/domain/identifiers/rentenversicherungsnummer';
import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { germanSlip, slipOf } from '../../payslip/testing/slip.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { contextOf } from '../../run/testing/context.ts';
import { type PaperWords, readPaper } from '../../run/testing/papers.ts';
import { formOfAddress } from '../form-of-address.ts';
import { ibanCheck } from '../iban.ts';
import { steuerIdCheckDigit } from '../steuer-id.ts';
import { svNumberName } from '../sv-name.ts';
import { svNumberCheckDigit } from '../sv-number.ts';
import { vatNumberCheckDigit } from '../vat-number.ts';

type Fields = NonNullable<PaperWords['fields']>;

const slip =
  (fields: Fields, more: PaperWords = {}) =>
  () =>
    readPaper({ ...more, fields });
const german = (fields: Fields, more: PaperWords = {}) => slip(fields, { country: 'DE', ...more });
const scanned =
  (fields: Fields, more: PaperWords = {}) =>
  () =>
    readPaper({ ...more, fields }, { pages: [pageOf([], { origin: 'ocr' })] });
const printed = (row: string) => () => readPaper({ fields: { iban: null } }, { pages: [pageOf([row])] });

const statement: PaperWords = { kind: 'bank_statement', type: 'account_statement' };
const certificate: PaperWords = { kind: 'fiscal_document', type: 'cu' };
const JUNE = '15070649C103';
/** The same with a serial number of women. */
const first = JUNE.slice(0, 9).concat('60');
const WOMAN = `${first}${rentenversicherungsnummerCheckDigit(first)}`;
const letter =
  (...rows: readonly string[]) =>
  () =>
    slipOf(germanSlip(), { pages: [pageOf(rows)] });
const numbered = (sv_number: string, employee_name: string | null) => () =>
  slipOf(germanSlip({ sv_number, employee_name }));

/** Numbers that bear a check digit. */
export const numberCases = [
  casesOf(steuerIdCheckDigit, {
    passed: ['a right one', german({ fiscal_id: '86095742719' })],
    failed: ['its last digit changed', german({ fiscal_id: '86095742718' })],
    edge: [
      { said: 'passed', when: ['one digit three times, never in a row', german({ fiscal_id: '65929970489' })] },
      { said: 'passed', when: ['printed in groups', german({ fiscal_id: '86 095 742 719' })] },
      { said: 'failed critical', when: ['ten digits', german({ fiscal_id: '8609574271' })] },
      {
        said: 'inconclusive',
        when: ['a wrong digit read from pixels', scanned({ fiscal_id: '86095742718' }, { country: 'DE' })],
      },
      { said: '-', when: ['not looked for on Italian papers', slip({ fiscal_id: '86095742718' })] },
      { said: '-', when: ['not printed', german({ fiscal_id: null })] },
    ],
    inconclusive: ['seen, and too blurred to take', german({}, { confirmations: { fiscal_id_check: 'inconclusive' } })],
  }),
  casesOf(formOfAddress, {
    passed: ['a man, addressed as one', letter('Herr', 'Karl-Heinz Jäger')],
    failed: ['a man, addressed as a woman', letter('Frau', 'Karl-Heinz Jäger')],
    edge: [
      { said: 'failed warning', when: ['a woman, surname first', letter('Herrn', 'JÄGER, MONIKA')] },
      { said: 'failed warning', when: ['on one line', letter('Herr Monika Jäger')] },
      { said: '-', when: ['a couple', letter('Herr und Frau Karl-Heinz Jäger')] },
      { said: '-', when: ['a form for both', letter('Herr / Frau Karl-Heinz Jäger')] },
      { said: '-', when: ['a name that men and women bear', letter('Frau', 'Andrea Jäger')] },
      { said: '-', when: ['a surname that is a name of men', letter('Frau', 'Jonas Monika')] },
      { said: '-', when: ['a name that nobody knows', letter('Frau', 'Xquz Jäger')] },
      { said: '-', when: ['nobody is addressed', letter('Karl-Heinz Jäger')] },
    ],
    inconclusive: { never: 'a paper that addresses nobody is not asked' },
  }),
  casesOf(svNumberName, {
    passed: ['the first letter of the surname', numbered(JUNE, 'Conrad, Jonas')],
    failed: ['a man’s number under another name', numbered(JUNE, 'Jonas Weiß')],
    edge: [
      { said: 'passed', when: ['of a name with a prefix', numbered(JUNE, 'Jonas von Çelik')] },
      { said: 'inconclusive', when: ['a woman’s number under another name', numbered(WOMAN, 'Monika Weiß')] },
      { said: 'failed warning', when: ['a woman’s number under a man’s name', numbered(WOMAN, 'Jonas Weiß')] },
      { said: '-', when: ['a number that cannot exist', numbered('15070649C104', 'Jonas Weiß')] },
    ],
    inconclusive: ['no name was read', numbered(JUNE, null)],
  }),
  casesOf(svNumberCheckDigit, {
    passed: ['a right one with its birthday', german({ sv_number: JUNE, date_of_birth: '1949-06-07' })],
    failed: ['its last digit changed', german({ sv_number: '15070649C104' })],
    edge: [
      {
        said: 'failed warning',
        when: ['the birthday of somebody else', german({ sv_number: JUNE, date_of_birth: '1949-06-08' })],
      },
      {
        said: 'passed',
        when: ['two digits of a year tell no century', german({ sv_number: JUNE, date_of_birth: '2049-06-07' })],
      },
      {
        said: 'passed',
        when: ['a number that names no day', german({ sv_number: '15000080R505', date_of_birth: '1980-01-01' })],
      },
      {
        said: 'failed warning',
        when: [
          'against the birthday that was entered',
          german({ sv_number: JUNE }),
          contextOf({ birth_date: '1990-06-07' }),
        ],
      },
      {
        said: 'inconclusive',
        when: ['a wrong digit read from pixels', scanned({ sv_number: '15070649C104' }, { country: 'DE' })],
      },
      { said: 'passed', when: ['nobody told a birthday', german({ sv_number: JUNE }), contextOf(null)] },
      { said: '-', when: ['not printed', german({})] },
    ],
    inconclusive: ['seen, and too blurred to take', german({}, { confirmations: { sv_number_check: 'inconclusive' } })],
  }),
  casesOf(ibanCheck, {
    passed: ['an Italian account', slip({ iban: 'IT60X0542811101000000123456' })],
    failed: ['one digit changed', slip({ iban: 'DE44500105175407324932' })],
    edge: [
      {
        said: 'failed critical',
        when: ['the wrong letter before bank and branch', slip({ iban: 'IT60A0542811101000000123456' })],
      },
      { said: 'inconclusive', when: ['one digit misread from pixels', scanned({ iban: 'DE44500105175407324932' })] },
      {
        said: 'failed critical',
        when: ['in groups, where no reader takes it', printed('Konto DE89 3704 0044 0532 0130 01 bei der Bank')],
      },
      { said: '-', when: ['blackened in part', printed('IT60X05428********00123457')] },
      { said: '-', when: ['a slip may do without', slip({ iban: null })] },
    ],
    inconclusive: ['a statement without one', slip({ iban: null }, statement)],
  }),
  casesOf(vatNumberCheckDigit, {
    passed: ['a company', slip({ employer_id: '12345678903' })],
    failed: ['its last digit changed', slip({ employer_id: '12345678904' })],
    edge: [
      { said: 'passed', when: ['zeros in front, on a certificate', slip({ payer_id: '00743110157' }, certificate)] },
      {
        said: 'failed warning',
        when: ['nothing but zeros, which come out as well', slip({ employer_id: '00000000000' })],
      },
      { said: 'passed', when: ['a person who employs others', slip({ employer_id: 'RSSMRA80A01H501U' })] },
      {
        said: 'failed warning',
        when: ['such a person with the wrong letter', slip({ employer_id: 'RSSMRA80A01H501V' })],
      },
      { said: 'inconclusive', when: ['a wrong digit read from pixels', scanned({ employer_id: '12345678904' })] },
      { said: '-', when: ['German slips print another one', german({ employer_id: '1' })] },
    ],
    inconclusive: ['not read', slip({ employer_id: null })],
  }),
];
