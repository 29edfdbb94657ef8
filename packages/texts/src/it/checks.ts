import type { Bundles } from '../bundles.ts';
import { checkTexts } from '../checks/all.ts';
import { inLanguage } from '../checks/rule-texts.ts';
import { topicsIn } from '../checks/topics.ts';

export const checks: Bundles['checks'] = {
  checks: inLanguage(checkTexts, 'it'),
  checkTopics: topicsIn('it'),
};
