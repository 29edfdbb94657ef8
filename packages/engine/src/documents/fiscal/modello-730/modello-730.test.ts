import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { fiscalReader } from '../reader.ts';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const sheet = (amounts: Readonly<Record<string, string>>): string[] => [
  'MODELLO 730-3 redditi 2025        PROSPETTO DI LIQUIDAZIONE RELATIVO ALL’ASSISTENZA FISCALE PRESTATA',
  'MODELLO 730/2026',
  'Cognome                    Nome                  Codice fiscale',
  amounts.person ?? '',
  '',
  'RIEPILOGO DEI REDDITI                                        DICHIARANTE          CONIUGE',
  ` 4 REDDITI DI LAVORO DIPENDENTE E ASSIMILATI                 ${amounts.work ?? ''}`,
  `11 REDDITO COMPLESSIVO                                       ${amounts.total ?? ''}`,
  `13 ONERI DEDUCIBILI                                          ${amounts.charges ?? ''}`,
  `14 REDDITO IMPONIBILE                                        ${amounts.taxable ?? ''}`,
  `16 IMPOSTA LORDA                                             ${amounts.gross ?? ''}`,
  `50 IMPOSTA NETTA                                             ${amounts.net ?? ''}`,
  `72 ADDIZIONALE REGIONALE ALL’IRPEF DOVUTA                    ${amounts.regional ?? ''}`,
  `75 ADDIZIONALE COMUNALE ALL’IRPEF DOVUTA                     ${amounts.municipal ?? ''}`,
  amounts.protocol ?? '',
];

const alone = {
  person: 'ROSSI                      MARIA                 RSSMRA80A41F205B',
  work: ' 30.000,00',
  total: ' 30.000,00',
  charges: '  2.000,00',
  taxable: ' 28.000,00',
  gross: '  6.440,00',
  net: '  4.500,00',
  regional: '    400,00',
  municipal: '    200,00',
  protocol: 'Protocollo telematico 26051512345678901 - 000001',
};

test('leave to look at a return is no return', () => {
  const page = laidOutPage([
    'DELEGA/REVOCA PER L’ACCESSO ALLA DICHIARAZIONE 730 PRECOMPILATA',
    'La sottoscritta conferisce delega al CAF per il modello 730/2026',
  ]);
  expect(fiscalReader.recognise(page)?.score ?? 0).toBeLessThan(0.3);
});

test('INC-04 amounts set to the right of the filer’s column are not the spouse’s, whose head begins behind them', async () => {
  const reading = await readPages([
    'MODELLO 730-3 redditi 2025        PROSPETTO DI LIQUIDAZIONE',
    'DICHIARANTE      ROSSI MARIA      RSSMRA80A41F205B',
    'RIEPILOGO DEI REDDITI                DICHIARANTE             CONIUGE',
    '11 REDDITO COMPLESSIVO                            30.000,00',
    '14 REDDITO IMPONIBILE                             28.000,00',
    '16 IMPOSTA LORDA                                   6.440,00',
    '50 IMPOSTA NETTA                                   4.500,00',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    gross_income: 3_000_000,
    taxable_income: 2_800_000,
    tax: 450_000,
    spouse_gross_income: null,
  });
});

test('INC-04 a summary of what was reckoned tells it under whatever title', async () => {
  const reading = await readPages([
    'Agenzia delle Entrate',
    '730/2026 precompilato - Riepilogo dichiarazione',
    'Contribuente: ROSSI MARIA C.F. RSSMRA80A41F205B',
    'Rigo 11     Reddito complessivo            € 30.000,00',
    'Rigo 14     Reddito imponibile             € 28.000,00',
    'Rigo 16     Imposta lorda                  €  6.440,00',
    'Rigo 50     Imposta netta                  €  4.500,00',
  ]);
  expect(valuesOf(reading)).toMatchObject({ gross_income: 3_000_000, taxable_income: 2_800_000, tax: 450_000 });
});

test('INC-04 what comes back to both stands below the caption that ends the sheet, not in the row of one tax', async () => {
  const reading = await readPages([
    'MODELLO 730-3 redditi 2025        PROSPETTO DI LIQUIDAZIONE',
    'DICHIARANTE      ROSSI MARIA      RSSMRA80A41F205B',
    'RIEPILOGO DEI REDDITI                   DICHIARANTE       CONIUGE',
    '11 REDDITO COMPLESSIVO                  30.000,00         22.500,00',
    '14 REDDITO IMPONIBILE                   28.000,00         22.500,00',
    '91 IRPEF - IMPORTO A RIMBORSO              554,00             19,00',
    '161 IMPORTO CHE SARA’ RIMBORSATO DAL DATORE DI LAVORO IN BUSTA PAGA     IMPORTO',
    '                                                                      573,00',
  ]);
  expect(valuesOf(reading)).toMatchObject({ tax_refund: 57_300, tax_due: null });
});

