import { type Companion, guarantorsOf, membersOf } from './household.ts';
import type { HouseholdThen, OtherThen } from './kept-household.ts';
import type { Subject } from './load-subject.ts';
import type { Inputs } from './report-input.ts';

const expected = { share: 'expected', reportId: null } as const;

/** Invited and not here yet: named by whoever invited them. */
function expectedOf(subject: Subject, companions: readonly Companion[]): OtherThen[] {
  const isHere = (email: string | null) =>
    companions.some(({ addresses }) => email !== null && addresses.includes(email));
  const members = membersOf(subject, companions)
    .filter(({ role, email }) => role === 'Co-Applicant' && !isHere(email))
    .map(({ fullname, relationship, email }) => ({
      ...{ fullname, relationship, email },
      role: 'co-applicant' as const,
      ...expected,
    }));
  const guarantors = guarantorsOf(subject, companions)
    .filter(({ email }) => !isHere(email))
    .map(({ fullname, relationship, email }) => ({
      ...{ fullname, relationship, email },
      role: 'guarantor' as const,
      ...expected,
    }));
  return [...members, ...guarantors];
}

/** Null where somebody else leads the application, and where a household is never reckoned together. */
export function householdThen(
  subject: Subject,
  companions: readonly Companion[],
  { kind, household, listing, rent, mortgage }: Pick<Inputs, 'kind' | keyof Omit<HouseholdThen, 'others'>>,
): HouseholdThen | null {
  if (subject.role !== 'main-applicant' || kind === 'rapid') return null;
  const here = companions.map(({ fullname, role, email, share, reportId }) => ({
    ...{ fullname, role, email, share, reportId },
    relationship: null,
  }));
  return { household, listing, rent, mortgage, others: [...here, ...expectedOf(subject, companions)] };
}
