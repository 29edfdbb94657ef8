import { parseArgs } from 'node:util';
import { applicationTypes } from '@vesta/domain/application-types';
import { regionCodes } from '@vesta/domain/regions/codes';
import { isUuid } from '@vesta/domain/uuid';
import { asc, eq } from 'drizzle-orm';
import { companies, listings } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { recordAct } from '../../modules/audit/record.ts';
import { type AdminCommand, type Answer, failed, listed, misused, said } from '../admin-command.ts';
import { cents, day, FieldError, oneOf, text } from './fields.ts';

type Listing = typeof listings.$inferInsert;

const fields: Readonly<Record<string, (value: string) => Partial<Listing>>> = {
  company: (value) => ({ companyId: value }),
  title: (value) => ({ title: text('title', value) }),
  place: (value) => ({ place: text('place', value) }),
  summary: (value) => ({ summary: text('summary', value, 500) }),
  region: (value) => ({ region: oneOf('region', value, regionCodes) }),
  type: (value) => ({ applicationType: oneOf('type', value, applicationTypes) }),
  cents: (value) => ({ amountCents: cents('cents', value) }),
  'available-from': (value) => ({ availableFrom: day('available-from', value) }),
  'landlord-pays': (value) => ({ lanPays: oneOf('landlord-pays', value, ['yes', 'no']) === 'yes' }),
};
const options = Object.fromEntries(Object.keys(fields).map((name) => [name, { type: 'string' as const }]));

const columnsOf = (values: Readonly<Record<string, unknown>>): Partial<Listing> =>
  Object.assign({}, ...Object.entries(values).map(([name, value]) => fields[name]?.(String(value))));

async function isCompany({ database }: House, id: string | undefined): Promise<boolean> {
  return isUuid(id ?? '') && (await database.orm.$count(companies, eq(companies.id, id ?? ''))) > 0;
}

async function keep(house: House, id: string | null, columns: Partial<Listing>): Promise<Answer> {
  if (columns.companyId !== undefined && !(await isCompany(house, columns.companyId)))
    return failed('There is no company with this id.');
  const now = house.clock.now();
  const found = await inTransaction(house.database, async (tx) => {
    const [row] = id
      ? await tx.update(listings).set(columns).where(eq(listings.id, id)).returning({ id: listings.id })
      : await tx
          .insert(listings)
          .values({ ...(columns as Listing), createdAt: now })
          .returning({ id: listings.id });
    const action = id ? 'listing.changed' : 'listing.added';
    if (row) await recordAct(tx, now, { actorKind: 'system', actorId: null, action, subjectId: row.id });
    return row;
  });
  return found ? said(found.id, found) : failed('There is no listing with this id.');
}

const isWhole = ({ companyId, title, place, region }: Partial<Listing>) => companyId && title && place && region;

export const listingsCommand: AdminCommand = {
  summary: 'List listings, add one, change, close or reopen one.',
  usage: `listings [list | add --company <id> --title … --place … --region … | set <id> | close <id> | open <id>] ${Object.keys(
    fields,
  )
    .slice(3)
    .map((name) => `[--${name} …]`)
    .join(' ')}`,
  run: async (house, args) => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [verb = 'list', id = ''] = positionals;
    if (verb === 'list') {
      const { title, place, region, lanPays, closedAt } = listings;
      const rows = house.database.orm
        .select({ id: listings.id, company: companies.name, title, place, region, lanPays, closedAt })
        .from(listings)
        .innerJoin(companies, eq(companies.id, listings.companyId));
      return listed(await rows.orderBy(asc(companies.name), asc(title)), 'There are no listings.');
    }
    try {
      const columns = columnsOf(values);
      if (verb === 'add' && isWhole(columns)) return await keep(house, null, columns);
      if (!isUuid(id)) return misused(listingsCommand);
      if (verb === 'close') return await keep(house, id, { closedAt: house.clock.now() });
      if (verb === 'open') return await keep(house, id, { closedAt: null });
      if (verb === 'set' && Object.keys(columns).length > 0) return await keep(house, id, columns);
    } catch (error) {
      if (error instanceof FieldError) return misused(listingsCommand, error.message);
      throw error;
    }
    return misused(listingsCommand);
  },
};
