import { languages } from '@vesta/domain/languages';
import { regionCodes } from '@vesta/domain/regions/codes';
import { modelOf } from '@vesta/engine/report/parts/model-of';
import { expect, test } from 'vitest';
import { paperWords } from './paper-words.ts';

test('articles follow the day that is filled in, for the applicant and for others', () => {
  const check = {
    rule: 'R_CONTRACT_FIXED_TERM',
    message: 'checks.R_CONTRACT_FIXED_TERM.ends',
    data: { end: '2027-01-08' },
  };
  for (const reader of ['owner', 'others'] as const) {
    expect(paperWords('it', reader).check(check as never).finding).toContain('fino all’8 gennaio 2027');
  }
});

test.each(languages)('every number of the model has its words on paper: %s', (language) => {
  const { say } = paperWords(language, 'owner');
  for (const region of regionCodes) {
    for (const { name } of modelOf('mortgage', region).constants) {
      // A word that is missing is told by its own name.
      expect(say(`ReportPaper.Constants.${name}`)).not.toBe(name.replaceAll('_', ' '));
    }
  }
});

test.each(['owner', 'others'] as const)('to %s a finding that only repeats its claim is printed once', (reader) => {
  const check = { rule: 'R_IMG_SCREENSHOT', outcome: 'passed', message: 'checks.R_IMG_SCREENSHOT.passed', data: {} };
  expect(paperWords('de', reader).check(check as never)).toEqual({ claim: 'Es ist kein Bildschirmfoto', finding: '' });
});

test.each([
  ['owner', 'Your name'],
  ['others', 'Name on the document'],
] as const)('REP-09 to %s a check is headed by what it claims of whom it is about', (reader, claim) => {
  const check = { rule: 'R_ID_NAME_MATCH', outcome: 'passed', message: 'checks.R_ID_NAME_MATCH.passed', data: {} };
  expect(paperWords('en', reader).check(check as never).claim).toBe(claim);
});
