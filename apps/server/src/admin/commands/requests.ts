import { parseArgs } from 'node:util';
import { type RequestKind, requestKinds, requestOutcomes } from '@vesta/domain/my-data/my-data';
import { isUuid } from '@vesta/domain/uuid';
import { normaliseEmail } from '@vesta/domain/validation/email';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { personRequests, users } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { EMAIL_INDEX } from '../../lib/vault/contexts.ts';
import { recordAct } from '../../modules/audit/record.ts';
import { fileRequest } from '../../modules/my-data/file-request.ts';
import { type AdminCommand, type Answer, failed, listed, misused, said } from '../admin-command.ts';

const DAY_MS = 86_400_000;
const options = {
  all: { type: 'boolean', default: false },
  kind: { type: 'string' },
  email: { type: 'string' },
  outcome: { type: 'string', default: 'done' },
} as const;

async function list({ database, clock }: House, all: boolean): Promise<Answer> {
  const { id, kind, channel, receivedAt, dueAt, doneAt, outcome } = personRequests;
  const rows = await database.orm
    .select({ id, kind, channel, receivedAt, dueAt, doneAt, outcome })
    .from(personRequests)
    .where(all ? undefined : isNull(doneAt))
    .orderBy(asc(dueAt));
  const now = clock.now().getTime();
  const left = ({ dueAt: due, doneAt: done }: (typeof rows)[number]) =>
    done ? null : Math.floor((due.getTime() - now) / DAY_MS);
  return listed(
    rows.map((row) => ({ daysLeft: left(row), ...row })),
    'No request is open.',
  );
}

/** One that came by letter, mail or telephone. Whom it is about is kept as an id, where they are known at all. */
async function add(house: House, kind: RequestKind, email: string | undefined): Promise<Answer> {
  const index = email && house.vault.blindIndex(normaliseEmail(email), EMAIL_INDEX);
  const [person] = index
    ? await house.database.orm.select({ id: users.id }).from(users).where(eq(users.emailIndex, index))
    : [];
  const id = await inTransaction(house.database, async (tx) => {
    const now = house.clock.now();
    const filed = await fileRequest(tx, now, { userId: person?.id ?? null, kind, channel: 'other' });
    await recordAct(tx, now, {
      actorKind: 'system',
      actorId: null,
      action: 'request.received',
      subjectId: filed,
      data: { kind },
    });
    return filed;
  });
  return said(id, { id, isKnown: person !== undefined });
}

async function close(house: House, id: string, outcome: string): Promise<Answer> {
  const now = house.clock.now();
  const changed = await inTransaction(house.database, async (tx) => {
    const rows = await tx
      .update(personRequests)
      .set({ doneAt: now, outcome })
      .where(and(eq(personRequests.id, id), isNull(personRequests.doneAt)))
      .returning({ id: personRequests.id });
    if (rows[0])
      await recordAct(tx, now, {
        actorKind: 'system',
        actorId: null,
        action: 'request.answered',
        subjectId: id,
        data: { outcome },
      });
    return rows.length > 0;
  });
  return changed ? said('The request is answered.') : failed('There is no open request with this id.');
}

export const requestsCommand: AdminCommand = {
  summary:
    'Requests of people under data protection law: those that are open with the days left, a new one, an answer.',
  usage: `requests [--all] | requests add --kind <${requestKinds.join('|')}> [--email <address>] | requests done <id> [--outcome <${requestOutcomes.join('|')}>]`,
  run: async (house, args) => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [verb, id = ''] = positionals;
    if (verb === undefined) return list(house, values.all);
    const kind = requestKinds.find((known) => known === values.kind);
    if (verb === 'add' && kind) return add(house, kind, values.email);
    const isOutcome = (requestOutcomes as readonly string[]).includes(values.outcome);
    if (verb === 'done' && isUuid(id) && isOutcome) return close(house, id, values.outcome);
    return misused(requestsCommand);
  },
};
