import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { applications, invitations } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { INVITATION_DETAILS } from '../../lib/vault/contexts.ts';
import { guarantorsOf, loadCompanions } from './household.ts';
import { householdThen } from './household-then.ts';
import type { Subject } from './load-subject.ts';

const { lena, renate } = personas;
let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

test('a guarantor who signs up under another address than the one she was invited at is one person', async () => {
  const invited = { fullname: 'Renate H.', email: 'renate.work@posta.example', relationship: 'Mother' };
  await t.database.orm.insert(invitations).values({
    codeHash: randomBytes(32),
    applicationId: lena.applicationId,
    role: 'guarantor',
    emailIndex: randomBytes(32),
    detailsSealed: t.house.vault.sealJson(invited, INVITATION_DETAILS),
    acceptedApplicationId: renate.applicationId,
    acceptedAt: t.clock.now(),
    expiresAt: t.clock.now(),
    createdAt: t.clock.now(),
  });
  const [row] = await t.database.orm.select().from(applications).where(eq(applications.id, lena.applicationId));
  const subject = {
    householdId: row?.householdId,
    applicationId: lena.applicationId,
    role: 'main-applicant',
    answers: { additional_details: { guarantors: [{ ...invited, role: 'Guarantor' }] } },
  } as unknown as Subject;
  const companions = await loadCompanions(t.house, subject);
  expect(guarantorsOf(subject, companions).map(({ fullname }) => fullname)).toEqual(['Renate H.']);
  const then = householdThen(subject, companions, { kind: 'rent' } as Parameters<typeof householdThen>[2]);
  expect(then?.others.map(({ email }) => email)).toEqual([renate.profile.email]);
});
