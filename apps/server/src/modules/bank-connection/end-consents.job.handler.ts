import { and, inArray, isNull, lte, ne } from 'drizzle-orm';
import { bankConsents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { implementJob } from '../../jobs/implement-job.ts';
import { endConsent } from './end-consent.ts';
import { endConsents } from './end-consents.job.ts';

const BATCH = 200;

export const endConsentsHandler = (house: Pick<House, 'openBanking' | 'database' | 'clock' | 'log'>) =>
  implementJob(endConsents, async (_payload, { clock, log }) => {
    const now = clock.now();
    await house.database.orm
      .update(bankConsents)
      .set({ status: 'failed', secretSealed: null })
      .where(and(lte(bankConsents.expiresAt, now), ne(bankConsents.status, 'fetched'), isNull(bankConsents.endedAt)));
    const over = await house.database.orm
      .select({ id: bankConsents.id, providerConsentId: bankConsents.providerConsentId })
      .from(bankConsents)
      .where(and(isNull(bankConsents.endedAt), inArray(bankConsents.status, ['fetched', 'failed'])))
      .limit(BATCH);
    let ended = 0;
    for (const row of over) if (await endConsent(house, row)) ended += 1;
    if (ended > 0) log.info({ ended }, 'bank consents that were over are ended');
  });
