import { bankCalls } from '@vesta/domain/bank-connection/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankWalk } from '../../../test/bank-walk.ts';
import { engineInPlace } from '../../../test/engine-in-place.ts';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';

let t: TestHouse;
let at: ReturnType<typeof bankWalk>;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: engineInPlace });
  at = bankWalk(t);
});
afterAll(() => t.close());

/** Every table of every schema, row by row, as text; bytes as the letters that they would be. */
async function everythingStored(): Promise<string> {
  const tables = (
    await t.database.orm.execute<{ schema: string; name: string }>(
      sql`select table_schema as schema, table_name as name from information_schema.tables
          where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    )
  ).rows;
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['bank_consents', 'documents', 'audit_log']));
  const texts: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await t.database.orm.execute(sql.raw(`select * from "${schema}"."${name}"`));
    for (const value of rows.flatMap((row) => Object.values(row)))
      texts.push(Buffer.isBuffer(value) ? value.toString('latin1') : (JSON.stringify(value) ?? ''));
  }
  return texts.join('\n');
}

test('BANK-09 no password, code, customer number or token is in the log, the database, the queue or an answer', async () => {
  const secrets = {
    password: 'demo',
    user: 'giulia-10001',
    code: '123456',
    wrong: 'Wr0ngPassw0rd!',
    wrongCode: '737373',
  };
  const answers: string[] = [];
  const keep = <A extends { body: string }>(answer: A): A => {
    answers.push(answer.body);
    return answer;
  };
  const signIn = (bank_password: string) =>
    at.post(bankCalls.startEmbedded, { bank_id: 'fineco', bank_user_id: secrets.user, bank_password });
  keep(await signIn(secrets.wrong));
  keep(await at.post(bankCalls.startEmbedded, { bank_id: 'fineco', bank_user_id: 'x', bank_password: secrets.wrong }));
  const begun = keep(await signIn(secrets.password)).json();
  const { consent_id } = begun;
  keep(await at.post(bankCalls.sendCode, { consent_id, method: begun.sca_methods[0].id }));
  keep(await at.post(bankCalls.enterCode, { consent_id, sca_code: secrets.wrongCode }));
  keep(await at.post(bankCalls.enterCode, { consent_id, sca_code: secrets.code }));
  keep(await at.post(bankCalls.embeddedStatus, { consent_id }));
  const consents = await t.database.orm.execute<{ id: string }>(
    sql`select provider_consent_id as id from bank_consents where id = ${consent_id}`,
  );
  const token = (await t.house.openBanking.consent(consents.rows[0]?.id ?? ''))?.token ?? '';
  expect(token.length).toBeGreaterThan(20);

  const look = async () => ({
    stored: await everythingStored(),
    logged: t.logged.join('\n'),
    told: answers.join('\n'),
  });
  const before = await look();
  keep(await at.get(bankCalls.transactions, { consent_id }));
  const redirected = await at.start('unicredit');
  const back = await at.agree(redirected.authorization_url);
  keep(await at.callBack(back));
  const after = await look();
  const oneTime = back.get('one-time-token') ?? '';
  expect(oneTime.length).toBeGreaterThan(20);
  for (const { stored, logged, told } of [before, after])
    for (const secret of [secrets.user, secrets.wrong, secrets.wrongCode, token, oneTime]) {
      expect(stored.includes(secret), `${secret} is stored`).toBe(false);
      expect(logged.includes(secret), `${secret} is logged`).toBe(false);
      expect(told.includes(secret), `${secret} is told`).toBe(false);
    }
  // Short words turn up by chance in bytes; where text is kept they must not.
  for (const secret of [secrets.password, secrets.code]) {
    expect(after.logged).not.toContain(`"${secret}"`);
    expect(after.stored).not.toContain(`"${secret}"`);
    expect(after.told).not.toContain(`"${secret}"`);
  }
});
