import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

describe('INC-03 slips in narrow cells', () => {
  test('a name ends before the figure of the next column', async () => {
    const reading = await readLines([
      'Buchhandlung am Wall GmbH & Co. KG',
      'Brutto-Netto-Abrechnung - 09/2026',
      'Pers.-Nr.  Arbeitnehmer  Geburtsdatum  Kasse',
      '49047      Monika Groß 080583          IKK Südwest',
      'Gesamtbrutto 4.000,00     Steuerrechtliche Abzüge 524,50     SV-rechtliche Abzüge 870,00',
      'Gesetzliches Netto 2.605,50       Auszahlungsbetrag 2.605,50',
    ]);
    expect(valuesOf(reading, 'employee_name')).toEqual({ employee_name: 'Monika Groß' });
  });

  test('a name ends behind the figure of the column before it', async () => {
    const reading = await readLines([
      'Bäckerei Öhlmann e.K.',
      'Lohn- und Gehaltsabrechnung',
      'Zeitraum     Pers.-Nr.  Arbeitnehmer   Geburtstag   Beschäftigt seit',
      'Mai 2026         59923  Björn Köhler   10.05.1994   01.10.2025',
      'Gesamtbrutto 4.000,00     Steuerrechtliche Abzüge 524,50     SV-rechtliche Abzüge 870,00',
      'Gesetzliches Netto 2.605,50       Auszahlungsbetrag 2.605,50',
    ]);
    expect(valuesOf(reading, 'employee_name')).toEqual({ employee_name: 'Björn Köhler' });
  });

  test('the caption of the firm in a column before that of the name makes no line to sign on', async () => {
    const reading = await readLines([
      'Bezügemitteilung - 09/2026',
      'Firma                       Personalnummer   Name, Vorname           Geburtsdatum',
      'Landesamt für Vermessung    96920            Karl-Heinz Zimmermann   01.11.1999',
      'Gesamtbrutto 4.000,00     Steuerrechtliche Abzüge 524,50     SV-rechtliche Abzüge 870,00',
      'Gesetzliches Netto 2.605,50       Auszahlungsbetrag 2.605,50',
    ]);
    expect(valuesOf(reading, 'employee_name')).toEqual({ employee_name: 'Karl-Heinz Zimmermann' });
  });

  test('a number in groups is none of the captions that its figures look like', async () => {
    const reading = await readLines([
      'Käthe-Brandt-Klinik gGmbH',
      'Entgeltnachweis - 09/2026',
      'Steuer-Identifikationsnr.: 19 108 627 348',
      'Gesamtbrutto 4.000,00     Steuerrechtliche Abzüge 524,50     SV-rechtliche Abzüge 870,00',
      'Gesetzliches Netto 2.605,50       Auszahlungsbetrag 2.605,50',
    ]);
    expect(valuesOf(reading, 'fiscal_id')).toEqual({ fiscal_id: '19108627348' });
  });

  test('cents in cells of their own are cents, though hours and rates have their comma', async () => {
    const reading = await readLines([
      'Elbwerk Maschinenbau GmbH',
      'Entgeltabrechnung für 03/2026',
      'Name: Hülya Kräft',
      'Text              Std./Tage     Satz        Betrag',
      'Festlohn                                  3.467 00',
      'Mehrarbeit 25%         7,00                 183 89',
      '        2.423 87   Netto-Verdienst',
      '        2.423 87   Überweisung',
      'Gesamtbrutto    Steuerpfl. Brutto    Lohnsteuer    Summe Steuern    KV-Beitrag   RV-Beitrag   AV-Beitrag   PV-Beitrag',
      '    3.650 89             3.650 89        443 91           443 91        312 15       339 53        47 46        83 97',
      'Summe Sozialversicherung',
      '    783 11',
    ]);
    expect(
      valuesOf(reading, 'gross', 'wage_tax', 'unemployment', 'social_contributions', 'net', 'paid_amount'),
    ).toEqual({
      gross: 365_089,
      wage_tax: 44_391,
      unemployment: 4_746,
      social_contributions: 78_311,
      net: 242_387,
      paid_amount: 242_387,
    });
  });

  test('two numbers in a row are no amount on a page that prints its amounts with commas', async () => {
    const reading = await readLines([
      'Elbwerk Maschinenbau GmbH',
      'Entgeltabrechnung für 03/2026',
      'Name: Hülya Kräft',
      'Gesamtbrutto  4.000,00     Steuerrechtliche Abzüge 524,50     SV-rechtliche Abzüge 870,00',
      'Gesetzliches Netto 2.605,50       Auszahlungsbetrag 2.605,50',
      'Urlaub  128 30',
      'Netto   999 10',
    ]);
    expect(valuesOf(reading, 'net', 'gross')).toEqual({ net: 260_550, gross: 400_000 });
  });
});
