import type { Language } from '@vesta/domain/languages';
import { RESUME_LINK_LIFETIME_MS } from '@vesta/domain/limits';
import type { Transaction } from '../../db/database.ts';
import { resumeLinks } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { pageLink } from '../../lib/page-link.ts';
import { hashToken, newToken } from '../../lib/random.ts';
import type { OwnApplication } from '../access/access.ts';

type Target = Pick<OwnApplication, 'id' | 'region' | 'applicationType'>;

/**
 * A link that leads back to an application, once. The token travels behind the hash: the browser keeps it to itself,
 * no server or log on the way sees it.
 */
export async function createResumeLink(
  { config, clock, random }: Pick<House, 'config' | 'clock' | 'random'>,
  tx: Transaction,
  application: Target,
  language: Language,
): Promise<string> {
  const token = newToken(random);
  const now = clock.now();
  await tx.insert(resumeLinks).values({
    tokenHash: hashToken(token),
    applicationId: application.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + RESUME_LINK_LIFETIME_MS),
  });
  const { id, region, applicationType } = application;
  const link = pageLink(config, region, `/${language}/${applicationType}/fill/${id}/verify-email`);
  link.hash = `resume=${token}`;
  return link.href;
}
