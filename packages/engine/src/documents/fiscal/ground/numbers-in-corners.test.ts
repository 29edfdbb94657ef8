import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { linesOfAll } from '../../recognise/page-text.ts';
import { readPages } from '../testing/read-pages.ts';
import { captionsLike } from './captions.ts';

const captions = ['Altri redditi', 'Numero di giorni', 'Data di inizio', 'Ritenute Irpef', 'Imposta lorda'];

describe('the number of a cell', () => {
  test('INC-01 belongs to the caption before it where each row ends with one, else to the one behind it', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(captions, { minLength: 2, maxLength: 4 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 300 }),
        (own, isBehind, first) => {
          const cells = own.map((caption, at) =>
            isBehind ? `${caption.padEnd(26)} ${first + at * 3}` : `${first + at * 3} ${caption}`.padEnd(30),
          );
          const lines = linesOfAll([laidOutPage([cells.join('  ')])]);
          for (const [at, caption] of own.entries()) {
            const label = new RegExp(`^${caption.toLowerCase()}(?= |$)`);
            expect(captionsLike(lines, label).map(({ number }) => number)).toEqual([first + at * 3]);
          }
        },
      ),
    );
  });
});

const head = (...captioned: readonly string[]): string[] => [
  'Elektronische Lohnsteuerbescheinigung für 2025',
  'Florian Schröder-Lang',
  'Goethestraße 37',
  '97070 Würzburg',
  ...captioned,
];
const list = [
  '1. Bescheinigungszeitraum                                         01.01. - 31.12.',
  '2. Zeiträume ohne Anspruch auf Arbeitslohn',
  '3. Bruttoarbeitslohn einschl. Sachbezüge                              34.464,00',
  '4. Einbehaltene Lohnsteuer von 3.                                      3.351,96',
  '5. Einbehaltener Solidaritätszuschlag von 3.                              12,00',
];

test.each([
  ['behind dots', head('Personalnummer ............ 44798', 'Arbeitgeber ............ Elbwerk Maschinenbau GmbH')],
  [
    'below one of many captions',
    head(
      'Datum        IdNr.          Steuerklasse   Transferticket       Arbeitgeber',
      '21.02.2026   62584970611    1              et0754353194899928   Elbwerk Maschinenbau GmbH',
    ),
  ],
])('INC-01 the employer of a certificate %s', async (_, first) => {
  const { fields } = await readPages(first, list);
  expect(fields.payer_name?.value).toBe('Elbwerk Maschinenbau GmbH');
});
