export const employmentStatuses = ['Employed', 'Self-employed', 'Student', 'Unemployed', 'Hybrid-employed'] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

export const isEmploymentStatus = (value: unknown): value is EmploymentStatus =>
  employmentStatuses.includes(value as EmploymentStatus);
