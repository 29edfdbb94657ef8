import type { Bundles } from '../bundles.ts';
import { checkTexts } from '../checks/all.ts';
import { toOthersIn } from '../checks/rule-texts.ts';
import { forOthers } from '../for-others.ts';
import { checks } from './checks.ts';

const SPEAKS_TO_APPLICANT = /\b(Sie|Ihnen|Ihre?[mnrs]?|[Bb]itte)\b|^Eine kurze Notiz/;

export const checksForOthers: Bundles['checksForOthers'] = {
  checks: forOthers(checks.checks, SPEAKS_TO_APPLICANT, toOthersIn(checkTexts, 'de')),
  checkTopics: checks.checkTopics,
};
