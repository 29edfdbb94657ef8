import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { otherReader } from '../other/reader.ts';
import { readPages, TODAY } from './testing/read-pages.ts';
import { valuesOf } from './testing/values-of.ts';

const letter = (...sentences: string[]): string[] => [
  'Agentur für Arbeit Dresden                               Kundennummer 084D112905',
  'Frau',
  'Silke Naumann',
  'Leubener Straße 88',
  '01279 Dresden',
  'Bescheid über die Bewilligung von Arbeitslosengeld',
  ...sentences,
  'Tägliches Bemessungsentgelt       92,40 EUR',
  'Leistungsentgelt täglich          69,79 EUR',
  'Anspruch für 180 Tage',
];

async function other(...lines: string[]): Promise<Record<string, unknown>> {
  const page = laidOutPage(lines);
  const recognition = otherReader.recognise(page);
  if (!recognition) throw new Error('not recognised');
  return valuesOf(await otherReader.read([page], recognition, { today: TODAY, readZone: async () => [] }));
}

describe('INC-01 letters that tell amounts in sentences', () => {
  test.each([
    'Sie erhalten Arbeitslosengeld in Höhe von 41,87 Euro täglich (monatlich 1.256,10 Euro)',
    'Ihr Arbeitslosengeld beträgt 41,87 EUR pro Tag, das sind 1.256,10 EUR im Monat',
    'Ihnen stehen 41,87 € kalendertäglich zu, insgesamt 1.256,10 € monatlich',
  ])('%s', async (sentence) => {
    const reading = await readPages(letter(sentence, 'für die Zeit vom 1. Juni 2026 bis 30. November 2026.'));
    expect(valuesOf(reading)).toMatchObject({ net_daily: 4_187, net_monthly: 125_610, assessed_daily: 9_240 });
  });

  test('what the benefit is reckoned from is no benefit', async () => {
    const reading = await readPages(letter('Ihrem Antrag wird entsprochen.'));
    expect(valuesOf(reading)).toMatchObject({ net_daily: null, net_monthly: null });
  });

  test('child benefit for all children together', async () => {
    expect(
      await other(
        'Familienkasse Nordrhein-Westfalen Nord                 Datum: 09.02.2026',
        'Frau Anja Thielen',
        'Marktstr. 5',
        '45355 Essen',
        'Bescheid über Kindergeld',
        'für Ihr Kind Emil, geb. 12.06.2021, und Ihr Kind Lotte, geb. 30.09.2023',
        'setze ich ab Januar 2026 Kindergeld in Höhe von monatlich 518,00 EUR fest (259,00 EUR je Kind).',
      ),
    ).toMatchObject({ person_name: 'Anja Thielen', net_monthly: 51_800 });
  });
});

test('INC-01 a register tells the only home, the birth and the year of its paper', async () => {
  expect(
    await other(
      'Stadt Leipzig · Ordnungsamt · Bürgeramt Mitte',
      'Meldebescheinigung gemäß § 18 Absatz 1 Bundesmeldegesetz (BMG)',
      'Familienname: Kretzschmar',
      'Vorname(n): Nadine Doreen',
      'Tag der Geburt: 09.11.1986',
      'alleinige Wohnung: 04229 Leipzig, Könneritzstraße 61',
      'eingezogen am: 15.08.2019',
      'Leipzig, 03.11.2026',
    ),
  ).toMatchObject({
    year: 2026,
    date_of_birth: '1986-11-09',
    address: '04229 Leipzig, Könneritzstraße 61',
    move_in_date: '2019-08-15',
  });
});

test('INC-01 a certificate of residence tells the whole street with its number', async () => {
  expect(
    await other(
      'COMUNE DI BOLOGNA',
      'CERTIFICATO DI RESIDENZA',
      "L'Ufficiale d'Anagrafe CERTIFICA che",
      'ROSSI MARIA',
      'nata a MILANO (MI) il 01/01/1980',
      'codice fiscale RSSMRA80A41F205B',
      "risulta iscritta nell'anagrafe della popolazione residente di questo Comune",
      "all'indirizzo VIA ANDREA COSTA N. 88",
      'dal 15/09/2019',
    ),
  ).toMatchObject({ address: 'VIA ANDREA COSTA N. 88', move_in_date: '2019-09-15' });
});

test('INC-01 a payment to the state tells what went to the tax office and to the insurance, and the day below its sum', async () => {
  expect(
    await other(
      'MODELLO DI PAGAMENTO UNIFICATO  F24',
      'CODICE FISCALE  RSSMRA80A41F205B',
      'COGNOME, DENOMINAZIONE O RAGIONE SOCIALE  ROSSI     NOME MARIA',
      'SEZIONE ERARIO',
      '1790            0101        2026                 1.120,00',
      '1792            0101        2025                   890,00',
      'TOTALE A  2.010,00   B  0,00     SALDO (A-B)  2.010,00',
      'SEZIONE INPS',
      'TOTALE C  2.014,50   D  0,00     SALDO (C-D)  2.014,50',
      'SALDO FINALE  EURO  4.024,50',
      'DATA 30/06/2026',
    ),
  ).toMatchObject({
    tax_paid: 201_000,
    contributions_paid: 201_450,
    total_paid: 402_450,
    payment_date: '2026-06-30',
    year: 2026,
  });
});

test('INC-01 the receipt of a return tells what a flat-rate activity took in', async () => {
  const reading = await readPages([
    'Agenzia delle Entrate - SERVIZIO TELEMATICO DI PRESENTAZIONE DELLE DICHIARAZIONI',
    'COMUNICAZIONE DI AVVENUTO RICEVIMENTO (art. 3, comma 10, D.P.R. 322/1998)',
    "MODELLO REDDITI PERSONE FISICHE 2026 - PERIODO D'IMPOSTA 2025",
    'DICHIARAZIONE PROTOCOLLO N. 26102011403817224 - 000001 presentata il 20/10/2026',
    'Cognome e nome        : ROSSI MARIA',
    'Codice fiscale        : RSSMRA80A41F205B',
    'COMPONENTI POSITIVI            : 41.300,00',
    'REDDITO LORDO                  : 32.214,00',
  ]);
  expect(valuesOf(reading)).toMatchObject({ flat_rate_receipts: 4_130_000, gross_income: 3_221_400 });
});

test('INC-01 a comma in a column of its own parts euros from cents', async () => {
  const reading = await readPages([
    '2025                                                              Anlage EÜR',
    '1  Name/Gesellschaft/Gemeinschaft/Körperschaft   Brandt',
    '2  Vorname      Yvonne',
    'Einnahmenüberschussrechnung nach § 4 Abs. 3 EStG für das Kalenderjahr 2025',
    '22 Summe Betriebseinnahmen                                    159       88.412    ,   00',
    '75 Summe Betriebsausgaben                                     199       41.207    ,   65',
    '92 Steuerpflichtiger Gewinn/Verlust                           119       47.204    ,   35',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    person_name: 'Yvonne Brandt',
    revenue: 8_841_200,
    expenses: 4_120_765,
    profit: 4_720_435,
  });
});
