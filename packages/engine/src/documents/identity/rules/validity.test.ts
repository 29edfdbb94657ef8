import { describe, expect, test } from 'vitest';
import { isPlausibleExpiry, type Validity, type ValidityQuestion, validityOf } from './validity.ts';

const card: ValidityQuestion = {
  type: 'id_card',
  country: 'IT',
  expiryDate: '2030-05-10',
  issueDate: '2020-05-10',
  birthDate: '1985-05-10',
  unlimited: false,
  hasRenewalReceipt: false,
};

describe('IDD-04 whether a paper is still valid', () => {
  test.each<[string, Partial<ValidityQuestion>, string, Validity]>([
    ['in the middle of its time', {}, '2026-09-01', 'valid'],
    ['on its last day', {}, '2030-05-10', 'nearly_expired'],
    ['the day after', {}, '2030-05-11', 'expired'],
    ['thirty days before', {}, '2030-04-10', 'nearly_expired'],
    ['thirty-one days before', {}, '2030-04-09', 'valid'],
    ['without any date', { expiryDate: null }, '2026-09-01', 'unknown'],
    ['a paper card on its last day', { type: 'paper_id_card' }, '2026-08-02', 'valid'],
    ['a paper card once they are withdrawn', { type: 'paper_id_card' }, '2026-08-03', 'withdrawn'],
    [
      'a card of an old person without an end',
      { expiryDate: null, birthDate: '1950-01-01', issueDate: '2026-08-10' },
      '2027-01-01',
      'valid',
    ],
    [
      'a card of an old person from before that rule',
      { expiryDate: null, birthDate: '1950-01-01', issueDate: '2026-07-29' },
      '2027-01-01',
      'unknown',
    ],
    [
      'a card of somebody one day too young',
      { expiryDate: null, birthDate: '1956-08-11', issueDate: '2026-08-10' },
      '2027-01-01',
      'unknown',
    ],
    ['a permit that ran out', { type: 'residence_permit' }, '2031-01-01', 'expired'],
    ['a permit with its receipt', { type: 'residence_permit', hasRenewalReceipt: true }, '2031-01-01', 'in_renewal'],
    ['a receipt beside a passport', { type: 'passport', hasRenewalReceipt: true }, '2031-01-01', 'expired'],
    ['a permit without an end', { type: 'residence_permit', expiryDate: null, unlimited: true }, '2031-01-01', 'valid'],
    ['a fiscal card without a date', { type: 'fiscal_card', expiryDate: null }, '2031-01-01', 'valid'],
  ])('%s', (_, change, today, validity) => {
    expect(validityOf({ ...card, ...change }, today)).toBe(validity);
  });

  test('an end decades ahead is believed of the old only', () => {
    const far = { ...card, expiryDate: '2099-12-31' };
    expect(isPlausibleExpiry(far, '2026-09-01')).toBe(false);
    expect(isPlausibleExpiry({ ...far, birthDate: '1950-01-01' }, '2026-09-01')).toBe(true);
    expect(isPlausibleExpiry({ ...far, unlimited: true }, '2026-09-01')).toBe(true);
    expect(isPlausibleExpiry(card, '2026-09-01')).toBe(true);
  });
});
