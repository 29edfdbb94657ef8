import { describe, expect, test } from 'vitest';
import { balanceMentions } from './balance-mentions.ts';
import { holderOf } from './holder.ts';
import { linesOf } from './lines.ts';
import { periodOf } from './period.ts';
import { textPage } from './testing/grid.ts';
import { bookings, readPages, value } from './testing/read-pages.ts';

const list = [
  'Data         Descrizione                          Addebiti     Accrediti',
  '02/10/2026   Stipendio                                          1.500,00',
  '05/10/2026   Spesa                                   40,00',
  '09/10/2026   Affitto                                610,00',
];
const statement = (above: readonly string[], below: readonly string[] = []) =>
  readPages(textPage(['Estratto conto al 31/10/2026', ...above, '', ...list, '', ...below]));

describe('what came in and went out, in the words of a bank', () => {
  test.each([
    ['side by side', ['Entrate: 1.500,00 EUR          Uscite: 650,00 EUR'], []],
    ['below their captions', ['Totale entrate       Totale uscite', '1.500,00             650,00'], []],
    ['by letters', [], ['D = Dare, A = Avere. Totale A 1.500,00 - Totale D 650,00']],
    ['with signs', ['+ Entrate 1.500,00', '- Uscite 650,00'], []],
    ['in a sentence', ['nel periodo accrediti per Euro 1.500,00 e addebiti per Euro 650,00,'], []],
  ])('%s', async (_, above, below) => {
    const reading = await statement(above, below);
    expect([value(reading, 'total_credits'), value(reading, 'total_debits')]).toEqual([150_000, 65_000]);
  });

  test('a figure that is not what the bookings come to is no sum of theirs', async () => {
    const reading = await statement(['Entrate: 1.600,00 EUR          Uscite: 640,00 EUR']);
    expect([value(reading, 'total_credits'), value(reading, 'total_debits')]).toEqual([null, null]);
  });
});

const lines = (...texts: string[]) => linesOf([textPage([...texts, ...Array.from({ length: 20 }, () => ''), 'Fuß'])]);

describe('whose account it is', () => {
  test.each([
    [['Gruppo BCC Alpi - Società Cooperativa', 'ROSSI MARIO - Via Roma 9 - 60126 ANCONA'], 'ROSSI MARIO'],
    [['Gruppo Banche Unite - Via Roma 9 - 60126 ANCONA'], null],
  ])('%j is that of %s', (texts, name) => {
    expect(holderOf(lines(...texts))?.value ?? null).toBe(name);
  });
});

describe('the time of a statement', () => {
  test.each([
    [['Periodo di riferimento: dal 01.09.2026 al 31.10.2026. Codice IBAN'], ['2026-09-01', '2026-10-31']],
    [['Periodo 01/01/2026-31/03/2026.'], ['2026-01-01', '2026-03-31']],
    [['Oggetto: estratto del Suo conto corrente, mese di ottobre 2026'], ['2026-10-01', '2026-10-31']],
  ])('%j', (texts, days) => {
    const { start, end } = periodOf(lines(...texts), Number.POSITIVE_INFINITY);
    expect([start?.value, end?.value]).toEqual(days);
  });
});

test('balances told in sentences, with a stop behind the sum', async () => {
  const reading = await statement(
    [
      'Il saldo a credito al 30.09.2026 era di Euro 765,44;',
      'quindi il saldo a Suo credito al 31.10.2026 è di Euro 1.615,44.',
    ],
    [],
  );
  expect([value(reading, 'opening_balance'), value(reading, 'closing_balance')]).toEqual([76_544, 161_544]);
});

test('a list by months has the numbers of its days in a column', async () => {
  const reading = await readPages(
    textPage([
      'Estratto conto dal 01/09/2026 al 31/10/2026',
      'Saldo iniziale 1.000,00',
      'Giorno   Descrizione                 Entrate      Uscite   Valuta',
      'Settembre 2026',
      '2        Pensione                   1.428,77               02/09/26',
      '26       Carta                                     62,89   25/09/26',
      'Ottobre 2026',
      '1        Carta                                     48,70   30/09/26',
      'Saldo finale 2.317,18',
    ]),
  );
  expect(bookings(reading)).toEqual([
    ['2026-09-02', 142_877],
    ['2026-09-26', -6_289],
    ['2026-10-01', -4_870],
  ]);
});

test('the list of an app, with its days over the bookings', async () => {
  const reading = await readPages(
    textPage([
      'Mario Rossi - IT60X0542811101000000123456',
      'I tuoi movimenti - 01/10/2026 - 31/10/2026',
      'Saldo al 01/10/2026 655,40 €',
      '02/10/2026',
      'Spesa                                              -36,00 €',
      '15/10/2026',
      'Stipendio ottobre                                  978,70 €',
      '16/10/2026',
      'Telefono                                           -25,95 €',
    ]),
  );
  expect(reading).toMatchObject({ type: 'account_statement' });
  expect(value(reading, 'movement_list')).toBe(true);
});

test('a balance in a narrow box is the figure that stands flush with its caption, not the one of its neighbour', () => {
  const box = lines(
    'PRODUKT        ANFANGSSALDO   ZAHLUNGSEINGANG   ZAHLUNGSAUSGANG ENDSALDO',
    'Cashkonto          905,00 €        2.691,99 €        2.990,00 € 606,99 €',
  );
  const told = box.flatMap((line) => balanceMentions(box, line, null)).map(({ kind, cents }) => [kind, cents]);
  expect(told).toEqual([
    ['opening', 90_500],
    ['closing', 60_699],
  ]);
});