test('INC-04 a sum that is told of each of two people tells nobody what both get back', async () => {
  const reading = await readPages([
    'MODELLO 730-3 redditi 2025        PROSPETTO DI LIQUIDAZIONE',
    'DICHIARANTE      ROSSI MARIA      RSSMRA80A41F205B',
    '11 REDDITO COMPLESSIVO                  30.000,00',
    'IMPORTO CHE SARA’ RIMBORSATO               554,00             19,00',
    'IRPEF A CREDITO                            573,00',
  ]);
  expect(valuesOf(reading).tax_refund).toBeNull();
});

describe('Modello 730', () => {
  test('INC-04 the liquidation sheet says income and tax', async () => {
    const reading = await readPages(sheet(alone));
    expect(reading).toMatchObject({ type: 'modello_730', layout: 'modello_730_3', unread: [] });
    expect(valuesOf(reading)).toMatchObject({
      tax_year: 2025,
      person_name: 'ROSSI MARIA',
      fiscal_id: 'RSSMRA80A41F205B',
      gross_income: 3_000_000,
      taxable_income: 2_800_000,
      gross_tax: 644_000,
      tax: 450_000,
      net_estimate: 2_490_000,
      is_joint: false,
      spouse_gross_income: null,
      is_filed: true,
      protocol: '26051512345678901-000001',
    });
    expect(reading.confirmations.map(({ rule, outcome }) => [rule, outcome])).toEqual([
      ['fiscal_code_check', 'passed'],
      ['fiscal_code_name', 'passed'],
      ['730_taxable', 'passed'],
      ['irpef_brackets', 'passed'],
    ]);
  });

  test('of a joint return each has a column', async () => {
    const reading = await readPages(
      sheet({ ...alone, total: ' 30.000,00            12.500,00', net: '  4.500,00             1.100,00' }),
    );
    expect(valuesOf(reading)).toMatchObject({
      gross_income: 3_000_000,
      spouse_gross_income: 1_250_000,
      tax: 450_000,
      spouse_tax: 110_000,
      is_joint: true,
    });
  });

  test('an amount of the spouse alone is not the income of the other', async () => {
    const values = valuesOf(await readPages(sheet({ ...alone, total: '                      12.500,00' })));
    expect(values).toMatchObject({ gross_income: null, spouse_gross_income: 1_250_000 });
  });

  test('boxes to tick on the first page are not taken for the columns of the sheet', async () => {
    const front = [
      'MODELLO 730/2026  redditi 2025',
      'CONTRIBUENTE   Dichiarante    Coniuge dichiarante    Dichiarazione congiunta',
    ];
    const values = valuesOf(await readPages(front, sheet({ ...alone, total: '                      12.500,00' })));
    expect(values).toMatchObject({ gross_income: null, spouse_gross_income: 1_250_000 });
  });

  test('a taxable income that does not follow from its parts is a failed sum', async () => {
    const { confirmations } = await readPages(sheet({ ...alone, taxable: ' 26.000,00' }));
    expect(confirmations.find(({ rule }) => rule === '730_taxable')).toMatchObject({
      outcome: 'failed',
      expected: 2_800_000,
      found: 2_600_000,
    });
  });

  test('without the protocol it is not told as filed', async () => {
    const reading = await readPages(sheet({ ...alone, protocol: '' }));
    expect(valuesOf(reading).is_filed).toBeNull();
    expect(reading.unread).toEqual(['protocol']);
  });

  test('a blank form yields nothing, not zero', async () => {
    const { tax_year, ...others } = valuesOf(await readPages(sheet({})));
    expect(tax_year).toBe(2025);
    expect(Object.values(others).filter((value) => value !== null)).toEqual([]);
  });
});

test('INC-04 a summary tells the tax that was kept as certified, and all wages together', async () => {
  const reading = await readPages([
    'Riepilogo della dichiarazione 730/2026',
    "Periodo d'imposta 2025",
    'Contribuente          Valentina Rossi',
    'Codice fiscale        RSSMRA80A41F205B',
    'Quadro C - Redditi di lavoro dipendente e assimilati',
    'C1 Hotel Costa Verde S.r.l. (tempo determinato, giorni 200)          14.200,00',
    'C2 Catering S.p.A. (tempo determinato, giorni 165)                    9.860,00',
    'Totale redditi di lavoro dipendente                                  24.060,00',
    'Calcolo delle imposte',
    'Reddito complessivo                                                  24.060,00',
    'Reddito imponibile                                                   24.060,00',
    'Imposta lorda                                                         5.534,00',
    'Imposta netta                                                         2.263,00',
    'Ritenute subite (da CU)                                               1.640,00',
  ]);
  expect(valuesOf(reading)).toMatchObject({ tax_withheld: 164_000, employment_income: 2_406_000 });
});
