import { parseArgs } from 'node:util';
import { isUuid } from '@vesta/domain/uuid';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { companies, partnerKeys } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { PARTNER_SECRET } from '../../lib/vault/contexts.ts';
import { recordAct } from '../../modules/audit/record.ts';
import { type AdminCommand, type Answer, failed, listed, misused, said } from '../admin-command.ts';

const SECRET_BYTES = 32;
const options = { company: { type: 'string' }, label: { type: 'string' } } as const;

/** The secret is shown once; nobody can read it again. */
async function add(house: House, companyId: string, label: string): Promise<Answer> {
  const secret = house.random(SECRET_BYTES);
  const now = house.clock.now();
  const id = await inTransaction(house.database, async (tx) => {
    const [company] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId));
    if (!company) return null;
    const secretSealed = house.vault.seal(secret, PARTNER_SECRET);
    const [row] = await tx
      .insert(partnerKeys)
      .values({ companyId, label, secretSealed, createdAt: now })
      .returning({ id: partnerKeys.id });
    if (row)
      await recordAct(tx, now, { actorKind: 'system', actorId: null, action: 'partner-key.added', subjectId: row.id });
    return row?.id ?? null;
  });
  if (!id) return failed('There is no company with this id.');
  const shown = secret.toString('base64url');
  return said(`Key ${id}\nSecret ${shown}\nThe secret is shown this once.`, { id, secret: shown });
}

async function revoke(house: House, id: string): Promise<Answer> {
  const now = house.clock.now();
  const gone = await inTransaction(house.database, async (tx) => {
    const rows = await tx
      .update(partnerKeys)
      .set({ revokedAt: now })
      .where(and(eq(partnerKeys.id, id), isNull(partnerKeys.revokedAt)))
      .returning({ id: partnerKeys.id });
    if (rows[0])
      await recordAct(tx, now, { actorKind: 'system', actorId: null, action: 'partner-key.revoked', subjectId: id });
    return rows.length > 0;
  });
  return gone ? said('The key opens nothing any more.') : failed('There is no such key, or it was revoked before.');
}

export const partnerKeysCommand: AdminCommand = {
  summary: 'List the keys with which partners sign entry links, add one, or revoke one.',
  usage: 'partner-keys [list | add --company <id> --label <name> | revoke <id>]',
  run: async (house, args) => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [verb = 'list', id = ''] = positionals;
    if (verb === 'list') {
      const { label, createdAt, revokedAt } = partnerKeys;
      const rows = house.database.orm
        .select({ id: partnerKeys.id, company: companies.name, label, createdAt, revokedAt })
        .from(partnerKeys)
        .innerJoin(companies, eq(companies.id, partnerKeys.companyId));
      return listed(await rows.orderBy(asc(companies.name), asc(createdAt)), 'There are no partner keys.');
    }
    const { company = '', label = '' } = values;
    if (verb === 'add' && isUuid(company) && label.trim()) return add(house, company, label.trim());
    if (verb === 'revoke' && isUuid(id)) return revoke(house, id);
    return misused(partnerKeysCommand);
  },
};
