import { expect, test } from 'vitest';
import { checkTexts } from './all.ts';
import { headingKeys } from './heading-keys.ts';
import { topicsIn } from './topics.ts';

test('REP-01 every topic is of a check that there is, and says something else than its claim', () => {
  for (const language of ['en', 'it', 'de'] as const) {
    for (const [rule, topic] of Object.entries(topicsIn(language))) {
      const texts = checkTexts[rule as keyof typeof checkTexts];
      expect(texts, rule).toBeDefined();
      expect(topic, rule).not.toMatch(/[.!?]$/);
    }
  }
});

test('REP-01 a check that did not pass is headed by what it is about, not by what it would claim', () => {
  expect(headingKeys({ rule: 'R_X_ADDRESS', outcome: 'passed' })).toEqual(['checks.R_X_ADDRESS.title']);
  expect(headingKeys({ rule: 'R_X_ADDRESS', outcome: 'failed' })[0]).toBe('checkTopics.R_X_ADDRESS');
});
