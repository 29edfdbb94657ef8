import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDesk, deskToken } from '../../../../test/desk.ts';
import { createTestHouse, type TestHouse } from '../../../../test/house.ts';
import { codeIn, lastMailTo } from '../../../../test/mails.ts';
import { demoStaff } from '../../../db/seed/staff.ts';
import { addHouseStaff } from './add-house-staff.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

test('REV-02 the first administrator is named from outside and signs in like everybody', async () => {
  const email = 'ops@house.example';
  await addHouseStaff(t.house, { name: 'Ops', email, role: 'administrator' });
  await askDesk(t, null, 'sign-in.ask', { payload: { email } });
  const code = codeIn(await lastMailTo(t, email));
  expect((await askDesk(t, null, 'sign-in.submit', { payload: { email, code } })).statusCode).toBe(200);
});

test('whoever is at the desk already keeps name and places', async () => {
  await addHouseStaff(t.house, { name: 'Another', email: demoStaff.agent.email, role: 'reviewer' });
  const { me } = (await askDesk(t, await deskToken(t, 'agent'), 'me')).json();
  expect(me).toMatchObject({ name: 'Luca Serra', house_role: 'reviewer', companies: [{ role: 'agent' }] });
});
