import { parseArgs } from 'node:util';
import { type CompanyRole, companyRoles, type HouseRole, houseRoles } from '@vesta/domain/desk/permissions';
import { isUuid } from '@vesta/domain/uuid';
import { normaliseEmail, validateEmail } from '@vesta/domain/validation/email';
import { asc, eq } from 'drizzle-orm';
import { companies, companyMembers, staff, staffSessions } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { STAFF_PROFILE } from '../../lib/vault/contexts.ts';
import { recordAct } from '../../modules/audit/record.ts';
import { addHouseStaff } from '../../modules/desk/house/add-house-staff.ts';
import { addMember } from '../../modules/desk/members/add-member.ts';
import { staffEmailIndex } from '../../modules/desk/sign-in/staff-code.ts';
import type { StaffProfile } from '../../modules/desk/staff.ts';
import { type AdminCommand, type Answer, failed, listed, misused, said } from '../admin-command.ts';

const options = {
  role: { type: 'string' },
  name: { type: 'string', default: '' },
  company: { type: 'string' },
} as const;

async function list({ database, vault }: House): Promise<Answer> {
  const rows = await database.orm
    .select({ id: staff.id, sealed: staff.profileSealed, role: staff.role, disabledAt: staff.disabledAt })
    .from(staff)
    .orderBy(asc(staff.createdAt));
  const places = await database.orm
    .select({ staffId: companyMembers.staffId, role: companyMembers.role, company: companies.name })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId));
  const people = rows.map(({ id, sealed, role, disabledAt }) => {
    const { name, email } = vault.openJson<StaffProfile>(sealed, STAFF_PROFILE);
    const at = places.filter(({ staffId }) => staffId === id).map((place) => `${place.company} (${place.role})`);
    return { email, name, house: role ?? '', companies: at.join(', '), shut_out: disabledAt !== null };
  });
  return listed(people, 'Nobody works at the desk yet.');
}

/** Shuts somebody out and ends their sign-ins; what they did stays in the record. */
async function remove(house: House, email: string): Promise<Answer> {
  const now = house.clock.now();
  const found = await inTransaction(house.database, async (tx) => {
    const [row] = await tx
      .update(staff)
      .set({ disabledAt: now })
      .where(eq(staff.emailIndex, staffEmailIndex(house, email)))
      .returning({ id: staff.id });
    if (!row) return null;
    await tx.update(staffSessions).set({ revokedAt: now }).where(eq(staffSessions.staffId, row.id));
    await tx.delete(companyMembers).where(eq(companyMembers.staffId, row.id));
    await recordAct(tx, now, { actorKind: 'system', actorId: null, action: 'staff.shut-out', subjectId: row.id });
    return row;
  });
  return found ? said(`${email} can no longer sign in.`) : failed('Nobody at the desk has this address.');
}

async function join(house: House, company: string, person: { email: string; name: string; role: CompanyRole }) {
  const added = await inTransaction(house.database, async (tx) => {
    const [known] = isUuid(company)
      ? await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, company))
      : [];
    if (!known) return 'unknown';
    const id = await addMember(house, tx, { companyId: company, ...person });
    if (id === null) return 'there';
    const [at, action] = [house.clock.now(), 'member.added'];
    await recordAct(tx, at, { actorKind: 'system', actorId: null, action, subjectId: id });
    return 'added';
  });
  if (added === 'unknown') return failed('There is no company with this id.');
  return added === 'there'
    ? failed(`${person.email} is in this company already.`)
    : said(`${person.email} can sign in.`);
}

/** The first people of the house and of companies: everybody else is asked in at the desk. */
export const staffCommand: AdminCommand = {
  summary: 'List who works at the desk, give somebody a role in the house or in a company, or shut somebody out.',
  usage: `staff [list | <e-mail> --name <name> [--role ${houseRoles.join('|')}] | <e-mail> --name <name> --company <id> [--role ${companyRoles.join('|')}] | remove <e-mail>]`,
  run: async (house, args) => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [first = 'list', second = ''] = positionals;
    if (first === 'list') return list(house);
    if (first === 'remove') return remove(house, normaliseEmail(second));
    const email = normaliseEmail(first);
    if (validateEmail(email) !== null || !values.name) return misused(staffCommand);
    if (values.company !== undefined) {
      const role = companyRoles.find((one) => one === (values.role ?? 'owner'));
      return role ? join(house, values.company, { email, name: values.name, role }) : misused(staffCommand);
    }
    const role = houseRoles.find((one): one is HouseRole => one === (values.role ?? 'administrator'));
    if (!role) return misused(staffCommand);
    await addHouseStaff(house, { email, role, name: values.name });
    return said(`${email} can sign in at ${house.config.publicUrl}/it/desk as ${role}.`);
  },
};
