import { describe, expect, test } from 'vitest';
import { readPages } from './testing/read-pages.ts';
import { valuesOf } from './testing/values-of.ts';

const read = async (...lines: string[]): Promise<Record<string, unknown>> => valuesOf(await readPages(lines));

describe('INC-01 papers that say things shortly', () => {
  const certificate = (health: string): string[] => [
    'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
    'Arbeitgeber: Bäckerei Kamps & Sohn OHG, Alleestr. 1, 40213 Düsseldorf       Finanzamt Düsseldorf-Mitte',
    'Arbeitnehmer: Lara Winkler, Rheinallee 9, 40549 Düsseldorf',
    'Steuer-ID 65929970489    geb. 02.08.1993    StKl 1   Zeitraum 01.01.-31.12.',
    'Nr.   Bezeichnung                                                     Betrag in EUR',
    '3     Bruttoarbeitslohn                                                   31.220,00',
    '4     Lohnsteuer                                                           2.918,00',
    '6     Kirchensteuer                                                          262,62',
    '23a   AN-Anteil Rentenversicherung                                         2.903,46',
    `${health}    Krankenversicherung                                                  2.669,31`,
    '26    Pflegeversicherung                                                     749,28',
    '27    Arbeitslosenversicherung                                               405,86',
  ];

  test('a certificate of wage tax with short captions behind the numbers of its lines', async () => {
    expect(await read(...certificate('25'))).toMatchObject({
      person_name: 'Lara Winkler',
      period_start: '2025-01-01',
      period_end: '2025-12-31',
      health: 266_931,
      care: 74_928,
      unemployment: 40_586,
    });
  });

  test('a short caption behind another number says something else', async () => {
    expect((await read(...certificate('28'))).health).toBeNull();
  });

  test('a notice of a raised pension says in a sentence what it is before contributions', async () => {
    expect(
      await read(
        'Deutsche Rentenversicherung Rheinland',
        'Mitteilung zur Leistung aus der gesetzlichen Rentenversicherung',
        'Anpassung zum 01.07.2026',
        'Versicherungsnummer 52 180254 K 007',
        'Ihre Rente beträgt ab 01.07.2026                                 1.612,70 EUR',
        'Abzüglich Ihres Beitrags zur Krankenversicherung                  -138,69 EUR',
        'Abzüglich Ihres Beitrags zur Pflegeversicherung                    -58,06 EUR',
        'Auszuzahlender Betrag                                            1.415,95 EUR',
      ),
    ).toMatchObject({ gross_monthly: 161_270, net_monthly: 141_595, benefit_start: '2026-07-01' });
  });

  test('a reckoning of a business by lettered parts and the days of its year', async () => {
    expect(
      await read(
        'Gewinnermittlung nach § 4 Abs. 3 EStG (Einnahmenüberschussrechnung)',
        'für die Zeit vom 01.01.2025 bis 31.12.2025',
        'Henning Wulf, IT-Beratung, Elbchaussee 40, 22765 Hamburg          Steuernummer 41/283/02215',
        'A. Betriebseinnahmen',
        'Summe Betriebseinnahmen                           84.966,00 €',
        'B. Betriebsausgaben',
        'Summe Betriebsausgaben                            24.907,45 €',
        'C. Gewinn                                         60.058,55 €',
      ),
    ).toMatchObject({ tax_year: 2025, revenue: 8_496_600, expenses: 2_490_745, profit: 6_005_855 });
  });

  test('columns of a business that words alone head, below a title with the month', async () => {
    expect(
      await read(
        'BWA - Betriebswirtschaftliche Auswertung',
        'Firma: Yogastudio Riedel            Zeitraum: September 2026',
        '                                   Monat (EUR)          Jahr bis heute (EUR)',
        'Umsatzerlöse                          4.120,00                 39.870,40',
        'Gesamtkosten                          1.870,35                 17.220,10',
        'Vorläufiges Ergebnis                  2.039,65                 20.460,30',
      ),
    ).toMatchObject({
      revenue_month: 412_000,
      revenue_to_date: 3_987_040,
      costs_to_date: 1_722_010,
      result_month: 203_965,
      result_to_date: 2_046_030,
    });
  });

  test('the office that pays for parents is named whole', async () => {
    const paid = (office: string): string[] => [
      office,
      'Frau',
      'Merle Johannsen',
      'Bahnhofstraße 20',
      '21423 Winsen',
      'Bescheid über Elterngeld für Ihr Kind Jonte, geb. am 03.03.2026',
      'auf Ihren Antrag wird Ihnen Basiselterngeld bewilligt, monatlich 1.384,20 EUR.',
      'Lebensmonat 3    03.05.2026 - 02.06.2026    1.384,20',
    ];
    const names = ['Elterngeldstelle beim Landkreis Harburg', 'Elterngeldstelle Winsen'];
    const told = await Promise.all(names.map(async (name) => (await read(...paid(name))).payer_name));
    expect(told).toEqual(names);
    expect((await read(...paid('Jugendamt - Elterngeldstelle -'))).payer_name).toBe('Elterngeldstelle');
  });
});
