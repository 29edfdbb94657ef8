import { describe, expect, test } from 'vitest';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import { type PaperWords, pageOf, readPaper } from '../run/testing/papers.ts';
import { codeCheckCharacter } from './code-check-character.ts';
import { codeOnDocument } from './code-on-document.ts';
import { codeVersusBirth } from './code-versus-birth.ts';
import { codeVersusBirthplace } from './code-versus-birthplace.ts';
import { codeVersusName } from './code-versus-name.ts';

const CODE = 'RSSMRA80A01H501U';
const WRONG = 'RSSMRA80A01H501V';
const scanned = { pages: [pageOf([], { origin: 'ocr' })] };
const slip = (fields: PaperWords['fields'], more: PaperWords = {}) => readPaper({ fields: fields ?? {}, ...more });
const card = (fields: PaperWords['fields']) =>
  readPaper({ kind: 'identity_document', type: 'id_card', fields: fields ?? {} });

describe('the last letter of a fiscal code', () => {
  test.each([
    ['right', { fiscal_id: CODE }, 'passed'],
    ['right with letters for digits', { fiscal_id: 'RSSMRA80A01H50MM' }, 'passed'],
    ['wrong', { fiscal_id: WRONG }, 'failed critical'],
    ['no code on the paper', {}, '-'],
    ['a number of another kind', { fiscal_id: '86095742719' }, '-'],
  ] as const)('%s', (_, fields, said) => {
    expect(sayOf(codeCheckCharacter, slip(fields))).toBe(said);
  });

  test('in a scan it may be misread', () => {
    expect(sayOf(codeCheckCharacter, readPaper({ fields: { fiscal_id: WRONG } }, scanned))).toBe('inconclusive');
    expect(sayOf(codeCheckCharacter, slip({}, { confirmations: { fiscal_id_check: 'inconclusive' } }))).toBe(
      'inconclusive',
    );
  });
});

describe('the code and the name', () => {
  test.each([
    ['surname first', { fiscal_id: CODE, employee_name: 'ROSSI MARIO' }, 'passed'],
    ['given name first', { fiscal_id: CODE, employee_name: 'Mario Rossi' }, 'passed'],
    ['two given names', { fiscal_id: 'BNCMCH92T49F205X', employee_name: 'BIANCHI MARIA CHIARA' }, 'passed'],
    ['two surnames', { fiscal_id: CODE, employee_name: 'MARIO ROSSI BIANCHI' }, 'passed'],
    ['a changed surname', { fiscal_id: CODE, employee_name: 'VERDI MARIO' }, 'failed warning'],
    ['somebody else', { fiscal_id: CODE, employee_name: 'BIANCHI ANNA' }, 'failed critical'],
    ['an initial', { fiscal_id: CODE, employee_name: 'BIANCHI A.' }, 'inconclusive'],
    ['hardly legible', { fiscal_id: CODE, employee_name: ['BIANCHI ANNA', 0.6] as const }, 'inconclusive'],
    ['one word', { fiscal_id: CODE, employee_name: 'BIANCHI' }, 'inconclusive'],
    ['a code that is wrong in itself', { fiscal_id: WRONG, employee_name: 'BIANCHI ANNA' }, '-'],
  ] as const)('%s', (_, fields, said) => {
    expect(sayOf(codeVersusName, slip(fields))).toBe(said);
  });

  test('without a name on the paper the given one is asked', () => {
    expect(sayOf(codeVersusName, slip({ fiscal_id: CODE }), contextOf(mario))).toBe('passed');
    expect(
      sayOf(codeVersusName, slip({ fiscal_id: CODE }), contextOf({ first_name: 'Anna', last_name: 'Bianchi' })),
    ).toBe('failed critical');
    expect(sayOf(codeVersusName, slip({ fiscal_id: CODE }), contextOf(null))).toBe('inconclusive');
  });
});

describe('the code and the birth', () => {
  test.each([
    ['the same day', { fiscal_code: CODE, birth_date: '1980-01-01' }, 'passed'],
    ['another day', { fiscal_code: CODE, birth_date: '1980-01-02' }, 'failed critical'],
    ['a century apart', { fiscal_code: CODE, birth_date: '1880-01-01' }, 'passed'],
    ['the other sex', { fiscal_code: CODE, birth_date: '1980-01-01', sex: 'F' }, 'failed warning'],
    ['another day, hardly legible', { fiscal_code: CODE, birth_date: ['1980-01-02', 0.6] as const }, 'inconclusive'],
    ['no day known', { fiscal_code: CODE }, 'inconclusive'],
  ] as const)('%s', (_, fields, said) => {
    expect(sayOf(codeVersusBirth, card(fields))).toBe(said);
  });

  test('the given day counts where the paper prints none', () => {
    expect(sayOf(codeVersusBirth, slip({ fiscal_id: CODE }), contextOf({ birth_date: '1990-01-01' }))).toBe(
      'failed critical',
    );
  });

  test.each([
    ['the same town', 'ROMA', 'passed'],
    ['another town', 'MILANO', 'failed critical'],
    ['a town whose code is not known', 'FRASCATI', 'inconclusive'],
    ['no town', null, 'inconclusive'],
  ] as const)('%s', (_, birth_place, said) => {
    expect(sayOf(codeVersusBirthplace, card({ fiscal_code: CODE, birth_place }))).toBe(said);
  });

  test('letters for digits name the same town', () => {
    expect(sayOf(codeVersusBirthplace, card({ fiscal_code: 'RSSMRA80A01H50MM', birth_place: 'Roma (RM)' }))).toBe(
      'passed',
    );
  });

  test('where no place is told, that is what is said', () => {
    const judgement = codeVersusBirthplace.judge(card({ fiscal_code: CODE, birth_place: null }), contextOf());
    expect(judgement).toMatchObject({ outcome: 'inconclusive', variant: 'no_place' });
  });

  test('a fuller register of places is asked first', () => {
    const birthplaceCodes = (place: string) => (place === 'Frascati' ? ['D773'] : []);
    const context = { ...contextOf({ birth_place: 'Frascati' }), birthplaceCodes };
    expect(sayOf(codeVersusBirthplace, slip({ fiscal_id: CODE }), context)).toBe('failed critical');
  });
});

describe('INC-03 the code that was given', () => {
  test.each([
    ['the same', CODE, CODE, 'passed'],
    ['the same with letters for digits', 'RSSMRA80A01H5LMX', CODE, 'passed'],
    ['another', 'BNCMCH92T49F205X', CODE, 'failed critical'],
    ['wrong in itself', WRONG, CODE, 'inconclusive'],
    ['none was given', CODE, null, 'inconclusive'],
  ] as const)('%s', (_, fiscal_id, fiscal_code, said) => {
    expect(sayOf(codeOnDocument, slip({ fiscal_id }), contextOf({ fiscal_code }))).toBe(said);
  });

  test('tax papers have a rule of their own', () => {
    const cu = readPaper({ kind: 'fiscal_document', type: 'cu', fields: { fiscal_id: CODE } });
    expect(sayOf(codeOnDocument, cu, contextOf(mario))).toBe('-');
  });
});
