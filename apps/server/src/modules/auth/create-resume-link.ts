import type { Language } from '@vesta/domain/languages';
import { RESUME_LINK_LIFETIME_MS } from '@vesta/domain/limits';
import { hostInRegion } from '@vesta/domain/regions/codes';
import type { Transaction } from '../../db/database.ts';
import { resumeLinks } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
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
  const base = new URL(config.publicUrl);
  base.host = hostInRegion(base.host, application.region);
  base.pathname = `/${language}/${application.applicationType}/fill/${application.id}/verify-email`;
  base.hash = `resume=${token}`;
  return base.href;
}
