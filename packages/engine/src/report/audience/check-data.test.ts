import { describe, expect, test } from 'vitest';
import { checkDataForOthers, messageDataForOthers } from './check-data.ts';

const EMPLOYERS = [
  'R_PAYSLIP_EMPLOYER_MATCH',
  'R_CONTRACT_PARTIES',
  'R_IT_CU_EMPLOYER',
  'R_IT_INPS_RATE',
  'R_IT_13_14',
  'R_FILE_CLASSIFICATION',
  'R_FILE_OTHER_CONTENT',
];

describe('what others learn of the values of a check', () => {
  test('figures and days of any rule', () => {
    const data = { count: 3, day: '2026-10-31', months: '2026-08, 2026-09' };
    expect(checkDataForOthers('R_ID_NAME_MATCH', data)).toEqual(data);
  });

  test('no words about a person: names, places, codes', () => {
    const data = { found: 'Anna Verdi', expected: 'Mario Rossi', place: 'Bologna', holder: 'A. Verdi' };
    expect(checkDataForOthers('R_ID_NAME_MATCH', data)).toEqual({});
  });

  test('words about a file: who saved it, what is missing', () => {
    const data = { program: 'Canva', signer: 'INPS', bank: 'Fineco', missing: 'back', person: 'Mario Rossi' };
    expect(checkDataForOthers('R_PDF_PROGRAM', data)).toEqual({
      program: 'Canva',
      signer: 'INPS',
      bank: 'Fineco',
      missing: 'back',
    });
  });

  test.each(EMPLOYERS)('%s tells both sides, because they are no people', (rule) => {
    const data = { found: 'Officine Brenta', expected: 'Brenta SRL', holder: 'Mario Rossi' };
    expect(checkDataForOthers(rule, data)).toEqual({ found: 'Officine Brenta', expected: 'Brenta SRL' });
  });

  test('the day of a single booking and the end of an identity paper stay with their owner', () => {
    expect(checkDataForOthers('R_BANK_SALARY_STABLE', { last_day: '2026-09-27', days: 50 })).toEqual({ days: 50 });
    expect(checkDataForOthers('R_ID_EXPIRED', { end: '2026-12-01' })).toEqual({});
    expect(checkDataForOthers('R_BANK_RECENT', { last_day: '2026-09-30' })).toEqual({ last_day: '2026-09-30' });
  });

  test('numbers by which somebody could be known are hidden in what is told', () => {
    expect(checkDataForOthers('R_CONTRACT_PARTIES', { found: 'Brenta SRL RSSMRA80A01H501U' })).toEqual({
      found: 'Brenta SRL ••••••••••••501U',
    });
  });
});

test('of a message figures, days and the words that it names stay', () => {
  expect(
    messageDataForOthers({ amount: 5, month: '2026-10', names: 'Payslips', sources: 'Pension', payer: 'Anna Verdi' }),
  ).toEqual({ amount: 5, month: '2026-10', names: 'Payslips', sources: 'Pension' });
});
