import { describe, expect, test } from 'vitest';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { type PaperWords, pageOf, readPaper } from '../run/testing/papers.ts';
import { ibanCheck } from './iban.ts';
import { steuerIdCheckDigit } from './steuer-id.ts';
import { svNumberCheckDigit } from './sv-number.ts';
import { vatNumberCheckDigit } from './vat-number.ts';

const scanned = { pages: [pageOf([], { origin: 'ocr' })] };
const german = (fields: PaperWords['fields'], more: PaperWords = {}) =>
  readPaper({ country: 'DE', fields: fields ?? {}, ...more });

describe('Steuer-ID', () => {
  test.each([
    ['right', '86095742719', 'passed'],
    ['wrong digit', '86095742718', 'failed critical'],
    ['a digit four times', '11112345678', 'failed critical'],
    ['not printed', null, '-'],
  ] as const)('%s', (_, fiscal_id, said) => {
    expect(sayOf(steuerIdCheckDigit, german({ fiscal_id }))).toBe(said);
  });

  test('in a scan it may be misread', () => {
    expect(sayOf(steuerIdCheckDigit, readPaper({ country: 'DE', fields: { fiscal_id: '86095742718' } }, scanned))).toBe(
      'inconclusive',
    );
    expect(sayOf(steuerIdCheckDigit, german({}, { confirmations: { fiscal_id_check: 'inconclusive' } }))).toBe(
      'inconclusive',
    );
  });

  test('is not looked for on Italian papers', () => {
    expect(sayOf(steuerIdCheckDigit, readPaper({ fields: { fiscal_id: '86095742718' } }))).toBe('-');
  });
});

describe('German pension number', () => {
  test.each([
    ['right', { sv_number: '15070649C103' }, 'passed'],
    ['right, with its birthday', { sv_number: '15070649C103', date_of_birth: '1949-06-07' }, 'passed'],
    ['wrong digit', { sv_number: '15070649C104' }, 'failed critical'],
    ['another birthday', { sv_number: '15070649C103', date_of_birth: '1980-01-01' }, 'failed warning'],
    ['not printed', {}, '-'],
  ] as const)('%s', (_, fields, said) => {
    expect(sayOf(svNumberCheckDigit, german(fields))).toBe(said);
  });

  test('the given birthday counts where the slip prints none', () => {
    const slip = german({ sv_number: '15070649C103' });
    expect(sayOf(svNumberCheckDigit, slip, contextOf({ birth_date: '1949-06-07' }))).toBe('passed');
    expect(sayOf(svNumberCheckDigit, slip, contextOf({ birth_date: '1990-06-07' }))).toBe('failed warning');
  });

  test('in a scan it may be misread', () => {
    expect(sayOf(svNumberCheckDigit, german({}, { confirmations: { sv_number_check: 'inconclusive' } }))).toBe(
      'inconclusive',
    );
  });
});

describe('IBAN', () => {
  test.each([
    ['Italian', 'IT60X0542811101000000123456', 'passed'],
    ['German', 'DE44500105175407324931', 'passed'],
    ['one digit changed', 'DE44500105175407324932', 'failed critical'],
    ['the wrong Italian letter', 'IT60A0542811101000000123456', 'failed critical'],
    ['not printed on a slip', null, '-'],
  ] as const)('%s', (_, iban, said) => {
    expect(sayOf(ibanCheck, readPaper({ fields: { iban } }))).toBe(said);
  });

  test('a statement should have one', () => {
    const statement = readPaper({ kind: 'bank_statement', type: 'account_statement', fields: { iban: null } });
    expect(sayOf(ibanCheck, statement)).toBe('inconclusive');
  });
});

describe('Italian employer number', () => {
  test.each([
    ['right', '12345678903', 'passed'],
    ['wrong digit', '12345678904', 'failed warning'],
    ['a person who employs', 'RSSMRA80A01H501U', 'passed'],
    ['a person, wrong letter', 'RSSMRA80A01H501V', 'failed warning'],
    ['not read', null, 'inconclusive'],
  ] as const)('%s', (_, employer_id, said) => {
    expect(sayOf(vatNumberCheckDigit, readPaper({ fields: { employer_id } }))).toBe(said);
  });

  test('is looked for on certificates, not on German slips', () => {
    const cu = readPaper({ kind: 'fiscal_document', type: 'cu', fields: { payer_id: '00743110157' } });
    expect(sayOf(vatNumberCheckDigit, cu)).toBe('passed');
    expect(sayOf(vatNumberCheckDigit, german({ employer_id: '1' }))).toBe('-');
  });
});
