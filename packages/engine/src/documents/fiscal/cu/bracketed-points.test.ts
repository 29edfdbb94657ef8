import { expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const head = [
  'CU 2026 - Certificazione Unica - Redditi di lavoro dipendente e assimilati',
  "Certificazione rilasciata per il periodo d'imposta 2025",
  '',
  'PERCETTORE DELLE SOMME                 CODICE FISCALE DEL PERCETTORE',
  'BIANCHI ANNA                           BNCNNA80A41H501R',
  '',
];

test('INC-04 a point whose number stands in brackets behind its caption is told apart from one of like words', async () => {
  const reading = await readPages([
    ...head,
    'IRPEF TRATTENUTA (21)                  ADD. REGIONALE (22)                  ADD. COMUNALE SALDO 2025 (27)',
    '2.104,33                               288,10                               101,20',
    '',
    'ADD. COMUNALE ACCONTO 2025 (26)        ADD. COMUNALE ACCONTO 2026 (29)      REDDITO TEMPO INDETERMINATO (1)',
    '47,02                                  51,30                                21.800,40',
    '',
    'REDDITO TEMPO DETERMINATO (2)          GIORNI (6)                           IMPOSTA LORDA (361)',
    '0,00                                   365                                  5.014,09',
    '',
    'IMPONIBILE INPS                        CONTRIBUTI TRATTENUTI                PREVIDENZA COMPLEMENTARE (412)',
    '23.900,00                              2.196,41                             0,00',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    tax_withheld: 210_433,
    regional_surtax: 28_810,
    municipal_surtax_advance: 4_702,
    municipal_surtax_balance: 10_120,
    income_open_ended: 2_180_040,
    income_fixed_term: 0,
    days_worked: 365,
    gross_tax: 501_409,
    contributions: 219_641,
  });
});

test('INC-04 a point whose number ends its caption has its figure deep in its cell', async () => {
  const reading = await readPages([
    ...head,
    'Numero giorni lav. dip. 6              Numero giorni pensione 7             Data inizio rapporto 8',
    '',
    '                 365                                                                    06/05/2019',
    "Ritenute Irpef 21                      Addizionale regionale all'Irpef 22   Acconto 2025 add. comunale 26",
    '',
    '              2.382,82                               386,03                            56,88',
    'Ritenute Irpef sospese 30              Addiz. regionale sospesa 31          Acconto add. com. sosp. 33',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    days_worked: 365,
    employment_start: '2019-05-06',
    tax_withheld: 238_282,
    regional_surtax: 38_603,
    municipal_surtax_advance: 5_688,
  });
});
