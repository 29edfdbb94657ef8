import { describe, expect, test } from 'vitest';
import { readPages } from './testing/read-pages.ts';
import { valuesOf } from './testing/values-of.ts';

describe('INC-04 whose letters of German offices are, and of when', () => {
  const pension = (number: string): string[] => [
    'Deutsche Rentenversicherung Nord                     Datum 11.05.2026',
    'Rosa Maibaum',
    'Hafenweg 7, 23552 Lübeck',
    number,
    'Rentenbescheid - Altersrente, die Rente beginnt am 01.04.2026',
    'Monatliche Rente            1.204,10 EUR',
    'Auszahlungsbetrag           1.056,00 EUR',
  ];

  test.each([
    ['IdNr. 50672945831', '50672945831'],
    ['Steuer-Identifikationsnummer: 50 672 945 831', '50672945831'],
    ['Ihre Steuer-ID: 50672945831', '50672945831'],
    // A wrong check digit is told as it stands.
    ['IdNr. 50672945832', '50672945832'],
    ['Kundennummer 50672945831', null],
    ['Steuer-ID des Kindes 50672945831', null],
  ])('a number is that of the taxpayer where it is called so: %s', async (row, id) => {
    expect(valuesOf(await readPages(pension(row)))).toMatchObject({ fiscal_id: id, year: 2026 });
  });

  test('Elterngeld: of the months of a child their sum is told where they make it', async () => {
    const paper = (sum: string): string[] => [
      'Elterngeldstelle Kassel',
      'Mara Tietjen',
      'Ulmenweg 4, 34117 Kassel',
      'Bescheid über Elterngeld für Ihr Kind Jannes',
      'Identifikationsnummer 50672945831',
      'Lebensmonat    Zeitraum                    Betrag EUR',
      '1              04.01.2026 - 03.02.2026           0,00',
      '2              04.02.2026 - 03.03.2026       1.120,50',
      '3              04.03.2026 - 03.04.2026       1.120,50',
      sum,
    ];
    const told = valuesOf(await readPages(paper('Summe                                        2.241,00')));
    expect(told).toMatchObject({ fiscal_id: '50672945831', year: 2026, benefit_total: 224_100 });
    expect(valuesOf(await readPages(paper('Summe                   9.999,00'))).benefit_total).toBeNull();
  });

  test.each([
    'Maßgebliches Nettoeinkommen vor der Geburt: 2.172,89 EUR monatlich, Ersatzrate 65 %.',
    'Durchschnittliches monatliches Nettoerwerbseinkommen          2.172,89 EUR',
    'Elterngeld-Netto im Bemessungszeitraum vor der Geburt         2.172,89 EUR',
  ])('Elterngeld tells what was earned before: %s', async (row) => {
    const told = valuesOf(
      await readPages([
        'Elterngeldstelle Kassel',
        'Bescheid über Elterngeld für Ihr Kind Jannes',
        '1. Lebensmonat    04.02.2026 - 03.03.2026       1.412,38 EUR',
        row,
      ]),
    );
    expect(told).toMatchObject({ net_before: 217_289, net_monthly: 141_238 });
  });

  test('a couple is addressed in one row', async () => {
    const reading = await readPages([
      'Finanzamt Celle                          Datum 03.06.2026',
      'Herrn und Frau Tomke Aldag',
      'Heideweg 12',
      '29221 Celle',
      'Bescheid für 2025 über Einkommensteuer',
      'Summe der Einkünfte     61.004 EUR',
      'zu versteuerndes Einkommen     50.111 EUR',
    ]);
    expect(valuesOf(reading).person_name).toBe('Tomke Aldag');
  });

  test.each(['Ruben Hasselbring', 'Ida von Holzweg', 'Jan Neuplatz'])(
    'a name may end as streets do: %s',
    async (name) => {
      const [head = '', , ...rest] = pension('IdNr. 50672945831');
      const lines = [head, name, 'Am Hafen 7', '23552 Lübeck', ...rest.slice(1)];
      expect(valuesOf(await readPages(lines)).person_name).toBe(name);
    },
  );
});

describe('INC-04 whose business is reckoned, beside the number of its owner', () => {
  const receipts = (row: string): string[] => [
    'Anlage EÜR 2025    Einnahmenüberschussrechnung',
    row,
    'Summe Betriebseinnahmen          72.180,00',
    'Summe Betriebsausgaben           31.037,40',
    'Steuerpflichtiger Gewinn/Verlust 41.142,60',
  ];

  test.each([
    ['Wanda Quast Steuernummer 24/815/04711 Identifikationsnummer 50672945831', 'Wanda Quast'],
    ['Wanda Quast – Keramik, Am Markt 2, 29221 Celle   St.-Nr. 24/815/04711', 'Wanda Quast'],
    ['Keramikwerkstatt Quast, Am Markt 2, 29221 Celle   St.-Nr. 24/815/04711', null],
    ['Finanzamt Celle Steuernummer 24/815/04711', null],
    ['Kanzlei Ebert Steuernummer 24/815/04711', null],
  ])('%s', async (row, name) => {
    expect(valuesOf(await readPages(receipts(row))).person_name).toBe(name);
  });
});

describe('INC-04 Italian letters', () => {
  test('a payer that writes itself in small letters, under a caption set in behind its number', async () => {
    const reading = await readPages([
      'CERTIFICAZIONE UNICA 2026     RELATIVA ALL’ANNO 2025',
      'DATI RELATIVI AL DATORE DI LAVORO O ALTRO SOSTITUTO D’IMPOSTA',
      '1     Codice fiscale             2     Cognome o Denominazione',
      '   12345678903                      Liceo Statale "Ada Negri"',
      'DATI RELATIVI AL DIPENDENTE O ALTRO PERCETTORE DELLE SOMME',
      '1     Codice fiscale             2     Cognome o Denominazione          3     Nome',
      '   RSSMRA80A41F205B                 ROSSI                            MARIA',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      payer_name: 'Liceo Statale "Ada Negri"',
      payer_id: '12345678903',
      person_name: 'ROSSI MARIA',
    });
  });

  test.each([
    'Ritenuta IRPEF (lorda 310,55 - detrazioni 104,00)           206,55',
    'Ritenuta IRPEF                                             -206,55',
  ])('what a pension slip keeps for the tax, however it prints it: %s', async (row) => {
    const reading = await readPages([
      'INPS   CEDOLINO DELLA PENSIONE   Mese di maggio 2026',
      'Titolare                    ROSSI MARIA',
      'Codice fiscale              RSSMRA80A41F205B',
      'Pensione lorda                                            1.350,20',
      row,
      'Importo netto in pagamento                                1.143,65',
    ]);
    expect(valuesOf(reading)).toMatchObject({ tax: 20_655, gross_monthly: 135_020, net_monthly: 114_365 });
  });

  test('receipts of a flat rate beside the code of the trade', async () => {
    const reading = await readPages([
      'REDDITI PERSONE FISICHE 2026   Periodo d’imposta 2025',
      'CODICE FISCALE RSSMRA80A41F205B',
      'LM22 Codice attività 731102 coefficiente 78% Componenti positivi     40.000,00',
      'LM34 Reddito lordo                                                   31.200,00',
      'LM36 Reddito netto                                                   31.200,00',
      'LM39 Imposta sostitutiva 15%                                          4.680,00',
    ]);
    expect(valuesOf(reading)).toMatchObject({ flat_rate_receipts: 4_000_000, flat_rate_gross: 3_120_000 });
  });
});
