import { and, eq, inArray, isNull } from 'drizzle-orm';
import { applications, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { openAnswers } from '../applications/answers.ts';
import { profileIn } from '../applications/profile-in.ts';
import { toldPerson } from './applicant-of.ts';
import type { ToldPerson } from './is-same-person.ts';

/** Who the people of some applications say to be, by application. */
export async function loadTold(
  house: Pick<House, 'database' | 'vault'>,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, ToldPerson>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await house.database.orm
    .select({
      id: applications.id,
      answersSealed: applications.answersSealed,
      profileSealed: users.profileSealed,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(inArray(applications.id, [...applicationIds]), isNull(applications.deletedAt)));
  return new Map(
    rows.map(({ id, ...row }) => [
      id,
      toldPerson({ profile: profileIn(house, row), answers: openAnswers(house, row.answersSealed) }),
    ]),
  );
}
