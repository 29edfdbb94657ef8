import { allDocuments } from '@vesta/domain/documents/record';
import { languages } from '@vesta/domain/languages';
import { personas as people } from '@vesta/specimens/personas/index';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineInPlace } from '../../../test/engine-in-place.ts';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { readPapers, upload } from '../../../test/uploads.ts';
import { takingSpecimens } from '../../adapters/engine/taking-specimens.ts';
import { users } from '../../db/schema/people.ts';
import { type PersonaName, personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { USER_PROFILE } from '../../lib/vault/contexts.ts';
import { type Answers, changeAnswers } from '../applications/answers.ts';
import { ensureReport } from '../report/ensure-report.ts';
import { loadSubject } from '../report/load-subject.ts';
import { cases } from './testing/catalogue-cases.ts';
import { bytesOf, paper, today } from './testing/catalogue-papers.ts';
import { inWords } from './words.ts';

/** What is said where the words of a key are gone. */
const general = languages.map((language) => inWords(language, { message_key: 'gone', data: {} }));
const fiscal = ['cud', 'fiscal_doc'];
const urlOf = (type: string): string => {
  if (type === 'bank_statement') return 'bank-account/upload';
  return `other-documents/${fiscal.includes(type) ? 'upload-fiscal' : 'upload'}`;
};
const whose = [...new Set(cases.map(({ as = 'giulia' }) => as))];

// The rules and the reader are the same on either database: once is enough.
describe.runIf(process.env.TEST_DATABASE !== 'postgres')('UPL-05 UPL-06 each error is brought about by a paper', () => {
  let t: TestHouse;
  /** By file and language: each key with its sentence. */
  const told = new Map<string, Map<string, string>>();

  const answers = (name: PersonaName, given: Answers) =>
    inTransaction(t.database, (tx) => changeAnswers(t.house, tx, personas[name].applicationId, () => given));

  /** A paper of somebody else says that and nothing more: whoever hands it in has its owner's name. */
  const renamed = (name: PersonaName, { firstName, lastName }: { firstName: string; lastName: string }) => {
    const profile = { ...personas[name].profile, first_name: firstName, last_name: lastName };
    const profileSealed = t.house.vault.sealJson(profile, USER_PROFILE);
    return t.database.orm.update(users).set({ profileSealed }).where(eq(users.id, personas[name].userId));
  };

  beforeAll(async () => {
    // Sampled papers would say that they are, and nothing more.
    t = await createTestHouse({}, { engine: takingSpecimens(engineInPlace) });
    const { birthDay, birthPlace, fiscalCode } = people.giulia(today);
    await answers('giulia', {
      personal_details: {
        nationality: 'Italy',
        fiscalCode,
        dateOfBirth: birthDay.split('-').reverse().join('/'),
        placeOfBirth: birthPlace.name,
      },
      additional_details: { livingSituation: 'Family' },
    });
    await answers('lena', {
      personal_details: { nationality: 'Italy' },
      additional_details: { otherIncomes: 'Pension' },
    });
    await answers('renate', { additional_details: { currentRent: '900,00' } });
    await renamed('renate', people.sofia(today));
    for (const [place, { type, bytes, fields = {}, as = 'giulia' }] of cases.entries()) {
      const file = Buffer.from(await bytes());
      await upload(t, file, { as, url: urlOf(type), fileName: `${place}`, fields: { type, ...fields } });
    }
    await readPapers(t, true);
    for (const name of whose) {
      for (const lang of languages) {
        const query = { lang };
        const list = (await t.as(name, { method: 'GET', url: '/api/v1/other-documents/list', query })).json();
        for (const one of allDocuments(list))
          told.set(`${one.name} ${lang}`, new Map(one.messages.map((said) => [said.message_key, said.message])));
      }
    }
  }, 300_000);
  afterAll(() => t.close());

  test.each(cases.flatMap(({ says, type }, place) => [says ?? []].flat().map((key) => [key, type, place] as const)))(
    '%s, by a %s, said in three languages',
    (says, _type, place) => {
      const sentences = languages.map((lang) => told.get(`${place} ${lang}`)?.get(says) ?? '');
      expect(sentences.filter((sentence) => /^\p{Lu}[^{}]{15,}[.!?]$/u.test(sentence))).toHaveLength(languages.length);
      expect(new Set([...sentences, ...general]).size).toBe(2 * languages.length);
    },
  );

  const missingOf = async (house: TestHouse, name: PersonaName): Promise<string[]> => {
    const { missing } = (
      await house.as(name, { method: 'GET', url: '/api/v2/income-check/validate-documents' })
    ).json();
    return missing.map(({ message_key }: { message_key: string }) => message_key);
  };

  test('BANK-02 months that the statements do not cover: BankAccts.Error.Coverage', async () => {
    expect(await missingOf(t, 'marco')).toContain('BankAccts.Error.Coverage');
  });

  test('a paper marked as a sample says so where papers are no specimens', async () => {
    const other = await createTestHouse({}, { engine: engineInPlace });
    try {
      const file = Buffer.from(await bytesOf(paper('giulia', 'payslip', { place: 2 })));
      const fields = { type: 'payslip' };
      await upload(other, file, { as: 'giulia', url: urlOf('payslip'), fileName: 'slip', fields });
      await readPapers(other, true);
      for (const lang of languages) {
        const query = { lang };
        const list = (await other.as('giulia', { method: 'GET', url: '/api/v1/other-documents/list', query })).json();
        const [said, ...more] = allDocuments(list).flatMap(({ messages }) => messages);
        expect([said?.message_key, more]).toEqual(['checks.R_PAYSLIP_MARKED_SAMPLE.failed', []]);
        expect(general).not.toContain(said?.message);
      }
    } finally {
      await other.close();
    }
  }, 60_000);

  test('INC-03 months that the payslips do not cover: Payslips.Warning.DateRange', async () => {
    const other = await createTestHouse({}, { engine: engineInPlace });
    try {
      const file = Buffer.from(await bytesOf(paper('renate', 'payslip', { place: 2 })));
      const fields = { type: 'payslip' };
      await upload(other, file, { as: 'renate', url: urlOf('payslip'), fileName: 'slip', fields });
      await readPapers(other, true);
      expect(await missingOf(other, 'renate')).toContain('Payslips.Warning.DateRange');
    } finally {
      await other.close();
    }
  }, 60_000);

  test('REP-08 faults that only a file itself shows reach the report, and no report without such a file', async () => {
    const flagsOf = async (name: PersonaName) => {
      const subject = await loadSubject(t.house, personas[name].applicationId);
      if (!subject) throw new Error('nobody to report on');
      return (await ensureReport(t.house, subject)).report.aggregated_error_messages.map(({ msg }) => msg);
    };
    const byFile = ['not_original', 'corrupted', 'merged'];
    expect(await flagsOf('giulia')).toEqual(expect.arrayContaining(byFile));
    expect((await flagsOf('renate')).filter((flag) => byFile.includes(flag))).toEqual([]);
  });
});
