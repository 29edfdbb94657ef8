import { describe, expect, test } from 'vitest';
import { readPages } from './testing/read-pages.ts';
import { valuesOf } from './testing/values-of.ts';

const values = async (...lines: readonly string[]) => valuesOf(await readPages(lines));

describe('papers that tell by other words', () => {
  test('a point of the certificate whose number is told in words', async () => {
    const told = await values(
      'Cassetto fiscale',
      'Certificazione Unica 2026 (redditi 2025) - dettaglio',
      'Soggetto: ROSSI MARIA - RSSMRA80A41F205B',
      'Redditi di lavoro dipendente e assimilati (punto 2)            21.480,30',
      'Giorni lavoro dipendente (punto 6)                                   240',
      'Ritenute Irpef (punto 21)                                       2.310,00',
      'Ritenute Irpef sospese (punto 24)                                  10,00',
      'Addizionale comunale saldo (punto 27)                             120,40',
    );
    expect(told).toMatchObject({
      income_open_ended: null,
      income_fixed_term: 2_148_030,
      employment_kind: 'fixed_term',
      days_worked: 240,
      tax_withheld: 231_000,
      municipal_surtax_balance: 12_040,
      municipal_surtax_advance: null,
    });
  });

  test('wages and tax of a return that was declared and not yet reckoned, of all its employers', async () => {
    const told = await values(
      'MODELLO 730/2026 redditi 2025 dichiarazione semplificata dei contribuenti',
      'CODICE FISCALE RSSMRA80A41F205B     COGNOME ROSSI     NOME MARIA',
      'QUADRO C - REDDITI DI LAVORO DIPENDENTE E ASSIMILATI',
      'C1 tipo 2 REDDITO (punto 1 CU 2026)                              20.100,00',
      'C2 tipo 2 REDDITO (punto 2 CU 2026)                               4.000,00',
      'C5 PERIODO DI LAVORO (giorni)                                          365',
      'C9 RITENUTE IRPEF (punto 21 CU 2026)                              3.050,00',
    );
    expect(told).toMatchObject({ employment_income: 2_410_000, tax_withheld: 305_000, total_income: null });
  });

  test('a liquidation in short captions', async () => {
    const told = await values(
      'MODELLO 730-3 redditi 2025 - PROSPETTO DI LIQUIDAZIONE',
      'Cognome e nome ROSSI MARIA     Codice fiscale RSSMRA80A41F205B',
      'Reddito complessivo ai fini IRPEF                  31.250,00',
      'Deduz. abit. princ.                                   450,00',
      'Oneri ded.                                            800,00',
      'Imponibile IRPEF                                   30.000,00',
      'Irpef lorda                                         6.900,00',
      'Irpef netta                                         5.100,00',
      'Esito: rimborso di                                    300,00',
    );
    expect(told).toMatchObject({
      total_income: 3_125_000,
      main_home_deduction: 45_000,
      deductible_charges: 80_000,
      taxable_income: 3_000_000,
      gross_tax: 690_000,
      net_tax: 510_000,
      tax_refund: 30_000,
    });
  });

  test('two results of a liquidation in one row of boxes, each with its number', async () => {
    const told = await values(
      'MODELLO 730-3 redditi 2025 - PROSPETTO DI LIQUIDAZIONE',
      'Cognome e nome ROSSI MARIA     Codice fiscale RSSMRA80A41F205B',
      'Reddito complessivo                                31.250,00',
      'Imposta netta                                       5.100,00',
      '163 IMPORTO CHE SARA RIMBORSATO IN BUSTA PAGA      161 IMPORTO CHE SARA TRATTENUTO IN BUSTA PAGA',
      '    637,97',
    );
    expect(told).toMatchObject({ tax_refund: 63_797, tax_due: null });
  });

  test('what is paid out of unemployment pay, in sentences', async () => {
    const told = await values(
      'INPS - Istituto Nazionale Previdenza Sociale',
      'Oggetto: accoglimento della domanda di indennità NASpI, C.F. RSSMRA80A41F205B',
      'Gentile Signora, la prestazione è riconosciuta con decorrenza dal 08/10/2026 e per una durata di 197 giorni,',
      'con termine il 22/04/2027. L’indennità ammonta inizialmente a euro 1.144,41 lordi mensili, pari a euro',
      '38,15 lordi giornalieri.',
    );
    expect(told).toMatchObject({ benefit_end: '2027-04-22', gross_monthly: 114_441, gross_daily: 3815 });
  });

  test('days of a pension tell that a figure between two points is one', async () => {
    const told = await values(
      'CERTIFICAZIONE UNICA 2026 - redditi 2025',
      'Codice fiscale del percipiente RSSMRA80A41F205B',
      '3 Redditi di pensione 4 Altri redditi assimilati       6 Lavoro dipendente        7 Pensione',
      '            19.807,40                                                              365',
    );
    expect(told).toMatchObject({ income_pension: 1_980_740, income_assimilated: null });
  });

  test('days and durations of unemployment pay in other words', async () => {
    const told = await values(
      'INPS - Istituto Nazionale della Previdenza Sociale',
      'Oggetto: domanda di indennità di disoccupazione NASpI accolta',
      'Cognome e nome: ROSSI MARIA  Codice fiscale: RSSMRA80A41F205B',
      'Inizio prestazione: 01/09/2026',
      'Data teorica di fine: 30/06/2027',
      'Numero giornate: 300',
      'Importo mensile lordo: € 1.120,50',
    );
    expect(told).toMatchObject({ benefit_start: '2026-09-01', benefit_end: '2027-06-30', benefit_days: 300 });
  });

  const receipt = (...rows: readonly string[]) =>
    values(
      'Servizio telematico Agenzia delle Entrate',
      'COMUNICAZIONE DI AVVENUTO RICEVIMENTO',
      'MODELLO DI DICHIARAZIONE REDDITI 2026 PERSONE FISICHE',
      'DICHIARAZIONE PROTOCOLLO N. 26092217061248833 - 000003       presentata il 22/09/2026',
      'Cognome e nome : ROSSI MARIA     Codice fiscale : RSSMRA80A41F205B',
      "PERIODO D'IMPOSTA : 01/01/2025 - 31/12/2025",
      ...rows,
    );

  test('the receipt of a flat-rate return, and of one that has both incomes', async () => {
    const flat = [
      'REDDITO LORDO       20.000,00',
      'REDDITO NETTO       16.000,00',
      'IMPOSTA SOSTITUTIVA       2.400,00',
    ];
    expect(await receipt(...flat)).toMatchObject({ gross_income: 2_000_000, taxable_income: 1_600_000, tax: 240_000 });
    expect((await receipt('REDDITO COMPLESSIVO       9.000,00', ...flat)).gross_income).toBeNull();
  });

  test('the end of a benefit where it is called one', async () => {
    const told = await values(
      'Agentur für Arbeit Kiel',
      'Frau',
      'Jana Petri',
      'Hafenweg 3',
      '24103 Kiel',
      'Bewilligungsbescheid Arbeitslosengeld',
      'Ihnen wird Arbeitslosengeld bewilligt.',
      'Beginn                        01.03.2026',
      'Anspruchsdauer                180 Kalendertage',
      'Voraussichtliches Ende        31.08.2026',
      'Täglicher Leistungsbetrag     40,00 EUR',
    );
    expect(told).toMatchObject({ benefit_start: '2026-03-01', benefit_end: '2026-08-31', benefit_days: 180 });
  });

  test('the day from which a pension is adapted, which the letter names it by', async () => {
    const told = await values(
      'Deutsche Rentenversicherung Nord',
      'Herrn',
      'Gerd Hansen',
      'Hafenweg 3',
      '24103 Kiel',
      'Mitteilung zur Anpassung Ihrer Rente zum 01.07.2026',
      'Monatlicher Rentenbetrag (brutto)     1.500,00 EUR',
      'Auszuzahlender Betrag (Zahlbetrag)     1.320,00 EUR',
    );
    expect(told.benefit_start).toBe('2026-07-01');
  });

  test('the day on which a pension began is not that of its letter', async () => {
    const told = await values(
      'INPS',
      'CERTIFICATO DI PENSIONE - ObisM 2026',
      'Codice fiscale RSSMRA80A41F205B     Gent.ma Sig.ra MARIA ROSSI',
      'Decorrenza 01/03/2019',
      'Importo lordo                  1.400,00',
      'Importo netto in pagamento     1.180,00',
      'La pensione è pagata ogni mese.',
      'Ufficio pagatore: BANCA',
      'Sede di Ancona',
      'Cordiali saluti',
    );
    expect(told).toMatchObject({ issue_date: null, benefit_start: '2019-03-01', tax_year: 2026 });
  });

  test('whose business it is: by a name with its surname first, and by a trade over a town', async () => {
    const euer = await values(
      'Anlage EÜR 2025',
      'Einnahmenüberschussrechnung nach § 4 Abs. 3 EStG',
      'Name: Petri, Jana Steuernummer 22/145/20884',
      'Summe Betriebseinnahmen     40.000,00',
      'Summe Betriebsausgaben     10.000,00',
      'Gewinn / Verlust     30.000,00',
    );
    expect(euer.person_name).toBe('Jana Petri');
    const bwa = await values(
      'Jana Petri Fotodesign                  Kurzfristige Erfolgsrechnung',
      '24103 Kiel                             BWA-Form-Nr. 01 September 2026',
      'Bezeichnung                 Sep/2026          Jan/2026 - Sep/2026',
      'Umsatzerlöse                5.000,00              40.000,00',
      'Vorläufiges Ergebnis        4.000,00              30.000,00',
    );
    expect(bwa.person_name).toBe('Jana Petri');
  });
});
