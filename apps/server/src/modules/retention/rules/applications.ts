import { termBefore } from '@vesta/domain/retention/schedule';
import { applications } from '../../../db/schema/index.ts';
import { eraseForTerm } from '../erase-for-term.ts';
import { idleSince } from '../idle-applications.ts';
import type { RetentionRule } from '../retention-rule.ts';

/** One application is a few dozen rows: few at a time, each in a transaction of its own, so that no call waits long. */
const AT_A_TIME = 20;

export const applicationsRule: RetentionRule = {
  name: 'applications',
  count: ({ database }, now) => database.orm.$count(applications, idleSince(termBefore('applications', now))),
  async purge(house, now) {
    const due = await house.database.orm
      .select({ id: applications.id })
      .from(applications)
      .where(idleSince(termBefore('applications', now)))
      .limit(AT_A_TIME);
    let gone = 0;
    for (const { id } of due) if (await eraseForTerm(house, id)) gone += 1;
    return gone;
  },
};
