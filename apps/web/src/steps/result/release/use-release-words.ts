import { useFlow } from '../../../lib/flow/flow.ts';

export type ReleaseWords = 'ReportSharing.ForGuarantor' | 'ReportSharing.ToHousehold';

/** A guarantor is no part of the household: nothing of theirs counts in its sums, so nothing may say that it would. */
export const useReleaseWords = (): ReleaseWords =>
  useFlow().state?.application.applicant_role === 'guarantor'
    ? 'ReportSharing.ForGuarantor'
    : 'ReportSharing.ToHousehold';
