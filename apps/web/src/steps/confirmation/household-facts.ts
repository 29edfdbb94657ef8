import type { ApplicationState } from '@vesta/domain/state';
import { parseHouseholdCount } from '@vesta/domain/validation/household-count';
import { savedText } from '../../features/checked-form/saved-text.ts';

type Saved = ApplicationState['answers']['additional_details'];

const namesIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.map((one) => savedText(one as Record<string, unknown>, 'fullname')).filter(Boolean) : [];

/** The household in figures and names; null before the step was saved. */
export function householdFacts(saved: Saved) {
  if (!saved) return null;
  const count = parseHouseholdCount(savedText(saved, 'household_members_count'));
  return {
    people: count?.adults ?? 1,
    minors: count?.minors ?? 0,
    members: namesIn(saved.hhMembers),
    guarantors: namesIn(saved.guarantors),
  };
}
