import * as z from 'zod/mini';
import type { Day } from '../dates/day.ts';
import { type GuarantorInput, guarantorForm } from './guarantor-form.ts';
import { type HouseholdMemberInput, householdMemberForm } from './household-member-form.ts';

/** What the add-member form answers when its button is pressed: one sentence for whatever is missing or wrong. */
export const refusedNewMember = (member: HouseholdMemberInput, today: Day): 'missingInfo' | null =>
  z.safeParse(householdMemberForm({ today: () => today }), member).success ? null : 'missingInfo';

export const refusedNewGuarantor = (guarantor: GuarantorInput): 'missingInfo' | null =>
  z.safeParse(guarantorForm, guarantor).success ? null : 'missingInfo';
