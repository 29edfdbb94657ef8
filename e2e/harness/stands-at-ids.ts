import { personas as people } from '@vesta/specimens/personas/index';
import { evidence as words } from '@vesta/texts/en/evidence';
import { eq } from 'drizzle-orm';
import { applications } from '../../apps/server/src/db/schema/index.ts';
import { personas } from '../../apps/server/src/db/seed/personas.ts';
import type { Applicant } from './applicant.ts';
import { saves, withoutPapers } from './papers.ts';

/** Giulia has said who she is and is asked to show it. */
export async function standsAtIds(applicant: Applicant): Promise<void> {
  const { house } = applicant;
  await withoutPapers(house, 'giulia');
  // Another test may have led her further already, and who was further is taken there.
  await house.inside.database.orm
    .update(applications)
    .set({ stepRouter: 'personal-details' })
    .where(eq(applications.id, personas.giulia.applicationId));
  const { birthDay, birthPlace, fiscalCode } = people.giulia(house.clock.now().toISOString().slice(0, 10));
  await saves(house, 'giulia', '/v2/personal-details/submit', {
    subStep: 1,
    fiscalCode,
    nationality: 'Italy',
    dateOfBirth: birthDay.split('-').reverse().join('/'),
    placeOfBirth: birthPlace.name,
  });
  await applicant.signsInAs('giulia');
  await applicant.opensStep('giulia', 'personal-details');
  await applicant.seesHeading(words.IdUpload.Title);
}
