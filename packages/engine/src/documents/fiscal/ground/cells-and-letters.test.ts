import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { linesOfAll } from '../../recognise/page-text.ts';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';
import { letterDay } from './letter-day.ts';

describe('INC-05 letters that print their figures in cells', () => {
  test('a benefit of INPS has amount and days below their captions', async () => {
    const reading = await readPages([
      'INPS   Istituto Nazionale Previdenza Sociale',
      'OGGETTO: NASpI - Accoglimento della domanda di indennità di disoccupazione',
      'Codice fiscale RSSMRA80A41F205B',
      'DECORRENZA      DURATA GIORNI   TERMINE DELLA PRESTAZIONE   IMPORTO LORDO MENSILE   IMPORTO LORDO GIORNALIERO',
      '24-06-2026      180             20-12-2026                  € 1.500,36              € 50,01',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      gross_monthly: 150_036,
      gross_daily: 5_001,
      benefit_start: '2026-06-24',
      benefit_end: '2026-12-20',
    });
  });

  test.each([
    ['Höhe der monatlichen Rente', 'Monatlicher Zahlbetrag'],
    ['Rente monatlich', 'Auszuzahlender Betrag'],
  ])('a pension is told as %s and %s, in a list or in cells', async (gross, net) => {
    const head = ['Deutsche Rentenversicherung', 'Frau', 'Anna Lindner                              17.01.2025'];
    const address = ['Gartenstraße 12', '22303 Hamburg', 'Bescheid über Regelaltersrente', 'Rentenbescheid'];
    const wanted = { gross_monthly: 198_000, net_monthly: 173_547, issue_date: '2025-01-17' };
    const list = [`${gross.padEnd(50)} 1980,00 EUR`, `${net.padEnd(50)} 1735,47 EUR`];
    const cells = [`${gross.padEnd(50)}  ${net}`, `${'1980,00 EUR'.padEnd(50)}  1735,47 EUR`];
    for (const figures of [list, cells])
      expect(
        valuesOf(await readPages([...head, ...address, ...figures, ...Array<string>(9).fill('Hinweis')])),
      ).toMatchObject(wanted);
  });
});

describe('INC-02 a return without rows', () => {
  const head = [
    'REDDITI PERSONE FISICHE 2026',
    'Periodo d’imposta 2025',
    'CODICE FISCALE RSSMRA80A41F205B',
    'QUADRO LM - Reddito dei soggetti in regime forfetario',
  ];
  const wanted = { gross_income: 6_268_900, taxable_income: 4_634_600, tax: 695_200 };

  test('has its figures by their captions where no codes are printed', async () => {
    const reading = await readPages([
      ...head,
      'Reddito lordo                                                  62.689',
      'Contributi previdenziali e assistenziali                       16.343',
      'Reddito netto                                                  46.346',
      'Reddito al netto delle perdite soggetto ad imposta sostitutiva  46.346',
      'Imposta sostitutiva 15%                                         6.952',
      'QUADRO RN - IRPEF',
      'REDDITO COMPLESSIVO                                                  0',
    ]);
    expect(valuesOf(reading)).toMatchObject(wanted);
  });

  test('and below them where codes stand in the corners of cells', async () => {
    const reading = await readPages([
      ...head,
      'Componenti positivi       LM22   Reddito lordo             LM34   Contributi previdenziali  LM35',
      '                     80.000,00                        62.689,00                        16.343,00',
      'Reddito netto             LM36   Reddito al netto          LM38   Imposta sostitutiva       LM39',
      '                     46.346,00                        46.346,00                         6.952,00',
    ]);
    expect(valuesOf(reading)).toMatchObject(wanted);
  });
});

test('INC-01 a number that a caption refers to is not that of its cell', async () => {
  const cells = (left: string, at: string, right: string, next: string): string =>
    `${left.padEnd(56)} ${at.padEnd(4)}   ${right.padEnd(56)} ${next}`;
  const figures = (left: string, right: string): string => `${left.padStart(60)}   ${right.padStart(60)}`;
  const reading = await readPages([
    'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
    cells('Bescheinigungszeitraum', '1.', 'Zeiträume ohne Anspruch auf Arbeitslohn', '2.'),
    cells('Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.', '3.', 'Einbehaltene Lohnsteuer von 3.', '4.'),
    figures('62.311,08', '10.180,92'),
    cells('Einbehaltener Solidaritätszuschlag von 3.', '5.', 'Einbehaltene Kirchensteuer von 3.', '6.'),
    figures('12,00', '13,00'),
    cells('Ermäßigt besteuerter Arbeitslohn', '10.', 'Kurzarbeitergeld', '15.'),
  ]);
  expect(valuesOf(reading)).toMatchObject({ gross_income: 6_231_108, tax: 1_018_092 });
});

test.each([
  [['Amt für Soziales', 'Frau Anna Lindner                         Hamburg, den 3. Juli 2026', 'Text'], '2026-07-03'],
  [['Amt für Soziales                          17.01.2025', 'Text', 'Text'], '2025-01-17'],
  [['Amt für Soziales     17.01.2025     18.01.2025', 'Text', 'Text'], null],
  [['Ihr Antrag vom 17.01.2025', 'Text', 'Text'], null],
])('INC-05 the day of a letter is the one that stands alone in its head', (head, day) => {
  const lines = linesOfAll([laidOutPage([...head, ...Array<string>(12).fill('Text')])]);
  expect(letterDay(lines)?.value ?? null).toBe(day);
});
