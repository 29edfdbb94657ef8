import { checkTexts } from '../checks/all.ts';
import { inLanguage } from '../checks/rule-texts.ts';
import { topicsIn } from '../checks/topics.ts';

/** What all checks say, under the keys that findings carry: `checks.<rule>.<outcome or variant>`. */
export const checks = {
  checks: inLanguage(checkTexts, 'en'),
  checkTopics: topicsIn('en'),
} as const;
