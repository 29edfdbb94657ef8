import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { bankConsents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { implementJob } from '../../jobs/implement-job.ts';
import { fetchStatements } from './fetch-statements.ts';
import { resumeFetch } from './resume-fetch.job.ts';

/** A fetch that failed waits for the person to try again; only one that nobody ended is taken up. */
export const resumeFetchHandler = (house: House) =>
  implementJob(resumeFetch, async ({ consentId }, { clock }) => {
    const [left] = await house.database.orm
      .select({ id: bankConsents.id })
      .from(bankConsents)
      .where(
        and(
          eq(bankConsents.id, consentId),
          eq(bankConsents.status, 'authorised'),
          isNotNull(bankConsents.fetchStartedAt),
          gt(bankConsents.expiresAt, clock.now()),
        ),
      );
    if (left) await fetchStatements(house, consentId);
  });
