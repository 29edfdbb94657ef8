import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = ['Nordlicht Backwaren GmbH      Lohnabrechnung September 2026', 'Mitarbeiterin: Erika Muster', ''];

describe('INC-03 rows of German slips that say more than one thing', () => {
  test('captions that share a row, and behind their figures what these come to', async () => {
    const read = await readLines([
      ...head,
      'Gesamtbrutto                                              2.400,00',
      'Lohnsteuer                                                  180,00 –',
      'KV / PV-Beitrag              210,00 / 43,20                 253,20 –',
      'RV / AV-Beitrag              223,20 / 31,20                 254,40 –',
      'Nettoentgelt                                              1.712,40',
    ]);
    expect(valuesOf(read, 'health', 'care', 'pension', 'unemployment', 'social_security_deductions')).toEqual({
      health: 21_000,
      care: 4_320,
      pension: 22_320,
      unemployment: 3_120,
      social_security_deductions: 50_760,
    });
    expect(outcomeOf(read, 'payslip_net')).toBe('passed');
  });

  test('what is sent stands behind the account that it goes to, and not the account of the office', async () => {
    const read = await readLines([
      'Landesamt für Besoldung      Entgeltmitteilung September 2026',
      'Herrn Max Muster, Am Markt 1, 12345 Musterstadt',
      'Bruttobezüge                                                              3.000,00',
      'Lohnsteuer                              3.000,00             300,00',
      'Krankenversicherung 8,75 %              3.000,00             262,50',
      'Rentenversicherung 9,3 %                3.000,00             279,00',
      'Arbeitslosenversicherung 1,3 %          3.000,00              39,00',
      'Pflegeversicherung 1,8 %                3.000,00              54,00',
      'Nettobezüge                                                               2.065,50',
      'Überweisungsbetrag       IBAN DE89 3704 0044 0532 0130 00                 2.065,50',
      '',
      'Konto des Landesamts: Landesbank DE02 1203 0000 0000 2020 51',
    ]);
    expect(valuesOf(read, 'employee_name', 'gross', 'health', 'net', 'paid_amount', 'iban')).toEqual({
      employee_name: 'Max Muster',
      gross: 300_000,
      health: 26_250,
      net: 206_550,
      paid_amount: 206_550,
      iban: 'DE89370400440532013000',
    });
  });

  test('a bare heading of the gross owns none of the lines below it', async () => {
    const read = await readLines([
      ...head,
      'Bruttobezüge',
      'Gehalt                                   2.900,00',
      'Zulage                                     100,00',
      'Gesamtbrutto                             3.000,00',
      'Lohnsteuer                                 300,00',
      'Rentenversicherung                         279,00',
      'Krankenversicherung                        262,50',
      'Netto                                    2.158,50',
    ]);
    expect(valuesOf(read, 'gross', 'net')).toEqual({ gross: 300_000, net: 215_850 });
  });

  test('plain words of small employers: insurers by their names, gross and net of the wage', async () => {
    const read = await readLines([
      'Schreinerei Eichblatt          Lohnzettel',
      'Inh. Erwin Muster, Dorfstr. 1, 12345 Musterstadt',
      'Monat                                    Mai 2026',
      'Arbeitnehmer                             Max Mustermann',
      'geboren am                               12.6.1998',
      'Steuer-Nr. (ID)                          86095742719 Klasse 1, ev.',
      'Lohn brutto                              2.400,00 €',
      'Lohnsteuer                                 168,00 €',
      'Krankenkasse 8,75 %                        210,00 €',
      'Pflegekasse 2,4 %                           57,60 €',
      'Rente 9,3 %                                223,20 €',
      'Arbeitslosigkeit 1,3 %                      31,20 €',
      'Abzüge zusammen                            690,00 €',
      'Lohn netto                               1.710,00 €',
      'überwiesen an          DE89 3704 0044 0532 0130 00 am 29.5.2026',
    ]);
    expect(
      valuesOf(read, 'employer_name', 'tax_class', 'gross', 'health', 'care', 'pension', 'total_deductions', 'net'),
    ).toEqual({
      employer_name: 'Schreinerei Eichblatt',
      tax_class: '1',
      gross: 240_000,
      health: 21_000,
      care: 5_760,
      pension: 22_320,
      total_deductions: 69_000,
      net: 171_000,
    });
  });

  test('a small job: a share of the pension and nothing else, net and payout in one caption, numbers in one row', async () => {
    const read = await readLines([
      'Lohnabrechnung Minijob',
      'Monat: 10/2026',
      'Café Morgenrot, Inh. Paula Muster, Am Markt 5, 12345 Musterstadt',
      'Mitarbeiter: Muster, Max, Am Ring 20, 12345 Musterstadt',
      'geb. 12.08.1983, SV-Nr. 65120883M004, IdNr. 86095742719',
      'Brutto                                   500,00 €',
      'Eigenanteil Rentenversicherung 3,6 %     - 18,00 €',
      'Netto = Auszahlung                       482,00 €',
    ]);
    const told = {
      employer_name: 'Café Morgenrot',
      date_of_birth: '1983-08-12',
      sv_number: '65120883M004',
      social_security_deductions: 1_800,
      net: 48_200,
    };
    expect(valuesOf(read, ...Object.keys(told))).toEqual(told);
  });

  test('what two wordings of one row call by two names is paid once', async () => {
    const read = await readLines([
      ...head,
      'Gehalt                                   3.000,00',
      'Sonderzahlung/Weihnachtsgeld             1.500,00',
      'Gesamtbrutto                             4.500,00',
      'Steuerrechtliche Abzüge 800,00     SV-rechtliche Abzüge 900,00',
      'Gesetzliches Netto 2.800,00       Auszahlungsbetrag 2.800,00',
    ]);
    expect(valuesOf(read, 'one_off_1_amount', 'one_off_2_amount')).toEqual({
      one_off_1_amount: 150_000,
      one_off_2_amount: null,
    });
  });
});
