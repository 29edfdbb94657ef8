import type { Language } from '@vesta/domain/languages';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { Profile } from '@vesta/domain/state';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { eraseApplication } from '../applications/erase-application.ts';
import { type ErasedEntry, noteErased } from '../applications/erased-list.ts';
import { recordAct } from '../audit/record.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { forgetPerson } from '../retention/forget-person.ts';
import { dropDeadMails } from './drop-dead-mails.ts';
import { dropOutboxMails } from './drop-outbox-mails.ts';
import { fileRequest } from './file-request.ts';
import { finishReceipts } from './finish-receipts.ts';
import { withdrawNews } from './news-consent.ts';

type Needs = Pick<
  House,
  'database' | 'vault' | 'clock' | 'random' | 'queue' | 'files' | 'config' | 'printer' | 'log' | 'mail'
>;

interface Person {
  userId: string;
  profile: Profile;
}

interface Order {
  language: Language;
  /** The person, or an operator who answers a request. */
  actor: 'applicant' | 'system';
}

async function eraseApplications(house: Needs, tx: Transaction, userId: string, actor: Order['actor']) {
  const now = house.clock.now();
  const living = await tx
    .select({ id: applications.id, region: applications.region })
    .from(applications)
    .where(and(eq(applications.userId, userId), isNull(applications.deletedAt)));
  const stored: { storageKey: string }[] = [];
  for (const { id } of living) {
    const erased = await eraseApplication(house, tx, id, now);
    stored.push(...(erased?.files ?? []));
    const act = { actorKind: actor, actorId: actor === 'applicant' ? userId : null, applicationId: id };
    await recordAct(tx, now, { ...act, action: 'application.deleted' });
  }
  return { ids: living.map(({ id }) => id), stored, region: living[0]?.region as RegionCode | undefined };
}

/**
 * Everything about a person goes at once: applications with all that hangs on them, sessions, codes, mails that wait,
 * name and address. Receipts stay, without anything else. The others of a household keep their own applications.
 */
export async function erasePerson(
  house: Needs,
  { userId, profile }: Person,
  { language, actor }: Order,
): Promise<void> {
  const hasReceipts = await finishReceipts(house, userId);
  const now = house.clock.now();
  const { ids, stored } = await inTransaction(house.database, async (tx) => {
    const gone = await eraseApplications(house, tx, userId, actor);
    await withdrawNews(house, tx, userId, language);
    await dropDeadMails(house, tx, profile.email);
    if (!(await forgetPerson(house, tx, userId))) return gone;
    await fileRequest(tx, now, { userId, kind: 'erasure', channel: 'self-service' });
    await recordAct(tx, now, {
      actorKind: actor,
      actorId: actor === 'applicant' ? userId : null,
      action: 'person.erased',
      subjectId: userId,
    });
    await enqueueMail(house, tx, {
      to: profile.email,
      applicationId: null,
      language,
      ...(gone.region ? { region: gone.region } : {}),
      listingId: null,
      template: 'erasure-done',
      params: { firstName: profile.first_name, hasReceipts },
    });
    return gone;
  });
  // Without its key a file is noise already; what the storage does not remove now, the sweeper does.
  await Promise.allSettled(stored.map((file) => house.files.delete(file)));
  await dropOutboxMails(house, ids, profile.email);
  const entries = ids.map((id): ErasedEntry => ({ kind: 'application', id }));
  await noteErased(house, [...entries, { kind: 'person', id: userId }]);
}
