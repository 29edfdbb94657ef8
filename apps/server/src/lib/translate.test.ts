import { errorCatalogue } from '@vesta/domain/errors';
import { languages } from '@vesta/domain/languages';
import { stepTable } from '@vesta/domain/workflow/steps';
import { expect, test } from 'vitest';
import { translate } from './translate.ts';

const values = { limit: '20 MB', expected: 'JSON', seconds: 5, company: 'Ortica', left: 2, step: 'Household' };

test.each(languages)('FLOW-09 every failure and every step has its words in %s', (language) => {
  const keys = [
    ...Object.values(errorCatalogue).map((e) => e.textKey),
    ...Object.values(stepTable).map((s) => s.labelKey),
  ];
  for (const key of keys) {
    const text = translate(language, key, values);
    expect(text, key).not.toContain(key);
    expect(text, key).toMatch(/\S/);
  }
});

test('plurals follow the language', () => {
  expect(translate('en', 'System.TooManyRequests', { seconds: 1 })).toContain('1 second ');
  expect(translate('de', 'System.TooManyRequests', { seconds: 2 })).toContain('2 Sekunden');
  expect(translate('it', 'System.TooManyRequests', { seconds: 1 })).toContain('1 secondo');
});
