import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankWalk } from '../../../test/bank-walk.ts';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { scripted, scriptedEngine } from '../../../test/scripted-engine.ts';
import { upload } from '../../../test/uploads.ts';
import { auditLog, bankConsents, documents } from '../../db/schema/index.ts';
import { bankOf } from '../bank-connection/consent-bank.ts';
import { openBank } from '../documents/chosen-bank.ts';
import { sealBankNames } from './seal-bank-names.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
});
afterAll(() => t.close());

const statement = (content: string) =>
  upload(t, scripted([], content), { url: 'bank-account/upload', fields: { abi: '02008', bank: 'UniCredit' } });

/** Everything that a reader of these tables finds without a key. */
async function inTheOpen(): Promise<string> {
  const tables = [documents, bankConsents, auditLog];
  const rows = await Promise.all(tables.map((table) => t.database.orm.select().from(table)));
  const values = rows.flat().flatMap((row) => Object.values(row));
  return values.map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value))).join(' ');
}

test('the bank that somebody chose or connected stands nowhere in the open', async () => {
  const { document_id: id } = (await statement('one')).json();
  const { consent_id } = await bankWalk(t).start('unicredit');
  const open = await inTheOpen();
  for (const word of ['UniCredit', 'unicredit', '02008']) expect(open.includes(word), word).toBe(false);
  const [row] = await t.database.orm.select().from(documents).where(eq(documents.id, id));
  expect(row && openBank(t.house, row)).toEqual({ abi: '02008', name: 'UniCredit' });
  const [consent] = await t.database.orm.select().from(bankConsents).where(eq(bankConsents.id, consent_id));
  expect(consent && bankOf(t.house, consent)).toEqual({ institution: 'unicredit', abi: '02008', name: 'UniCredit' });
});

test('what an earlier version left in the open is read, and sealed at the next start', async () => {
  const { document_id: id } = (await statement('two')).json();
  await t.database.orm.execute(sql`update documents set bank_sealed = null, bank_abi = '03069', bank_name = 'Intesa'`);
  await t.database.orm.execute(
    sql`update bank_consents set bank_sealed = null, institution_id = 'intesa', bank_name = 'Intesa', bank_abi = '03069'`,
  );
  const listed = async () => {
    const { uploadedBankStatements } = (await t.as('giulia', { url: '/api/v1/other-documents/list' })).json();
    return uploadedBankStatements.find((paper: { id: string }) => paper.id === id);
  };
  expect(await listed()).toMatchObject({ abi: '03069', bank: 'Intesa' });
  await sealBankNames(t.house);
  const open = await inTheOpen();
  for (const word of ['Intesa', 'intesa', '03069']) expect(open.includes(word), word).toBe(false);
  expect(await listed()).toMatchObject({ abi: '03069', bank: 'Intesa' });
  const [consent] = await t.database.orm.select().from(bankConsents);
  expect(consent && bankOf(t.house, consent)).toEqual({ institution: 'intesa', abi: '03069', name: 'Intesa' });
});
