import { checkTexts } from '../checks/all.ts';
import { toOthersIn } from '../checks/rule-texts.ts';
import { forOthers } from '../for-others.ts';
import { checks } from './checks.ts';

const SPEAKS_TO_APPLICANT = /\b(please|you|your|yours)\b|^A short note/i;

/** The checks as landlords and lenders read them, under the same keys: about the applicant, not to them. */
export const checksForOthers = {
  checks: forOthers(checks.checks, SPEAKS_TO_APPLICANT, toOthersIn(checkTexts, 'en')),
  checkTopics: checks.checkTopics,
} as const;
