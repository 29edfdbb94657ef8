import { textRule } from '../validation/text-rule.ts';

export const MAX_DETAILS_LENGTH = 500;

/** A few sentences in any characters. */
export const validateDetails = textRule({ allowed: /^/u, needs: /^/u, max: MAX_DETAILS_LENGTH });
