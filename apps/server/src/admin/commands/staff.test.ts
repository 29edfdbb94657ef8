import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askDesk } from '../../../test/desk.ts';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { lastMailTo } from '../../../test/mails.ts';
import { auditLog, companyMembers, staff, staffSessions } from '../../db/schema/index.ts';
import { demo } from '../../db/seed/demo-ids.ts';
import { demoStaff } from '../../db/seed/staff.ts';
import { inTransaction } from '../../db/transaction.ts';
import { startStaffSession } from '../../modules/desk/sessions/start-staff-session.ts';
import { runAdmin } from '../run-admin.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const run = (...args: string[]) => runAdmin(t.house, 'staff', args);

describe('REV-01 who works at the desk, from the command line', () => {
  test('lists names, places and who is shut out', async () => {
    const { status, text } = await run('list');
    expect(status).toBe(0);
    expect(text).toContain('Ada Conti');
    expect(text).toContain('Ortica (owner)');
  });

  test('the first reviewer can sign in at once', async () => {
    const email = `paula@${t.house.config.staffEmailDomain}`;
    expect((await run(email, '--name', 'Paula Berg', '--role', 'reviewer')).status).toBe(0);
    const asked = await askDesk(t, null, 'sign-in.ask', { payload: { email } });
    expect(asked.statusCode).toBe(200);
    expect((await lastMailTo(t, email))?.text).toMatch(/\b\d{6}\b/);
  });

  test('a member is added to a company that there is, once', async () => {
    const add = (company: string) => run('nora@ortica.example', '--name', 'Nora Riva', '--company', company);
    expect(await add('0a7c0001-0000-4000-8000-0000000000ff')).toMatchObject({ status: 1 });
    expect(await add('no company')).toMatchObject({ status: 1 });
    expect(await add(demo.ortica.company)).toMatchObject({ status: 0 });
    expect(await add(demo.ortica.company)).toMatchObject({ status: 1, text: expect.stringContaining('already') });
    const acts = await t.database.orm.select().from(auditLog).where(eq(auditLog.action, 'member.added'));
    expect(acts).toHaveLength(1);
  });

  test('whoever is shut out has no sign-in, no place, and cannot come back', async () => {
    const { agent } = demoStaff;
    await inTransaction(t.database, (tx) => startStaffSession(t.house, tx, { staffId: agent.id, userAgent: null }));
    expect(await run('remove', agent.email)).toMatchObject({ status: 0 });
    const [row] = await t.database.orm.select().from(staff).where(eq(staff.id, agent.id));
    expect(row?.disabledAt).not.toBeNull();
    const open = await t.database.orm.select().from(staffSessions).where(eq(staffSessions.staffId, agent.id));
    expect(open.map(({ revokedAt }) => revokedAt === null)).toEqual([false]);
    expect(await t.database.orm.select().from(companyMembers).where(eq(companyMembers.staffId, agent.id))).toEqual([]);
    expect((await run('list')).text).toMatch(/luca\.serra@ortica\.example.*(?:true|yes)/);
  });

  test.each([
    [['nonsense', '--name', 'X']],
    [['somebody@ortica.example']],
    [['somebody@ortica.example', '--name', 'X', '--role', 'king']],
    [['somebody@ortica.example', '--name', 'X', '--company', demo.ortica.company, '--role', 'reviewer']],
    [['remove', 'stranger@nowhere.example']],
  ])('%j is refused and changes nothing', async (args) => {
    const before = await t.database.orm.$count(staff);
    expect((await run(...args)).status).not.toBe(0);
    expect(await t.database.orm.$count(staff)).toBe(before);
  });
});
