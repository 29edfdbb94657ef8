import { type ApplicantRole, DEFAULT_ROLE } from '@vesta/domain/roles';
import { useFlow } from './flow/flow.ts';

/** As what the person applies. Texts choose their words by it: a guarantor moves nowhere. */
export const useRole = (): ApplicantRole => useFlow().state?.application.applicant_role ?? DEFAULT_ROLE;
