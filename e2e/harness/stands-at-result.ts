import { eq } from 'drizzle-orm';
import { applications } from '../../apps/server/src/db/schema/index.ts';
import { type PersonaName, personas } from '../../apps/server/src/db/seed/personas.ts';
import { completeSteps } from '../../apps/server/src/modules/report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../../apps/server/src/modules/report/testing/hand-in-papers.ts';
import type { RunningHouse } from './house.ts';
import { withoutPapers } from './papers.ts';

/** Papers that were read, as the uploads would have left them, and the person at the last step. */
export async function standsAtResult(house: RunningHouse, name: PersonaName): Promise<void> {
  const { applicationId, profile } = personas[name];
  await withoutPapers(house, name);
  await handInPapers(house.inside, applicationId, papersOf(profile.last_name, profile.first_name));
  await completeSteps(house.inside, personas[name]);
  await house.inside.database.orm
    .update(applications)
    .set({ stepRouter: 'result' })
    .where(eq(applications.id, applicationId));
}
