import type { House } from '../../house.ts';
import { guarantorsOf, loadCompanions, membersOf } from '../report/household.ts';
import { loadSubject } from '../report/load-subject.ts';

/** Who was named to count in the household and does not yet: they have not finished, or not released their figures. */
export async function expectedPeople(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  applicationId: string,
): Promise<string[]> {
  const subject = await loadSubject(house, applicationId);
  if (subject?.role !== 'main-applicant') return [];
  const companions = await loadCompanions(house, subject);
  const signing = membersOf(subject, companions).filter(({ role }) => role === 'Co-Applicant');
  return [...signing, ...guarantorsOf(subject, companions)]
    .filter(({ share }) => share !== 'released')
    .map(({ fullname }) => fullname);
}
