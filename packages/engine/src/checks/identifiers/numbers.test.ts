import { expect, test } from 'vitest';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { readPaper } from '../run/testing/papers.ts';
import { ibanCheck } from './iban.ts';
import { steuerIdCheckDigit } from './steuer-id.ts';
import { svNumberCheckDigit } from './sv-number.ts';

test('a tax ID with a digit four times was given to nobody', () => {
  const slip = readPaper({ country: 'DE', fields: { fiscal_id: '11112345678' } });
  expect(sayOf(steuerIdCheckDigit, slip)).toBe('failed critical');
});

test('a birthday that is not the one in the pension number is shown with the one that is', () => {
  const slip = readPaper({ country: 'DE', fields: { sv_number: '15070649C103', date_of_birth: '1980-01-01' } });
  expect(svNumberCheckDigit.judge(slip, contextOf())).toMatchObject({
    variant: 'birth_differs',
    working: [{ what: 'sv_number' }, { what: 'date_of_birth', expected: '1949-06-07', found: '1980-01-01' }],
  });
});

test('a German account', () => {
  expect(sayOf(ibanCheck, readPaper({ fields: { iban: 'DE44500105175407324931' } }))).toBe('passed');
});
