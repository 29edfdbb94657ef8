import { expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { sheetOf } from '../../../extraction/labels.ts';
import { cardLabels } from './blurred-labels.ts';
import { germanLabels } from './label-specs.ts';
import { readVisualNames } from './read-names.ts';

const labels = cardLabels(germanLabels);
const namesOn = (rows: readonly string[]) => {
  const { surname, given_names } = readVisualNames(sheetOf(laidOutPage(rows), labels), null);
  return [surname?.value ?? null, given_names?.value ?? null];
};

test('IDD-03 the end of a label whose beginning was lost announces no other name', () => {
  expect(namesOn(['Name', 'JÄGER', 'Vxqzwk name', 'KÄTHE'])).toEqual(['JÄGER', null]);
  expect(namesOn(['Nxqz', 'JÄGER', 'Vxqzwk name', 'KÄTHE'])).toEqual([null, null]);
});

test('IDD-03 a word of the label in small letters is no name beside one in capitals', () => {
  expect(namesOn(['Name', 'BERGER', 'Vorname(n) / Gven', 'ANNA-KATHARINA'])).toEqual(['BERGER', 'ANNA-KATHARINA']);
});
