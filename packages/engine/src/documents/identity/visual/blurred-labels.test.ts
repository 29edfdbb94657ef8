import { squeezed } from '@vesta/domain/text/fold';
import { describe, expect, test } from 'vitest';
import { cardLabels } from './blurred-labels.ts';
import { germanLabels, italianLabels } from './label-specs.ts';

const labels = cardLabels([...italianLabels, ...germanLabels]);
const named = (text: string): string | null => {
  const plain = squeezed(text);
  return labels.match(plain, plain)?.spec.name ?? null;
};

describe('labels in small, blurred print', () => {
  test.each([
    ['Coanome', 'surname'],
    ['Vomamen', 'given_names'],
    ['Sumame', 'surname'],
    ['Geburtsor', 'birth_place'],
    ['Placeotbirth', 'birth_place'],
    ['Datediexpiry', 'expiry_date'],
    ['Datadinasita', 'birth_date'],
  ])('%s announces %s', (text, name) => {
    expect(named(text)).toBe(name);
  });

  test('stay distinct from each other', () => {
    expect(named('Geburtstag')).toBe('birth_date');
    expect(named('Geburtsort')).toBe('birth_place');
    expect(named('Data di nascita')).toBe('birth_date');
    expect(named('Data di scadenza')).toBe('expiry_date');
  });

  test('are not one where a label stands beside other words', () => {
    expect(named('Nome Luogo di nascita')).toBeNull();
    expect(named('M Cognome')).toBeNull();
  });

  test.each(['ROSSI', 'CONCETTA', 'NAPOLI', 'STUTTGART', 'FERRARIN', 'MUSTERMANN', 'LAVORO SUBORDINATO'])(
    'are not seen in the value %s',
    (text) => {
      expect(named(text)).toBeNull();
    },
  );
});
