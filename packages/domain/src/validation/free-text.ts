import { textRule } from './text-rule.ts';

/** Someone's own words on one line, in any characters. */
export const validateFreeText = textRule({ allowed: /^/u, needs: /^/u });
