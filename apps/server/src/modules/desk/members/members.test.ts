import { MAILS_PER_SENDER } from '@vesta/domain/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff, askDesk, deskToken } from '../../../../test/desk.ts';
import { createTestHouse, type TestHouse } from '../../../../test/house.ts';
import { codeIn, lastMailTo } from '../../../../test/mails.ts';
import { staff } from '../../../db/schema/index.ts';
import { demo } from '../../../db/seed/demo-ids.ts';
import { STAFF_PROFILE } from '../../../lib/vault/contexts.ts';
import type { Member, StaffProfile } from '../staff.ts';
import { changeMember, removeMember } from './change-member.ts';

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

test('REV-02 somebody is asked into the team, called as they were written down, and signs in with the address', async () => {
  const email = 'paola.riva@ortica.example';
  const payload = { name: 'Paola Riva', email, role: 'viewer' };
  const ids = { company };
  expect((await askDesk(t, token, 'members.invite', { ids, payload })).statusCode).toBe(200);
  expect((await askDesk(t, token, 'members.invite', { ids, payload })).json().code).toBe('MEMBER_KNOWN');
  expect((await lastMailTo(t, email))?.text).toContain('/it/desk');
  const find = async () => (await members()).find((member: { email: string }) => member.email === email);
  expect(await find()).toMatchObject({ name: 'Paola Riva', joined: false, role: 'viewer' });
  await askDesk(t, null, 'sign-in.ask', { payload: { email } });
  const code = codeIn(await lastMailTo(t, email));
  expect((await askDesk(t, null, 'sign-in.submit', { payload: { email, code } })).statusCode).toBe(200);
  expect(await find()).toMatchObject({ name: 'Paola Riva', joined: true });
});

test('a company that asks in somebody whom another one knows reads the name that it wrote, and no other', async () => {
  const known = await addStaff(t, { companyId: demo.nordlicht.company, role: 'viewer' });
  const payload = { name: 'Dottoressa Ada', email: known.email, role: 'viewer' };
  expect((await askDesk(t, token, 'members.invite', { ids: { company }, payload })).statusCode).toBe(200);
  const find = async () => (await members()).find(({ email }: { email: string }) => email === known.email);
  expect(await find()).toMatchObject({ name: 'Dottoressa Ada', joined: false });
  expect((await remove(known.id)).statusCode).toBe(200);
  const [row] = await t.database.orm.select().from(staff).where(eq(staff.id, known.id));
  const profile = row && t.house.vault.openJson<StaffProfile>(row.profileSealed, STAFF_PROFILE);
  expect(profile?.called).toEqual({});
});

test('the last owner neither leaves nor steps down; with a second one either may', async () => {
  expect((await change(demo.owner, 'agent')).json().code).toBe('LAST_OWNER');
  expect((await remove(demo.owner)).json().code).toBe('LAST_OWNER');
  expect((await change(demo.agent, 'owner')).statusCode).toBe(200);
  expect((await change(demo.agent, 'agent')).statusCode).toBe(200);
});

const memberOf = (id: string): Member => ({
  ...{ sessionId: '', startedAt: t.clock.now(), lastSeenAt: t.clock.now(), memberships: [] },
  staff: { id, name: '', email: '', houseRole: null },
  company: { id: company, role: 'owner' },
});

test('of two owners who step down at the same moment one stays', async () => {
  for (let round = 0; round < 5; round++) {
    const second = await addStaff(t, { companyId: company, role: 'owner' });
    const both = [demo.owner, second.id];
    const ends = await Promise.allSettled(both.map((id) => changeMember(t.house, memberOf(id), id, 'agent')));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // The one who stayed gives the role back.
    const stayed = both[ends.findIndex(({ status }) => status === 'rejected')] ?? '';
    await changeMember(t.house, memberOf(stayed), demo.owner, 'owner');
    await removeMember(t.house, memberOf(demo.owner), second.id);
  }
});

test('whoever was an owner when the call came in, and is none any more, changes nothing', async () => {
  const late = await addStaff(t, { companyId: company, role: 'agent' });
  await expect(changeMember(t.house, memberOf(late.id), demo.agent, 'viewer')).rejects.toThrow('no owner any more');
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

test('mails to new people are counted before they are sent, and nobody beyond them is asked in', async () => {
  const ids = { company };
  const invite = (at: number) =>
    askDesk(t, token, 'members.invite', {
      ids,
      payload: { name: 'Neu', email: `neu${at}@ortica.example`, role: 'viewer' },
    });
  t.clock.advance(MAILS_PER_SENDER.windowMs);
  token = await deskToken(t, 'owner');
  const before = (await members()).length;
  const answers = await Promise.all(Array.from({ length: MAILS_PER_SENDER.max + 3 }, (_, at) => invite(at)));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect([refused.length, refused[0]?.json().code]).toEqual([3, 'MAILS_USED_UP']);
  expect((await members()).length - before).toBe(MAILS_PER_SENDER.max);
});
