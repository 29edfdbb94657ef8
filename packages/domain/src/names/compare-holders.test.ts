import { describe, expect, test } from 'vitest';
import { compareWithHolders, holdersIn } from './compare-holders.ts';

describe('holders of one account', () => {
  test.each([
    ['ROSSI MARIO E BIANCHI ANNA', ['ROSSI MARIO', 'BIANCHI ANNA']],
    ['Max Mustermann und Erika Mustermann', ['Max Mustermann', 'Erika Mustermann']],
    ['Rossi Mario, Bianchi Anna', ['Rossi Mario', 'Bianchi Anna']],
    ['Rossi, Mario', ['Rossi, Mario']],
    ['Rossi Mario & Bianchi Anna / Verdi Luca', ['Rossi Mario', 'Bianchi Anna', 'Verdi Luca']],
    ['', ['']],
  ])('%j names %j', (text, holders) => {
    expect(holdersIn(text)).toEqual(holders);
  });

  test.each([
    ['Anna Bianchi', 'ROSSI MARIO E BIANCHI ANNA'],
    ['Mario Rossi', 'MARIO E ANNA ROSSI'],
    ['Anna Rossi', 'ROSSI MARIO E ANNA'],
    ['Erika Mustermann', 'Max und Erika Mustermann'],
    ['Mario Rossi', 'Rossi, Mario'],
    ['Mario Rossi', 'ROSSI MARIO'],
  ])('%s is one of %s', (person, holders) => {
    expect(compareWithHolders(person, holders).verdict).toBe('match');
  });

  test.each([
    ['Anna Rossi', 'ROSSI MARIO E BIANCHI ANNA', 'the words belong to two people'],
    ['Luca Verdi', 'ROSSI MARIO E BIANCHI ANNA', 'nobody of that name'],
  ])('%s is none of %s: %s', (person, holders) => {
    expect(compareWithHolders(person, holders).verdict).toBe('mismatch');
  });

  test('an empty line says nothing', () => {
    expect(compareWithHolders('Mario Rossi', ' ').verdict).toBe('unknown');
  });
});
