import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { type ScriptedPaper, scripted, scriptedEngine } from '../../../test/scripted-engine.ts';
import { readPapers, upload } from '../../../test/uploads.ts';
import { type PersonaName, personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { changeAnswers } from '../applications/answers.ts';
import { judgePapers } from './judge-papers.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
});
afterAll(() => t.close());

const card: ScriptedPaper = {
  kind: 'identity_document',
  type: 'id_card',
  side: 'front',
  fields: { document_number: 'CA12345AA', surname: 'MORETTI', given_names: 'GIULIA', birth_date: '1991-04-17' },
};

/** Says who they are, and hands in the very same file as everybody else here. */
async function handsIn(name: PersonaName, says: { first_name: string; last_name: string; fiscalCode: string }) {
  const { first_name, last_name, fiscalCode } = says;
  await inTransaction(t.database, (tx) =>
    changeAnswers(t.house, tx, personas[name].applicationId, (answers) => ({
      ...answers,
      applicant: { ...personas[name].profile, first_name, last_name },
      personal_details: { fiscalCode, dateOfBirth: '17/04/1991' },
    })),
  );
  await upload(t, scripted([card]), { as: name, fields: { type: 'national_id' } });
  await readPapers(t);
}

const outcomes = async (name: PersonaName) => {
  const { findings } = await judgePapers(t.house, personas[name].applicationId);
  const of = (rule: string) => findings.find((finding) => finding.rule === rule)?.outcome;
  return { copy: of('R_FILE_CROSS_APPLICANT_COPY'), number: of('R_ID_SAME_NUMBER_OTHER_PERSON') };
};

const giulia = { first_name: 'Giulia', last_name: 'Moretti', fiscalCode: 'MRTGLI91D57A944W' };

test('the same person under a second address is no stranger to their own papers; somebody else still is', async () => {
  await handsIn('giulia', giulia);
  expect(await outcomes('giulia')).toEqual({ copy: 'passed', number: 'passed' });
  await handsIn('marco', giulia);
  expect(await outcomes('marco')).toEqual({ copy: 'passed', number: 'passed' });
  expect(await outcomes('giulia')).toEqual({ copy: 'passed', number: 'passed' });
  await handsIn('marco', { first_name: 'Marco', last_name: 'Bellini', fiscalCode: 'BLLMRC85M01F205O' });
  expect(await outcomes('marco')).toEqual({ copy: 'failed', number: 'failed' });
  expect(await outcomes('giulia')).toEqual({ copy: 'failed', number: 'failed' });
});

test('in one household nobody may hand in the papers of another, not even as their own guarantor', async () => {
  const lena = { first_name: 'Lena', last_name: 'Hoffmann', fiscalCode: '' };
  await handsIn('lena', lena);
  await handsIn('renate', lena);
  expect((await outcomes('renate')).copy).toBe('failed');
});
