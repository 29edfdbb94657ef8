export const employmentStatuses = ['Employed', 'Self-employed', 'Student', 'Unemployed', 'Hybrid-employed'] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

export const isEmploymentStatus = (value: unknown): value is EmploymentStatus =>
  employmentStatuses.includes(value as EmploymentStatus);

/** Who gets a salary, alone or beside work of their own. */
export const isSalaried = (status: EmploymentStatus): boolean => status === 'Employed' || status === 'Hybrid-employed';
