import { describe, expect, test } from 'vitest';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import { bankIsChosenBank } from './chosen-bank.ts';
import { bankHolderMatch } from './holder-match.ts';
import { bankPdfOnly } from './pdf-only.ts';
import { readStatement } from './testing/statements.ts';

describe('UPL-01 R_BANK_PDF_ONLY', () => {
  test.each([
    ['json', 'passed'],
    ['png', 'failed critical'],
  ] as const)('a statement as %s: %s', (format, outcome) => {
    expect(sayOf(bankPdfOnly, readStatement({}, { format }))).toBe(outcome);
  });
});

describe('BANK-02 R_BANK_IS_CHOSEN_BANK', () => {
  const ofBank = (code: string | null) => readStatement({ fields: { bank_code: code, bank: 'Banca' } });
  test.each([
    ['another number of the same house', '07601', '36081', 'passed'],
    ['another Sparkasse than the one in the list', '10050000', '37050198', 'passed'],
    ['another branch of the same German bank', '10070000', '50070010', 'passed'],
    ['another German bank', '12030000', '50010517', 'failed critical'],
    ['two credit unions', '07072', '08883', 'inconclusive'],
    ['no number on the paper', '03069', null, 'inconclusive'],
    ['a bank that is not in the list', '00000', '02008', '-'],
    ['nothing was chosen', null, '02008', '-'],
  ])('%s', (_, chosen, printed, outcome) => {
    expect(sayOf(bankIsChosenBank, ofBank(printed), contextOf({ chosen_bank: chosen }))).toBe(outcome);
  });
});

describe('BANK-02 R_BANK_HOLDER_MATCH', () => {
  const held = (holder: string | null, confidence = 0.95) =>
    readStatement({ fields: { holder: holder === null ? null : [holder, confidence] } });
  test.each([
    ['surname first', held('ROSSI MARIO'), 'passed'],
    ['the partner alone', held('ROSSI ANNA'), 'failed critical'],
    ['another name in the window of the envelope', held('VERDI LUCA', 0.6), 'inconclusive'],
    ['no name on the paper', held(null), 'inconclusive'],
  ])('%s', (_, statement, outcome) => {
    expect(sayOf(bankHolderMatch, statement, contextOf(mario))).toBe(outcome);
  });

  test('BANK-07 an account that was connected is a finding in the name of another, and no refusal', () => {
    const feed = readStatement({ fields: { holder: ['ROSSI ANNA', 1] } }, { format: 'json', pages: [] });
    expect(sayOf(bankHolderMatch, feed, contextOf(mario))).toBe('failed warning');
  });

  test('without a name there is nothing to compare, without an applicant nothing to say', () => {
    expect(sayOf(bankHolderMatch, held('ROSSI MARIO'), contextOf({}))).toBe('inconclusive');
    expect(sayOf(bankHolderMatch, held('ROSSI MARIO'), contextOf(null))).toBe('-');
  });
});
