/** Sent and kept in English, whatever the language on screen. */
export const relationships = ['Partner', 'Children', 'Relative', 'Flatmate'] as const;
export type Relationship = (typeof relationships)[number];

export const householdRoles = ['Co-Applicant', 'Occupant'] as const;
export type HouseholdRole = (typeof householdRoles)[number];
export const DEFAULT_HOUSEHOLD_ROLE: HouseholdRole = 'Co-Applicant';

export const GUARANTOR_ROLE = 'Guarantor';

/** The first one opens the questions about the present tenancy. */
export const livingSituations = ['Tenant', 'Owner', 'Family', 'Other'] as const;
export type LivingSituation = (typeof livingSituations)[number];

/** Children are not invited by e-mail, and may be under age. */
export const isChild = (relationship: string): boolean => relationship === 'Children';
