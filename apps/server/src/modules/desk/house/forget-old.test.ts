import { EVIDENCE_RETENTION_DAYS } from '@vesta/domain/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDesk, deskToken } from '../../../../test/desk.ts';
import { createTestHouse, type TestHouse } from '../../../../test/house.ts';
import { applicantActs, listingInvites, staffSessions } from '../../../db/schema/index.ts';
import { demo } from '../../../db/seed/demo-ids.ts';
import { personas } from '../../../db/seed/personas.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { eraseApplication } from '../../applications/erase-application.ts';
import { forgetOldDesk } from './forget-old.ts';

const DAY_MS = 86_400_000;
const ids = { company: demo.ortica.company, listing: demo.ortica.listing };
let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const count = async (table: typeof listingInvites | typeof staffSessions) =>
  (await t.database.orm.select().from(table)).length;

test('LAW-01 addresses of invited people and old sign-ins go after three months, not before', async () => {
  const token = await deskToken(t, 'agent');
  const payload = { email: 'nie@post.example', language: 'de' };
  await askDesk(t, token, 'applicants.invite', { ids, payload });
  t.clock.advance(EVIDENCE_RETENTION_DAYS * DAY_MS - 1000);
  await forgetOldDesk(t.house);
  expect([await count(listingInvites), await count(staffSessions)]).toEqual([1, 1]);
  t.clock.advance(DAY_MS);
  await forgetOldDesk(t.house);
  expect([await count(listingInvites), await count(staffSessions)]).toEqual([0, 0]);
});

test('LAW-01 with an application goes what a company noted about it', async () => {
  const applicant = personas.marco.applicationId;
  const token = await deskToken(t, 'agent');
  await askDesk(t, token, 'applicants.note', { ids: { ...ids, applicant }, payload: { note: 'viewed' } });
  const noted = () => t.database.orm.select().from(applicantActs).where(eq(applicantActs.applicationId, applicant));
  expect(await noted()).toHaveLength(1);
  await inTransaction(t.database, (tx) => eraseApplication(t.house, tx, applicant, t.clock.now()));
  expect(await noted()).toEqual([]);
});
