export const applicantRoles = ['main-applicant', 'co-applicant', 'guarantor'] as const;
export type ApplicantRole = (typeof applicantRoles)[number];
export const DEFAULT_ROLE: ApplicantRole = 'main-applicant';

export const isApplicantRole = (value: unknown): value is ApplicantRole =>
  applicantRoles.includes(value as ApplicantRole);

export const staffRoles = ['reviewer', 'operator'] as const;
export type StaffRole = (typeof staffRoles)[number];
