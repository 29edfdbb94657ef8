import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines } from '../fixtures/read-lines.ts';

const cents = (amount: number): string =>
  (amount / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 }).padStart(10);

interface Slip {
  readonly wage: number;
  readonly base: number;
  readonly more?: readonly string[];
  readonly other?: string;
}

/** A slip whose sums come out, whatever was insured. */
const slip = ({ wage, base, more = [], other = 'Straordinario 25%' }: Slip): string[] => {
  const gross = wage + 40_000;
  return [
    'ACME SRL                       PROSPETTO PAGA      Mese di competenza: 09/2026',
    'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
    'Descrizione                                     Competenze          Trattenute',
    `Paga base                                       ${cents(wage)}`,
    `Superminimo                                     ${cents(25_000)}`,
    `${other.padEnd(48)}${cents(15_000)}`,
    `Contributo IVS 9,19%                                                ${cents(20_000)}`,
    `IRPEF                                                               ${cents(22_000)}`,
    ...more,
    `TOTALE COMPETENZE ${cents(gross)}      TOTALE TRATTENUTE ${cents(42_000)}`,
    `Imponibile previdenziale ${cents(base)}`,
    `NETTO IN BUSTA ${cents(gross - 42_000)}`,
  ];
};
const told = async (one: Slip): Promise<string | null> => outcomeOf(await readLines(slip(one)), 'payslip_insured_pay');

describe('REP-08 pay that is insured in every month', () => {
  test('is what contributions are reckoned from', async () => {
    expect(await told({ wage: 180_000, base: 220_000 })).toBe('passed');
    expect(await told({ wage: 180_000, base: 219_970 })).toBe('passed');
  });

  test('contradicts a base that was left when the pay was raised', async () => {
    expect(await told({ wage: 230_000, base: 220_000 })).toBe('failed');
  });

  test.each([
    [262_088, 222_100, 'failed'],
    [262_088, 262_100, 'passed'],
  ])(
    'a line that tells how it was reckoned is judged beside what is paid free of it: %i of which %i are insured',
    async (wage, base, outcome) => {
      const lines = [
        'ACME SRL                       PROSPETTO PAGA      Mese di competenza: 09/2026',
        'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
        'Cod.   Descrizione              Quantità      Base        Trattenute     Competenze',
        `0001   Retribuzione mensile        26,00  ${cents(wage)}                  ${cents(wage)}`,
        `2210   Trasferta Italia esente      3,00  ${cents(4_648)}                  ${cents(13_944)}`,
        `4010   Contributo IVS               9,19% ${cents(base)}    ${cents(20_411)}`,
        `4011   Contributo CIGS 0,30 %                           ${cents(0)}`,
        `4390   Ritenute IRPEF                                   ${cents(22_102)}`,
        `       TOTALI                                           ${cents(42_513)}    ${cents(wage + 13_944)}`,
        `Imponibile INPS ${cents(base)}      Totale competenze ${cents(wage + 13_944)}     Totale trattenute ${cents(42_513)}`,
        `NETTO A PAGARE EURO ${cents(wage + 13_944 - 42_513)}`,
      ];
      const said = outcomeOf(await readLines(lines), 'payslip_insured_pay');
      // What else is paid leaves a base that fits unproved, and accuses nobody.
      expect(said === 'failed').toBe(outcome === 'failed');
    },
  );

  test.each([
    [268_533, 228_500, 'failed'],
    [268_533, 268_500, 'passed'],
  ])('is judged where one line is all there is: %i of which %i are insured', async (wage, base, outcome) => {
    const lines = [
      'ACME SRL                       PROSPETTO PAGA      Mese di competenza: 09/2026',
      'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
      'Descrizione                                     Competenze          Trattenute',
      `Retribuzione ordinaria                          ${cents(wage)}`,
      `Contributo IVS 9,19%                                                ${cents(20_000)}`,
      `IRPEF                                                               ${cents(22_000)}`,
      `TOTALE COMPETENZE ${cents(wage)}      TOTALE TRATTENUTE ${cents(42_000)}`,
      `Imponibile previdenziale ${cents(base)}`,
      `NETTO IN BUSTA ${cents(wage - 42_000)}`,
    ];
    expect(outcomeOf(await readLines(lines), 'payslip_insured_pay')).toBe(outcome);
  });

  test.each(['Rimborso spese viaggio', 'Somma L. 207/2024', 'Trasferta Italia', 'Indennita mensa'])(
    'is told for itself beside what is not insured: %s',
    async (other) => {
      expect(await told({ wage: 230_000, base: 220_000, other })).toBe('failed');
      expect(await told({ wage: 195_000, base: 220_000, other })).toBeNull();
      expect(await told({ wage: 199_000, base: 220_000, other })).toBeNull();
    },
  );

  test.each(['Assenza non retribuita ore 16', 'Ore di sciopero', 'Indennita malattia INPS'])(
    'says nothing in a month that was not worked in full: %s',
    async (row) => {
      expect(await told({ wage: 230_000, base: 220_000, more: [row] })).toBeNull();
    },
  );

  const raised = (total: number, base: number, more: readonly string[] = []): string[] => [
    'ACME SRL                       PROSPETTO PAGA      Mese di competenza: 09/2026',
    'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
    'Descrizione                                 Ritenute    Competenze',
    `Retribuzione ordinaria                                  ${cents(180_000)}`,
    `Indennità turno                                         ${cents(25_000)}`,
    ...more,
    `Contributo IVS 9,19%                        ${cents(18_840)}`,
    `IRPEF                                       ${cents(22_000)}`,
    `Imponibile previdenziale ${cents(base)}`,
    `Totale competenze                                       ${cents(total)}`,
    `Totale ritenute                                         ${cents(40_840)}`,
    `NETTO IN BUSTA                                          ${cents(total - 40_840)}`,
  ];

  test.each([
    ['a total above the earnings that were insured', 245_000, 205_000, [], 'failed'],
    ['the total of what was insured', 205_000, 205_000, [], null],
    ['a total with earnings besides', 245_000, 205_000, [`Rimborso 730${cents(40_000).padStart(54)}`], null],
    ['a total with another base', 245_000, 190_000, [], null],
  ])('%s', async (_what, total, base, more, outcome) => {
    expect(outcomeOf(await readLines(raised(total, base, more)), 'payslip_insured_pay')).toBe(outcome);
  });

  test('is told by what is taxed and what was kept of it, where the base itself is not printed', async () => {
    const lines = (gross: string, net: string) => [
      'Ministero della Scuola                  CEDOLINO DI STIPENDIO      Mese di competenza: 09/2026',
      'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
      'COMPETENZE                                        Importo',
      'STIPENDIO TABELLARE                              1.833,77',
      'RETRIBUZIONE PROFESSIONALE                         276,80',
      `TOTALE COMPETENZE                                ${gross}`,
      'TOTALE RITENUTE PREVIDENZIALI                      230,18',
      'IMPONIBILE FISCALE DEL MESE                      1.880,39',
      'IRPEF NETTA                                        221,30',
      'TOTALE RITENUTE                                    451,48',
      `NETTO DA PAGARE                                  ${net}`,
    ];
    const outcome = async (...told: Parameters<typeof lines>) =>
      outcomeOf(await readLines(lines(...told)), 'payslip_insured_pay');
    expect(await outcome('2.110,57', '1.659,09')).not.toBe('failed');
    expect(await outcome('2.410,57', '1.959,09')).toBe('failed');
  });
});
