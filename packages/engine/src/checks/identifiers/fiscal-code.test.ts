import { expect, test } from 'vitest';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { readPaper } from '../run/testing/papers.ts';
import { codeOnDocument } from './code-on-document.ts';
import { codeVersusBirth } from './code-versus-birth.ts';
import { codeVersusBirthplace } from './code-versus-birthplace.ts';
import { codeVersusName } from './code-versus-name.ts';

const CODE = 'RSSMRA80A01H501U';
const card = (fields: Record<string, string | null>) =>
  readPaper({ kind: 'identity_document', type: 'id_card', fields: { fiscal_code: CODE, ...fields } });

test.each([
  ['given name first', CODE, 'Mario Rossi', 'passed'],
  ['two given names', 'BNCMCH92T49F205X', 'BIANCHI MARIA CHIARA', 'passed'],
  ['one word', CODE, 'BIANCHI', 'inconclusive'],
])('the code and the name: %s', (_, fiscal_id, employee_name, said) => {
  expect(sayOf(codeVersusName, readPaper({ fields: { fiscal_id, employee_name } }))).toBe(said);
});

test('without a name on the paper the entered one is asked, and may be somebody else’s', () => {
  const anna = contextOf({ first_name: 'Anna', last_name: 'Bianchi' });
  expect(sayOf(codeVersusName, readPaper({ fields: { fiscal_id: CODE } }), anna)).toBe('failed critical');
});

test('what differs is told in its own words', () => {
  expect([
    codeVersusName.judge(readPaper({ fields: { fiscal_id: CODE, employee_name: 'VERDI MARIO' } }), contextOf()),
    codeVersusBirth.judge(card({ birth_date: '1980-01-01', sex: 'F' }), contextOf()),
    codeVersusBirthplace.judge(card({ birth_place: null }), contextOf()),
  ]).toMatchObject([{ variant: 'one_part' }, { variant: 'sex_differs' }, { variant: 'no_place' }]);
});

test('INC-03 the code on the paper is shown beside the one that was entered', () => {
  const paper = readPaper({ fields: { fiscal_id: 'BNCMCH92T49F205X' } });
  expect(codeOnDocument.judge(paper, contextOf({ fiscal_code: CODE }))).toMatchObject({
    outcome: 'failed',
    working: [{ what: 'fiscal_id', expected: CODE, found: 'BNCMCH92T49F205X', page: 1 }],
  });
});
