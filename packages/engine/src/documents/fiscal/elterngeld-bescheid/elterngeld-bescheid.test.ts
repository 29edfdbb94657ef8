import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { fiscalReader } from '../reader.ts';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const head = ['Elterngeldstelle Leipzig', 'Herrn', 'Jonas Keller', 'Karlstraße 8', '04109 Leipzig'];

describe('letters about Elterngeld', () => {
  test.each(['L-Bank – Familienförderung', 'Zentrum Bayern Familie und Soziales'])(
    'INC-04 come from %s',
    async (office) => {
      const reading = await readPages([
        office,
        ...head.slice(1),
        'Datum 20.04.2026',
        'Bescheid über Elterngeld nach dem BEEG',
        'Ihnen wird Elterngeld bewilligt:',
        '1. Lebensmonat    12.03.2026 - 11.04.2026            1.240,00 EUR',
      ]);
      expect(office.startsWith(String(valuesOf(reading).payer_name))).toBe(true);
    },
  );

  test('INC-04 the months of the child say what is paid now, since when and until when', async () => {
    const reading = await readPages([
      ...head,
      'Datum 20.04.2026',
      'Bescheid über Elterngeld nach dem BEEG',
      'Ihnen wird Elterngeld bewilligt:',
      'Lebensmonat       Zeitraum                      Zahlbetrag',
      '1. Lebensmonat    12.03.2026 - 11.04.2026            0,00 EUR',
      '2. Lebensmonat    12.04.2026 - 11.05.2026        1.240,00 EUR',
      '9. Lebensmonat    12.11.2026 - 11.12.2026        1.180,00 EUR',
      '14. Lebensmonat   12.04.2027 - 11.05.2027          590,00 EUR',
    ]);
    expect(reading).toMatchObject({ type: 'elterngeld_bescheid', country: 'DE', unread: [] });
    expect(valuesOf(reading)).toMatchObject({
      person_name: 'Jonas Keller',
      payer_name: 'Elterngeldstelle Leipzig',
      issue_date: '2026-04-20',
      net_monthly: 118_000,
      benefit_start: '2026-04-12',
      benefit_end: '2027-05-11',
      is_accepted: true,
      employment_kind: 'parental_benefit',
    });
  });

  test.each([
    '1. bis 10. Lebensmonat (02.02.2026 bis 01.12.2026)',
    'Lebensmonate 1 bis 10: 02.02.2026 - 01.12.2026',
    'Bezugszeitraum 02.02.2026 bis 01.12.2026',
  ])('INC-04 one amount for counted months: %s', async (row) => {
    const reading = await readPages([
      ...head,
      'Elterngeldbescheid',
      'Ihnen wird Basiselterngeld bewilligt.',
      'Bemessungszeitraum 01.01.2025 bis 31.12.2025',
      row,
      'Elterngeld monatlich              1.240,00 EUR',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      net_monthly: 124_000,
      benefit_start: '2026-02-02',
      benefit_end: '2026-12-01',
    });
  });

  test('INC-04 a month that pay for mothers is set off against is granted, and an office is nobody', async () => {
    const reading = await readPages([
      'Zentrum Bayern Familie und Soziales',
      'Region Oberbayern · Bayerstraße 32 · 80335 München',
      'Frau                                              Telefon 089 18966-0',
      'Lisa Baumgartner',
      'Lindwurmstraße 140',
      '80337 München',
      'Bescheid über Elterngeld nach dem BEEG',
      'Ihnen wird Basiselterngeld für den 1. bis 12. Lebensmonat bewilligt.',
      'Lebensmonat  Zeitraum                   anzurechnen EUR   Zahlbetrag EUR',
      '1.           04.08.2026 – 03.09.2026           1.377,17             0,00',
      '2.           04.09.2026 – 03.10.2026           1.101,74           275,43',
      '3. – 12.     04.10.2026 – 03.08.2027               0,00         1.377,17',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      person_name: 'Lisa Baumgartner',
      benefit_start: '2026-08-04',
      benefit_end: '2027-08-03',
      net_monthly: 137_717,
    });
  });

  test('one amount for a span of months told in a sentence', async () => {
    const reading = await readPages([
      ...head,
      'Elterngeldbescheid',
      'Für Ihr Kind wird Basiselterngeld vom 12.04.2026 bis zum 11.03.2027 bewilligt.',
      'Elterngeld monatlich              1.240,00 EUR',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      net_monthly: 124_000,
      benefit_start: '2026-04-12',
      benefit_end: '2027-03-11',
    });
  });

  test('a refusal is told, and the form by which it is asked for is no letter', async () => {
    const refused = await readPages([...head, 'Elterngeldbescheid nach dem BEEG', 'Ihr Antrag wird abgelehnt.']);
    expect(valuesOf(refused)).toMatchObject({ is_accepted: false, net_monthly: null });
    const asked = laidOutPage(['Antrag auf Elterngeld nach dem BEEG', 'Lebensmonat   Elternteil 1   Elternteil 2']);
    expect(fiscalReader.recognise(asked)).toBeNull();
  });
});

test('where a column behind the amount tells what was set off, the sum says which of the two is paid', async () => {
  const reading = await readPages([
    ...head,
    'Bescheid über die Bewilligung von Elterngeld',
    'LM   vom           bis           Betrag           anzurechn. Mutterschaftsleistung',
    '1    14.09.2026    13.10.2026        0,00 €           1.237,80 €',
    '2    14.10.2026    13.11.2026        0,00 €           1.237,80 €',
    '3    14.11.2026    13.12.2026    1.237,80 €',
    '4    14.12.2026    13.01.2027    1.237,80 €',
    'Gesamtbetrag                     2.475,60 €',
  ]);
  expect(valuesOf(reading)).toMatchObject({ net_monthly: 123_780, benefit_total: 247_560, benefit_end: '2027-01-13' });
});
