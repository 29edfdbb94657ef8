import { describe, expect, test } from 'vitest';
import { compareWithHolders, holdersIn } from './compare-holders.ts';

describe('holders of one account', () => {
  test.each([
    ['ROSSI MARIO E BIANCHI ANNA', ['ROSSI MARIO', 'BIANCHI ANNA']],
    ['Max Mustermann und Erika Mustermann', ['Max Mustermann', 'Erika Mustermann']],
    ['Rossi Mario, Bianchi Anna', ['Rossi Mario', 'Bianchi Anna']],
    ['Rossi, Mario', ['Rossi, Mario']],
    ['von Stetten, Anna-Katharina', ['von Stetten, Anna-Katharina']],
    ['Schröder-Lang, Karl-Heinz', ['Schröder-Lang, Karl-Heinz']],
    ['De Luca, Maria Grazia', ['De Luca, Maria Grazia']],
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

  test.each([
    [{ given: 'Anna-Katharina', surname: 'von Stetten' }, 'von Stetten, Anna-Katharina', 'match'],
    [{ given: 'Karl-Heinz', surname: 'Schröder-Lang' }, 'SCHRÖDER-LANG, KARL-HEINZ', 'match'],
    [{ given: 'Maria José', surname: 'García López' }, 'García López, Maria José', 'match'],
    [{ given: 'Maria', surname: 'García' }, 'García López, Maria José', 'match'],
    [{ given: 'Mario', surname: 'Bianchi' }, 'Rossi Mario, Bianchi Anna', 'mismatch'],
    [{ given: 'Anna', surname: 'Rossi' }, 'Rossi Mario, Bianchi Luca', 'mismatch'],
  ] as const)(
    'BANK-02 a comma between surname and given name, or between two people: %o, %s',
    (person, holders, said) => {
      expect(compareWithHolders(person, holders).verdict).toBe(said);
    },
  );

  test('an empty line says nothing', () => {
    expect(compareWithHolders('Mario Rossi', ' ').verdict).toBe('unknown');
  });
});
