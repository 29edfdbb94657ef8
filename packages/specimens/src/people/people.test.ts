import { employmentStatuses } from '@vesta/domain/employment';
import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { describe, expect, test } from 'vitest';
import { yearsBetween } from '../calendar.ts';
import { isIban } from '../identifiers/iban.ts';
import { isPartitaIva } from '../identifiers/partita-iva.ts';
import { isSteuerId } from '../identifiers/steuer-id.ts';
import { isSvNumber } from '../identifiers/sv-number.ts';
import { personas } from '../personas/index.ts';
import type { Person } from './person.ts';
import { personOf } from './person-of.ts';

const today = '2026-11-15';
const strangers = Array.from({ length: 60 }, (_, index) => personOf(`n${index}`, index % 2 ? 'IT' : 'DE', today));
const everybody: Person[] = [...Object.values(personas).map((make) => make(today)), ...strangers];

describe('everybody', () => {
  test('has the tax number of the country, with the right check digit', () => {
    const wrong = everybody.filter((person) =>
      person.country === 'IT'
        ? !person.fiscalCode || !hasRightCheckCharacter(person.fiscalCode)
        : !person.steuerId || !isSteuerId(person.steuerId),
    );
    expect(wrong.map((person) => person.name)).toEqual([]);
  });

  test('in Germany has a pension number with the right check digit', () => {
    const wrong = everybody.filter((person) => person.country === 'DE' && !isSvNumber(person.svNumber ?? ''));
    expect(wrong.map((person) => person.svNumber)).toEqual([]);
  });

  test('has an account, an employer and a landlord whose IBANs are valid', () => {
    const ibans = everybody.flatMap((person) => [
      person.account.iban,
      person.job?.employer.iban ?? person.account.iban,
      person.household.rent?.iban ?? person.account.iban,
    ]);
    expect(ibans.filter((iban) => !isIban(iban))).toEqual([]);
  });

  test('in Italy works for an employer with a valid number', () => {
    const ids = everybody.flatMap((person) => (person.country === 'IT' && person.job ? [person.job.employer.id] : []));
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => !isPartitaIva(id))).toEqual([]);
  });

  test('is of age, and was hired after childhood', () => {
    const young = everybody.filter((person) => yearsBetween(person.birthDay, person.job?.hired ?? today) < 17);
    expect(young.map((person) => person.name)).toEqual([]);
  });
});

test('the named people cover every employment status in both countries', () => {
  const named = Object.values(personas).map((make) => make(today));
  const missing = employmentStatuses.flatMap((status) =>
    (['IT', 'DE'] as const).filter((country) => !named.some((p) => p.country === country && p.status === status)),
  );
  expect(missing).toEqual([]);
});

test('the same seed and day give the same person, another seed another one', () => {
  expect(personOf('a', 'IT', today)).toEqual(personOf('a', 'IT', today));
  expect(personOf('a', 'IT', today)).not.toEqual(personOf('b', 'IT', today));
});
