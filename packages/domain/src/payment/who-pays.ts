import type { ApplicantRole } from '../roles.ts';

/** Whose payment a household's reports need: the main applicant's covers everybody, or each person pays their own. */
export const payers = ['main-applicant', 'each'] as const;
export type WhoPays = (typeof payers)[number];
export const DEFAULT_WHO_PAYS: WhoPays = 'main-applicant';

/** Whoever was invited into a household owes nothing where its main applicant pays for all of it. */
export const isCoveredBy = (whoPays: WhoPays, role: ApplicantRole): boolean =>
  whoPays === 'main-applicant' && role !== 'main-applicant';

/** Who bears the cost of somebody's part, as it is told to them before they begin. */
export const bearers = ['inviter', 'company', 'self'] as const;
export type Bearer = (typeof bearers)[number];

export function bearerOf(whoPays: WhoPays, role: ApplicantRole, lanPays: boolean): Bearer {
  if (lanPays) return 'company';
  return isCoveredBy(whoPays, role) ? 'inviter' : 'self';
}
