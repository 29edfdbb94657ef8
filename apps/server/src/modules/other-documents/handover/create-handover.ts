import type { HandoverCreated } from '@vesta/domain/documents/handover';
import { HANDOVER_HASH, HANDOVER_LINK_LIFETIME_MS, HANDOVER_PAGE } from '@vesta/domain/documents/handover-link';
import type { DocumentType } from '@vesta/domain/documents/types';
import type { Language } from '@vesta/domain/languages';
import { uploadHandovers } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { pageLink } from '../../../lib/page-link.ts';
import { hashToken, newToken } from '../../../lib/random.ts';
import type { Access, OwnApplication } from '../../access/access.ts';
import { recordAct } from '../../audit/record.ts';

/** A link that lets whoever scans it, once and soon, add papers to this application. */
export async function createHandover(
  { config, clock, random, database }: Pick<House, 'config' | 'clock' | 'random' | 'database'>,
  { user, application }: Access & { application: OwnApplication },
  { type, language }: { type: DocumentType | null; language: Language },
): Promise<HandoverCreated> {
  const token = newToken(random);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + HANDOVER_LINK_LIFETIME_MS);
  const id = await inTransaction(database, async (tx) => {
    const [row] = await tx
      .insert(uploadHandovers)
      .values({ applicationId: application.id, tokenHash: hashToken(token), type, expiresAt, createdAt: now })
      .returning({ id: uploadHandovers.id });
    if (!row) throw new Error('a hand-over has no row');
    await recordAct(tx, now, {
      actorKind: 'applicant',
      actorId: user.id,
      action: 'handover.created',
      applicationId: application.id,
      subjectId: row.id,
    });
    return row.id;
  });
  const link = pageLink(config, application.region, `/${language}/${HANDOVER_PAGE}`);
  link.hash = `${HANDOVER_HASH}${token}`;
  return { success: true, handover_id: id, link: link.href, expires_at: expiresAt.toISOString() };
}
