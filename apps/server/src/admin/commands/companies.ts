import { parseArgs } from 'node:util';
import { isUuid } from '@vesta/domain/uuid';
import { asc, eq } from 'drizzle-orm';
import { companies } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { recordAct } from '../../modules/audit/record.ts';
import { type AdminCommand, type Answer, failed, listed, misused, said } from '../admin-command.ts';
import { colour, email, FieldError, text, url } from './fields.ts';

type Company = typeof companies.$inferInsert;

const fields: Readonly<Record<string, (value: string) => Partial<Company>>> = {
  name: (value) => ({ name: text('name', value) }),
  tagline: (value) => ({ tagline: text('tagline', value) }),
  url: (value) => ({ url: url('url', value) }),
  logo: (value) => ({ logo: value.startsWith('/') ? value : url('logo', value) }),
  primary: (value) => ({ visualPrimaryColor: colour('primary', value) }),
  secondary: (value) => ({ visualSecondaryColor: colour('secondary', value) }),
  background: (value) => ({ visualBackgroundColor: colour('background', value) }),
  header: (value) => ({ visualHeaderColor: colour('header', value) }),
  'report-email': (value) => ({ reportEmail: email('report-email', value) }),
};
const options = Object.fromEntries(Object.keys(fields).map((name) => [name, { type: 'string' as const }]));

const columnsOf = (values: Readonly<Record<string, unknown>>): Partial<Company> =>
  Object.assign({}, ...Object.entries(values).map(([name, value]) => fields[name]?.(String(value))));

async function keep(house: House, id: string | null, columns: Partial<Company>): Promise<Answer> {
  const now = house.clock.now();
  const found = await inTransaction(house.database, async (tx) => {
    const [row] = id
      ? await tx.update(companies).set(columns).where(eq(companies.id, id)).returning({ id: companies.id })
      : await tx
          .insert(companies)
          .values({ ...(columns as Company), createdAt: now })
          .returning({ id: companies.id });
    const action = id ? 'company.changed' : 'company.added';
    if (row) await recordAct(tx, now, { actorKind: 'system', actorId: null, action, subjectId: row.id });
    return row;
  });
  return found ? said(found.id, found) : failed('There is no company with this id.');
}

export const companiesCommand: AdminCommand = {
  summary: 'List companies, add one, or change one: name, colours, where released reports go.',
  usage: `companies [list | add --name <name> | set <id>] ${Object.keys(fields)
    .map((name) => `[--${name} …]`)
    .join(' ')}`,
  run: async (house, args) => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [verb = 'list', id] = positionals;
    if (verb === 'list') {
      const { name, reportEmail, url: address } = companies;
      const rows = house.database.orm.select({ id: companies.id, name, reportEmail, url: address }).from(companies);
      return listed(await rows.orderBy(asc(companies.name)), 'There are no companies.');
    }
    try {
      const columns = columnsOf(values);
      if (verb === 'add' && columns.name) return await keep(house, null, columns);
      if (verb === 'set' && isUuid(id ?? '') && Object.keys(columns).length > 0)
        return await keep(house, id ?? null, columns);
    } catch (error) {
      if (error instanceof FieldError) return misused(companiesCommand, error.message);
      throw error;
    }
    return misused(companiesCommand);
  },
};
