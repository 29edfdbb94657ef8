import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff, askDesk, deskToken } from '../../../../test/desk.ts';
import { createTestHouse, type TestHouse } from '../../../../test/house.ts';
import { codeIn, lastMailTo } from '../../../../test/mails.ts';
import { demo } from '../../../db/seed/demo-ids.ts';

let t: TestHouse;
let token: string;
beforeAll(async () => {
  t = await createTestHouse();
  token = await deskToken(t, 'owner');
});
afterAll(() => t.close());

const company = demo.ortica.company;
const members = async () => (await askDesk(t, token, 'members.list', { ids: { company } })).json().members;
const change = (member: string, role: string, by = token) =>
  askDesk(t, by, 'members.change', { ids: { company, member }, payload: { role } });
const remove = (member: string, by = token) => askDesk(t, by, 'members.remove', { ids: { company, member } });

test('REV-02 somebody is asked into the team, signs in with the address, and is named from then on', async () => {
  const email = 'paola.riva@ortica.example';
  const payload = { name: 'Paola Riva', email, role: 'viewer' };
  const ids = { company };
  expect((await askDesk(t, token, 'members.invite', { ids, payload })).statusCode).toBe(200);
  expect((await askDesk(t, token, 'members.invite', { ids, payload })).json().code).toBe('MEMBER_KNOWN');
  expect((await lastMailTo(t, email))?.text).toContain('/it/desk');
  const find = async () => (await members()).find((member: { email: string }) => member.email === email);
  expect(await find()).toMatchObject({ name: null, joined: false, role: 'viewer' });
  await askDesk(t, null, 'sign-in.ask', { payload: { email } });
  const code = codeIn(await lastMailTo(t, email));
  expect((await askDesk(t, null, 'sign-in.submit', { payload: { email, code } })).statusCode).toBe(200);
  expect(await find()).toMatchObject({ name: 'Paola Riva', joined: true });
});

test('the last owner neither leaves nor steps down; with a second one either may', async () => {
  expect((await change(demo.owner, 'agent')).json().code).toBe('LAST_OWNER');
  expect((await remove(demo.owner)).json().code).toBe('LAST_OWNER');
  expect((await change(demo.agent, 'owner')).statusCode).toBe(200);
  expect((await change(demo.agent, 'agent')).statusCode).toBe(200);
});

test('of two owners who step down at the same moment one stays', async () => {
  const second = await addStaff(t, { companyId: company, role: 'owner' });
  const theirs = await deskToken(t, second);
  const answers = await Promise.all([change(demo.owner, 'agent'), change(second.id, 'agent', theirs)]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const owners = answers[0]?.statusCode === 200 ? theirs : token;
  const list = (await askDesk(t, owners, 'members.list', { ids: { company } })).json().members;
  expect(list.filter(({ role }: { role: string }) => role === 'owner')).toHaveLength(1);
  if (answers[0]?.statusCode === 200) await change(demo.owner, 'owner', theirs);
});

test('whoever was removed finds the company gone at the next call', async () => {
  const member = await addStaff(t, { companyId: company, role: 'viewer' });
  const theirs = await deskToken(t, member);
  expect((await askDesk(t, theirs, 'company.read', { ids: { company } })).statusCode).toBe(200);
  expect((await remove(member.id)).statusCode).toBe(200);
  expect((await askDesk(t, theirs, 'company.read', { ids: { company } })).statusCode).toBe(404);
});

test('people of another company cannot be changed by guessing their id', async () => {
  expect((await change(demo.germanOwner, 'viewer')).statusCode).toBe(404);
  expect((await remove(demo.germanOwner)).statusCode).toBe(404);
});
