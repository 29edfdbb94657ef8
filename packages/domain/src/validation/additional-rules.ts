import { type EmploymentStatus, isEmploymentStatus } from '../employment.ts';
import type { Refusals } from './cross-check.ts';
import { householdFits, parseHouseholdCount } from './household-count.ts';

export interface HouseholdAnswers {
  household_members_count: string;
  hhMembers: readonly unknown[];
}

export function refusedHousehold({ household_members_count, hhMembers }: HouseholdAnswers): Refusals<HouseholdAnswers> {
  const count = parseHouseholdCount(household_members_count);
  const mismatch = count !== null && !householdFits(count, hhMembers.length);
  return { household_members_count: mismatch ? 'countMismatch' : null };
}

export interface PetAnswers {
  employmentStatus: EmploymentStatus;
  hasPets: boolean;
  petsDetails: string | null;
}

/** Students who tick the box say a word about the animal; the others may. */
export const refusedPets = ({ employmentStatus, hasPets, petsDetails }: PetAnswers): Refusals<PetAnswers> => ({
  petsDetails: employmentStatus === 'Student' && hasPets && !petsDetails?.trim() ? 'required' : null,
});

/** Whether Continue may be pressed. Nobody whose status we do not know goes on. */
export function canContinue(status: string, pets: Pick<PetAnswers, 'hasPets' | 'petsDetails'>): boolean {
  if (!isEmploymentStatus(status)) return false;
  return !refusedPets({ employmentStatus: status, ...pets }).petsDetails;
}

/** Whether an open form for a person holds anything that would be lost. */
export const hasUnsavedValues = (typed: Record<string, string>): boolean =>
  Object.values(typed).some((value) => value.trim() !== '');

/** The first press of Continue warns about what was typed and not added; the second one means it. */
export const continuePressed = (press: { unsaved: boolean; alreadyWarned: boolean }): 'warn' | 'proceed' =>
  press.unsaved && !press.alreadyWarned ? 'warn' : 'proceed';
