// Fills a new data folder with so many people, each with an application and a session, and prints how to act for them.
import { readConfig } from '../../apps/server/src/config/config.ts';
import { applications, households, users } from '../../apps/server/src/db/schema/index.ts';
import { inTransaction } from '../../apps/server/src/db/transaction.ts';
import { EMAIL_INDEX, USER_PROFILE } from '../../apps/server/src/lib/vault/contexts.ts';
import { startSession } from '../../apps/server/src/modules/sessions/start-session.ts';
import { openHouse } from '../../apps/server/src/open-house.ts';
import type { Applicant } from '../lib/applicant.ts';

const count = Number(process.argv[2]);
const house = await openHouse(readConfig({ LOG_LEVEL: 'warn', ...process.env }));
try {
  const people: Applicant[] = [];
  for (let number = 0; number < count; number += 1) {
    const email = `bench.${number}@posta.example`;
    const profile = { first_name: 'Giulia', last_name: 'Moretti', email, mobile: null };
    const now = house.clock.now();
    people.push(
      await inTransaction(house.database, async (tx) => {
        const [user] = await tx
          .insert(users)
          .values({
            emailIndex: house.vault.blindIndex(email, EMAIL_INDEX),
            profileSealed: house.vault.sealJson(profile, USER_PROFILE),
            language: 'it',
            emailVerifiedAt: now,
          })
          .returning({ id: users.id });
        const [household] = await tx.insert(households).values({ createdAt: now }).returning({ id: households.id });
        if (!user || !household) throw new Error('A person was not created.');
        const [application] = await tx
          .insert(applications)
          .values({
            userId: user.id,
            householdId: household.id,
            applicationType: 'rent',
            region: 'it',
            applicantRole: 'main-applicant',
            employmentStatus: 'Employed',
            stepRouter: 'income-check',
          })
          .returning({ id: applications.id });
        if (!application) throw new Error('An application was not created.');
        return { applicationId: application.id, token: await startSession(house, tx, user.id) };
      }),
    );
  }
  process.stdout.write(JSON.stringify(people));
} finally {
  await house.close();
}
