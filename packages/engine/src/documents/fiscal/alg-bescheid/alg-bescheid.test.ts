import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { documentReaders } from '../../index.ts';
import type { Recognition } from '../../reading.ts';
import { papersInFile } from '../../recognise/papers-in-file.ts';
import { fiscalReader } from '../reader.ts';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const head = [
  'Agentur für Arbeit Hamburg',
  'Frau',
  'Petra Lange',
  'Lindenweg 3',
  '22765 Hamburg                        Datum: 12.06.2026',
];

describe('letters about Arbeitslosengeld', () => {
  test('INC-04 one word for both amounts, told apart by what is behind it', async () => {
    const reading = await readPages([
      ...head,
      'Bewilligungsbescheid über Arbeitslosengeld',
      'Leistungsbetrag täglich                      47,33 Euro',
      'Leistungsbetrag monatlich (30 Tage)       1.419,90 Euro',
    ]);
    expect(valuesOf(reading)).toMatchObject({ net_daily: 4_733, net_monthly: 141_990 });
  });

  test('INC-04 the last day is the one that is printed, though the claim counts fewer', async () => {
    const reading = await readPages([
      ...head,
      'Bewilligungsbescheid über Arbeitslosengeld',
      'Anspruchsbeginn                              01.09.2026',
      'Anspruchsdauer in Kalendertagen              360',
      'Anspruchsende voraussichtlich                31.08.2027',
      'Täglicher Leistungsbetrag                    43,85 EUR',
    ]);
    expect(valuesOf(reading)).toMatchObject({ benefit_start: '2026-09-01', benefit_end: '2027-08-31' });
  });

  test('INC-04 a grant says what is paid a day and a month, from when, until when and by whom', async () => {
    const reading = await readPages([
      ...head,
      'Bewilligungsbescheid',
      'Ihnen wird Arbeitslosengeld bewilligt.',
      'Anspruchsdauer                    360 Tage',
      'Leistung ab 01.06.2026 bis zum 26.05.2027',
      'täglicher Leistungsbetrag         48,59 EUR',
      'monatlich                      1.457,70 EUR',
    ]);
    expect(reading).toMatchObject({ type: 'alg_bescheid', country: 'DE', unread: [] });
    expect(valuesOf(reading)).toMatchObject({
      person_name: 'Petra Lange',
      payer_name: 'Agentur für Arbeit Hamburg',
      issue_date: '2026-06-12',
      net_daily: 4_859,
      net_monthly: 145_770,
      benefit_start: '2026-06-01',
      benefit_end: '2027-05-26',
      benefit_days: 360,
      is_accepted: true,
      employment_kind: 'unemployment_benefit',
    });
  });

  test('INC-04 a head in two lines over the days of the claim', async () => {
    const reading = await readPages([
      ...head,
      'Bewilligungsbescheid über Arbeitslosengeld',
      'Beginn          Ende            Anspruchsdauer      Tägliches            Täglicher',
      '                                Kalendertage        Bemessungsentgelt    Leistungsbetrag',
      '01.09.2026      31.08.2027      360                 112,40 EUR           52,81 EUR',
    ]);
    expect(valuesOf(reading)).toMatchObject({ benefit_days: 360 });
  });

  test('INC-04 a table heads its column with the days of the claim', async () => {
    const reading = await readPages([
      ...head,
      'Bewilligungsbescheid über Arbeitslosengeld',
      'Zeitraum                     Anspruchsdauer (Tage)     täglicher Leistungsbetrag     monatlicher Zahlbetrag',
      '01.09.2026 - 31.08.2027                       360                 52,81 EUR                1.584,30 EUR',
    ]);
    expect(valuesOf(reading)).toMatchObject({ net_daily: 5_281, net_monthly: 158_430, benefit_days: 360 });
  });

  test('whom it goes to stands below the office that says its place', async () => {
    const reading = await readPages([
      'Agentur für Arbeit Bochum',
      '',
      'Emre Aydin                                  Kundennummer 337A114082',
      'Am Wehr 22, 48143 Münster',
      'Bewilligungsbescheid - Arbeitslosengeld nach § 136 SGB III',
      'täglicher Leistungsbetrag         48,59 EUR',
    ]);
    expect(valuesOf(reading)).toMatchObject({ person_name: 'Emre Aydin' });
  });

  test('where no month is printed it has thirty days, and where no end is printed the days of the claim say it', async () => {
    const reading = await readPages([
      ...head,
      'Bescheid über Arbeitslosengeld: Bewilligung',
      'Ihr Anspruch auf Arbeitslosengeld beginnt ab 01.06.2026. Anspruchsdauer: 360 Kalendertage',
      'Täglicher Leistungsbetrag         40,00 EUR',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      net_monthly: 120_000,
      benefit_start: '2026-06-01',
      benefit_end: '2027-05-26',
    });
  });

  test('a table of days and amounts is read, the month being thirty days', async () => {
    const reading = await readPages([
      ...head,
      'Bewilligungsbescheid über Arbeitslosengeld',
      'Zeitraum                     Leistungsentgelt    täglich      monatlich',
      '01.06.2026 - 26.05.2027             80,98          48,59       1.457,70',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      net_daily: 4_859,
      net_monthly: 145_770,
      benefit_start: '2026-06-01',
      benefit_end: '2027-05-26',
    });
  });

  test('INC-04 a grant that names the tax class is no payslip, and its office ends before a dash', async () => {
    const page = laidOutPage([
      'Bundesagentur für Arbeit - Agentur für Arbeit Rheine',
      'Frau',
      'Petra Lange',
      'Lindenweg 3',
      '48431 Rheine',
      'Bewilligungsbescheid über Arbeitslosengeld',
      'Zeitraum                    Anspruchstage    Leistungsbetrag täglich    monatlich EUR',
      '01.09.2026 - 31.08.2027               360                      42,18         1.265,40',
      'Das Bemessungsentgelt beträgt täglich 104,55 EUR. Lohnsteuerklasse 1',
    ]);
    const [paper] = papersInFile([page], documentReaders);
    expect(paper?.recognition?.type).toBe('alg_bescheid');
    const reading = await fiscalReader.read([page], paper?.recognition as Recognition, {
      today: '2026-11-15',
      readZone: async () => [],
    });
    expect(valuesOf(reading)).toMatchObject({ payer_name: 'Bundesagentur für Arbeit', net_monthly: 126_540 });
  });

  test('a refusal is told as one', async () => {
    const reading = await readPages([
      ...head,
      'Bescheid über Arbeitslosengeld',
      'Ihr Antrag auf Arbeitslosengeld wird abgelehnt. Das Bemessungsentgelt fehlt.',
    ]);
    expect(valuesOf(reading)).toMatchObject({ is_accepted: false, net_monthly: null, benefit_end: null });
  });

  test('a blank one gives nothing', async () => {
    const reading = await readPages([
      'Agentur für Arbeit',
      'Bewilligungsbescheid über Arbeitslosengeld',
      'täglicher Leistungsbetrag',
    ]);
    expect(valuesOf(reading)).toMatchObject({ person_name: null, net_monthly: null, benefit_start: null });
  });

  test('basic support is another benefit, and an account that receives it is an account', () => {
    const support = laidOutPage([
      'Jobcenter Berlin Mitte',
      'Bewilligungsbescheid über Bürgergeld (früher Arbeitslosengeld II)',
      'monatlich                         1.063,00 EUR',
    ]);
    expect(fiscalReader.recognise(support)).toBeNull();
    const account = laidOutPage(['Kontoauszug 6/2026', '30.06. Agentur für Arbeit Arbeitslosengeld   1.457,70']);
    expect(fiscalReader.recognise(account)).toBeNull();
  });
});

test('INC-04 days of the claim with their unit, below their head', async () => {
  const reading = await readPages([
    ...head,
    'Bewilligungsbescheid über Arbeitslosengeld',
    'Beginn          Ende            Anspruchsdauer    Leistungsbetrag täglich EUR    Leistungsbetrag monatlich EUR',
    '01.10.2026      25.09.2027      360 Tage                               43,87                          1.316,10',
  ]);
  expect(valuesOf(reading)).toMatchObject({ benefit_days: 360 });
});
