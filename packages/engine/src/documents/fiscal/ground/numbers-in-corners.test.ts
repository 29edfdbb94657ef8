import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { linesOfAll } from '../../recognise/page-text.ts';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';
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

test('numbers in corners are those of their cells where a caption is long, abbreviated or of two rows', async () => {
  const reading = await readPages([
    'CERTIFICAZIONE UNICA 2026',
    'Codice fiscale           1   Cognome o Denominazione         2   Nome            3',
    'RSSMRA80A41F205B             ROSSI                               MARIA',
    'Sesso     4   Data di nascita       5   Comune di nascita        6   Prov.        7',
    'F             01 01 1980                MILANO                       MI',
    'Domicilio fiscale al 1/1/2025      20   Provincia   21',
    'MILANO                                  MI',
    'CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE',
    'Redditi di lavoro dipendente con contratto a  1   Redditi di lavoro dipendente con contratto a  2   Redditi di pensione         3',
    'tempo indeterminato                               tempo determinato',
    '30.000,00',
    '',
    'N. giorni lavoro dipendente   6   N. giorni pensione       7   Data di inizio      8   Data di cessazione     9',
    '                                  300                          01 02 2020',
    '',
    'Ritenute Irpef             21   Addizionale regionale        22   Acconto 2025       26   Saldo 2025       27',
    '4.100,00                        420,50                            60,00                   140,00',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    income_open_ended: 3_000_000,
    income_fixed_term: null,
    income_pension: null,
    days_worked: null,
    days_pension: 300,
    employment_start: '2020-02-01',
    employment_end: null,
    tax_withheld: 410_000,
    regional_surtax: 42_050,
    municipal_surtax_advance: 6_000,
    municipal_surtax_balance: 14_000,
  });
});
