import { expect, test } from 'vitest';
import { placeOfPaper } from './place-of-paper.ts';
import type { DocumentType } from './types.ts';

const employed: DocumentType[] = ['national_id', 'payslip', 'bank_statement', 'cud', 'fiscal_doc', 'other'];

test.each([
  ['payslip', 'payslip'],
  ['account_statement', 'bank_statement'],
  ['cu', 'cud'],
  ['modello_730', 'fiscal_doc'],
  ['id_card', 'national_id'],
  ['work_contract', null],
  ['invoice', null],
  ['unknown', null],
  [null, null],
])('UPL-05 what was found to be %s belongs to %s', (found, place) => {
  expect(placeOfPaper(found, employed)).toBe(place);
});

test('UPL-05 a tax paper goes to the one place for tax papers that there is', () => {
  expect(placeOfPaper('cu', ['fiscal_doc'])).toBe('fiscal_doc');
  expect(placeOfPaper('modello_730', ['cud'])).toBe('cud');
});
