import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = ['ACME SRL      BUSTA PAGA      Mese di competenza: 09/2026', 'Dipendente: ROSSI MARIO'];
const slip = (net: string, ...rows: readonly string[]) =>
  readLines([
    ...head,
    'Voce                                   Trattenute      Competenze',
    'RETRIBUZIONE ORDINARIA                                   2.000,00',
    'Ritenute IRPEF                             320,26',
    ...rows,
    'Retribuzione lorda      2.000,00',
    'Totale trattenute       320,26',
    `Netto da corrispondere   ${net}`,
  ]);
const outcomes = async (read: ReturnType<typeof slip>) =>
  (await read).confirmations.filter(({ rule }) => rule === 'payslip_net').map(({ outcome }) => outcome);

describe('INC-03 what is paid out beside the pay', () => {
  test.each([
    'CONGUAGLIO 730 - RIMBORSO IRPEF',
    'Trattamento integrativo L. 21/2020',
    'Somma art. 1 c. 4 L. 207/2024',
    'Rimborso spese trasferta',
    'Somma integrativa L.207/2024 c.4 *',
  ])('%s explains a net above the pay less what was taken off', async (words) => {
    const read = slip('1.979,74', `${words}                                  300,00`);
    expect(valuesOf(await read, 'gross', 'net')).toEqual({ gross: 200_000, net: 197_974 });
    expect(await outcomes(read)).toEqual(['passed']);
  });

  test('two of them do together, and one of two may', async () => {
    const rows = ['Trattamento integrativo    100,00', 'Rimborso spese     200,00'];
    expect(await outcomes(slip('1.979,74', ...rows))).toEqual(['passed']);
    expect(await outcomes(slip('1.779,74', ...rows))).toEqual(['passed']);
  });

  test('cents that make the sum a round one, and captions with their amounts below', async () => {
    const rounded = ['Trattamento integrativo L. 21/2020    100,00', 'ARROTONDAMENTO       + 0,26'];
    expect(await outcomes(slip('1.780,00', ...rounded))).toEqual(['passed']);
    const below = [
      'Y1 SOMMA ART.1 C.4 L.207/24         Y2 TRATT. INTEGRATIVO L.21/2020',
      '                     48,70                              101,30',
    ];
    expect(await outcomes(slip('1.829,74', ...below))).toEqual(['passed']);
    expect(await outcomes(slip('1.929,74', ...below))).toEqual(['failed']);
  });

  test('a net beyond what even the smallest total of the deductions leaves is told, unless something may pay the rest', async () => {
    const far = (net: string, ...rows: readonly string[]) =>
      readLines([
        ...head,
        'RETRIBUZIONE ORDINARIA                                   2.000,00',
        'Totale competenze       2.000,00',
        'Totale trattenute (di legge + altre)                     320,26',
        ...rows,
        `Netto da corrispondere   ${net}`,
      ]);
    const told = async (...args: Parameters<typeof far>) =>
      (await far(...args)).confirmations.some(({ rule, outcome }) => /^payslip_net/.test(rule) && outcome === 'failed');
    expect(await told('1.979,74')).toBe(true);
    expect(await told('1.679,74')).toBe(false);
    expect(await told('1.979,74', 'Rimborso spese     200,00', 'Rimborso viaggio     150,00')).toBe(false);
  });

  test('what such rows come to is not paid once more', async () => {
    const below = (net: string) =>
      readLines([
        ...head,
        'RETRIBUZIONE ORDINARIA                                   2.000,00',
        'Totale competenze       2.000,00',
        'Totale trattenute         320,26',
        'Rimborso IRPEF da 730     300,00',
        'Rimborso trasferte        100,00',
        'Totale rimborsi           400,00',
        `Netto da corrispondere   ${net}`,
      ]);
    expect(await outcomes(below('2.079,74'))).toEqual(['passed']);
    expect(await outcomes(below('2.379,74'))).toEqual(['failed']);
  });

  test('what the year has paid so far explains nothing', async () => {
    expect(await outcomes(slip('1.979,74', 'Prog. somma L. 207       300,00'))).toEqual(['failed']);
  });

  test('a net that no such row explains is told', async () => {
    expect(await outcomes(slip('1.979,74'))).toEqual(['failed']);
    expect(await outcomes(slip('1.979,74', 'Rimborso spese trasferta     250,00'))).toEqual(['failed']);
  });
});

