export const MONTHS_REQUIRED = 3;
export const MONTHS_REQUIRED_SELF_EMPLOYED = 6;

/** Months of an account that have to be shown: earnings of the self-employed go up and down. */
export const monthsRequired = (employmentStatus: string | null): number =>
  employmentStatus === 'Self-employed' ? MONTHS_REQUIRED_SELF_EMPLOYED : MONTHS_REQUIRED;