describe('INC-03 captions in two languages, as South Tyrol prints them', () => {
  test('the sums, the employer and since when', async () => {
    const read = await readLines([
      'Alpenbau GmbH - S.r.l.                          LOHNSTREIFEN / BUSTA PAGA',
      'Via Portici 6, 39100 Bolzano C.F. 01234567897       Oktober / Ottobre 2026',
      'Arbeitnehmer / Lavoratore      Steuernummer / Cod. fiscale',
      'ROSSI MARIO                    RSSMRA80A01H501U',
      'Eintritt / Assunzione 04.04.2011',
      'RETRIBUZIONE ORDINARIA                                     2.000,00',
      'Bruttolohn / Lordo             2.000,00',
      'Abzüge gesamt / Tot. trattenute     320,26',
      'NETTOLOHN / NETTO              1.679,74',
    ]);
    expect(valuesOf(read, 'gross', 'net', 'hire_date', 'employer_name')).toEqual({
      gross: 200_000,
      net: 167_974,
      hire_date: '2011-04-04',
      employer_name: 'Alpenbau GmbH - S.r.l.',
    });
  });

  test('name and address of an employer under one caption', async () => {
    const read = await readLines([
      'Ragione sociale / Indirizzo                    Lavoratore',
      'ACME INDUSTRIE S.P.A.                          ROSSI MARIO',
      'Via Roma 1, 43122 Parma                        Via Verdi 2 - 43121 Parma',
      'BUSTA PAGA 10/2026   Assunta 01/02/2020',
      'Totale competenze 2.000,00      Totale trattenute 320,26      Netto del mese 1.679,74',
    ]);
    expect(valuesOf(read, 'employer_name', 'hire_date')).toEqual({
      employer_name: 'ACME INDUSTRIE S.P.A.',
      hire_date: '2020-02-01',
    });
  });
});

describe('INC-03 what was not followed accuses nobody', () => {
  test('rows below the total of the pay that add something could be the rest, and those above it not', async () => {
    const additions = [
      '+ Zusatzbeitrag + Somma L.',
      '                                      69,94',
      '207/2024',
      'Tratt. integrativo   ?   52,60 (gg 16)',
    ];
    const sums = ['Retribuzione lorda      2.000,00', 'Totale trattenute         320,26'];
    const read = (net: string, ...rows: readonly string[]) =>
      outcomes(readLines([...head, 'RETRIBUZIONE ORDINARIA     2.000,00', ...rows, `Netto da corrispondere   ${net}`]));
    expect(await read('1.800,00', ...sums, ...additions)).toEqual(['inconclusive']);
    expect(await read('1.850,00', ...sums, ...additions)).toEqual(['failed']);
    expect(await read('1.800,00', ...additions, ...sums)).toEqual(['failed']);
  });

  test('of many signs those below the total of the pay count', async () => {
    const before = [
      'Indennità  +  1.768,00',
      'Integrazione  +  192,00',
      'EDR  +  40,00',
      'INPS  −  300,00',
      'IRPEF  −  20,26',
    ];
    const lines = [
      ...head,
      ...before,
      'Retribuzione lorda      2.000,00',
      'Totale trattenute         320,26',
      'Prima aggiunta  +  101,92',
      'Seconda aggiunta  +  50,50',
      'Netto da corrispondere   1.832,16',
    ];
    expect(await outcomes(readLines(lines))).toEqual(['passed']);
  });
});

describe('INC-03 signs and totals of Italian slips', () => {
  test('rows with their sign behind the words are added and taken off', async () => {
    const rows = ['Quota liquidata 8,63% di 1.286,67 +     111,04', 'Imposta su quota 23% −       25,54'];
    expect(await outcomes(slip('1.765,24', ...rows))).toEqual(['passed']);
    expect(await outcomes(slip('1.865,24', ...rows))).toEqual(['failed']);
  });

  test('both totals in a row that says so in more than a word', async () => {
    const read = await readLines([
      ...head,
      'Voce                                   Trattenute      Competenze',
      'RETRIBUZIONE ORDINARIA                                   1.900,00',
      'Scatti                                                     100,00',
      'Ritenute IRPEF                             300,26',
      'Quota                                       20,00',
      'TOTALI DEL MESE                            320,26        2.000,00',
      'Netto da corrispondere   1.679,74',
    ]);
    expect(valuesOf(read, 'gross', 'total_deductions')).toEqual({ gross: 200_000, total_deductions: 32_026 });
  });

  test('a line to sign on and words of a pay line name no employer', async () => {
    const read = await readLines([
      'FILATURA BELLA S.N.C. DI GORI A. & C.     BUSTA PAGA      Mese di competenza: 09/2026',
      'Dipendente: ROSSI MARIO',
      'OPERAIO LIV. 3       TESSILE ARTIGIANATO',
      'RETRIBUZIONE ORDINARIA                                   1.759,00',
      'INTEGRAZIONE DITTA MALATTIA                                241,00',
      'Retribuzione lorda      2.000,00',
      'Totale trattenute       320,26',
      'Netto da corrispondere   1.679,74',
      'Il datore di lavoro ____________   Per quietanza ____________',
    ]);
    expect(valuesOf(read, 'employer_name', 'level')).toEqual({
      employer_name: 'FILATURA BELLA S.N.C. DI GORI A. & C.',
      level: '3',
    });
  });
});
