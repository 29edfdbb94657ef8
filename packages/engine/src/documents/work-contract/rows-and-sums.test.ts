import { describe, expect, test } from 'vitest';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { toldOn } from '../testing/told-on.ts';
import { readContract } from './testing/read-contract.ts';

const read = async (...lines: string[]) => valuesOf(await readContract(...lines));

describe('the parties of a German contract', () => {
  test('a firm that is named below what it is called', async () => {
    const values = await read(
      'ANSTELLUNGSVERTRAG',
      'Die Firma',
      'Turbinenbau Neißetal AG, Lutherstraße 51, 02826 Görlitz',
      '                                                   – im Folgenden Gesellschaft –',
      'und Frau',
      'Dipl.-Ing. Karin Milde, geb. am 8. August 1984, Biesnitzer Str. 90, 02827 Görlitz',
      '                                                   – im Folgenden Mitarbeiterin –',
      'schließen folgenden Vertrag:',
      'Die Mitarbeiterin tritt am 1. Juli 2025 in die Dienste der Gesellschaft. Der Vertrag läuft auf unbestimmte Zeit.',
    );
    expect(values).toMatchObject({ payer_name: 'Turbinenbau Neißetal AG', person_name: 'Karin Milde' });
  });

  test('a form whose columns run into each other makes no person of a firm and a caption', async () => {
    const values = await read(
      'Berufsausbildungsvertrag',
      'Zwischen dem/der Ausbildenden (Ausbildungsbetrieb)        und dem/der Auszubildenden',
      'Talblick Hotel GmbH                                       Name, Vorname: Kalten, Ella Luise',
      'Uferstraße 3                                              Straße: Endertstr. 41',
      '56812 Cochem                                              56812 Cochem',
      'wird nachstehender Vertrag zur Ausbildung geschlossen',
      'Das Berufsausbildungsverhältnis beginnt am 01.08.2026 und endet am 31.07.2029.',
      'Die Ausbildungsvergütung beträgt zur Zeit monatlich brutto',
      'im 1. Jahr            im 2. Jahr            im 3. Jahr            im 4. Jahr',
      'EUR 1.150,00          EUR 1.260,00          EUR 1.390,00          EUR --',
    );
    expect(values).toMatchObject({ person_name: 'Ella Luise Kalten', monthly_gross: 115_000 });
  });

  test('both in rows of their own below one head, and the days of the term', async () => {
    const values = await read(
      'ANSTELLUNGSVERTRAG FÜR WERKSTUDENTEN',
      'Vertragspartner',
      'Quantum Makler GmbH · Ballindamm 17 · 20095 Hamburg',
      'Jonas Amoah · Grindelallee 80 · 20146 Hamburg',
      'Laufzeit',
      '01.10.2026 bis 30.09.2027 (befristet für die Dauer des Studiums)',
      'Entgelt',
      '1.450,00 € brutto / Monat',
    );
    expect(values).toMatchObject({
      payer_name: 'Quantum Makler GmbH',
      person_name: 'Jonas Amoah',
      employment_start: '2026-10-01',
      employment_end: '2027-09-30',
    });
  });

  test('a letter whose head has the address behind the name', async () => {
    const values = await read(
      'Evangelische Stiftung Nordheide · Rotdornallee 64 · 28717 Bremen',
      'Frau Sonja Lührs',
      'Hammersbecker Str. 110',
      '28755 Bremen',
      'Ihr Arbeitsvertrag',
      'Sehr geehrte Frau Lührs,',
      'wir freuen uns, Sie mit Wirkung vom 16. April 2026 unbefristet einzustellen.',
    );
    expect(values).toMatchObject({ payer_name: 'Evangelische Stiftung Nordheide', person_name: 'Sonja Lührs' });
  });

  test('in two languages side by side: only the column of one is read', async () => {
    const values = await read(
      'Befristeter Arbeitsvertrag / Fixed-Term Employment Agreement',
      'Dieser Vertrag wird geschlossen zwischen der Falke     This agreement is made between the Falke',
      'Games Studio GmbH, Schanzenstr. 35, 51063 Köln         Games Studio GmbH, Schanzenstr. 35, 51063 Cologne',
      'und Luis Amado, geboren am 27.02.1996 in Porto         and Luis Amado, born on 27 February 1996 in Porto',
      '(„Arbeitnehmer“), mit der Anschrift in Köln            (“Employee”), with an address of the city of Cologne',
      '1. Beginn: 1. September 2026. Das Verhältnis ist       1. Start: 1 September 2026. The employment is',
      'zunächst bis zum 31. August 2027 befristet.            limited until 31 August 2027.',
      '2. Das Bruttojahresgehalt beträgt EUR 54.600,00        2. The annual gross salary is EUR 54,600.00',
      'und wird in zwölf gleichen Raten ausgezahlt.           and shall be payable in twelve equal instalments.',
    );
    expect(values).toMatchObject({
      payer_name: 'Falke Games Studio GmbH',
      employment_start: '2026-09-01',
      employment_end: '2027-08-31',
      gross_income: 5_460_000,
    });
  });
});

describe('pay and hours of a German contract', () => {
  const contract = (...rows: string[]) => read('Arbeitsvertrag', 'zwischen Arbeitgeber und Arbeitnehmer', ...rows);

  test('pay that is made up of parts is what they come to', async () => {
    const values = await contract(
      'Das Monatsentgelt setzt sich zusammen aus',
      'Tarifgrundentgelt   EUR 4.012,00',
      'Leistungszulage     EUR 401,20',
      'Gesamt brutto       EUR 4.413,20',
    );
    expect(values).toMatchObject({ salary_amount: 441_320, monthly_gross: 441_320 });
  });

  test('of parts without a sum none is the pay', async () => {
    const values = await contract(
      'Das Monatsentgelt setzt sich zusammen aus',
      'Tarifgrundentgelt   EUR 4.012,00',
      'Leistungszulage     EUR 401,20',
    );
    expect(values).toMatchObject({ salary_amount: null });
  });

  test.each([
    ['9 Wochenstunden 39', 39],
    ['Arbeitszeit: 39 Wochenstunden. 30 Tage Urlaub', 39],
    ['Die wöchentliche Arbeitszeit wird von bisher 30 auf 35 Stunden erhöht.', 35],
    ['Entgelt (E 9 TV-L, 100 %, 39,5 Std.)', 39.5],
  ])('the hours of a week: %s', async (row, hours) => {
    expect(await contract(row)).toMatchObject({ weekly_hours: hours });
  });

  test.each([
    ['Probezeit            6 Monate (bis 30.09.2026)'],
    ['Die Probezeit nach § 2 Abs. 4 TVöD beträgt sechs Monate. Sie beginnt am 01.04.2026 und endet am 30.09.2026.'],
  ])('the last day of the probation: %s', async (row) => {
    expect(await contract(row)).toMatchObject({ probation_end: '2026-09-30' });
  });
});

test('what an employer fills in counts its rows, and names people by their surname first', async () => {
  expect(
    await toldOn([
      'Verdienstbescheinigung',
      'zur Vorlage beim Wohnungsamt',
      '1 Arbeitgeber                      Stadtwerke Auenland Netz GmbH, De-Smit-Str. 18, 07545 Gera',
      '2 Arbeitnehmer/in                  Uhl, Stefan',
      '5 beschäftigt seit                 01.09.2001',
      '7 Arbeitsverhältnis                unbefristet',
      '9 Wochenstunden                    39',
      'Jahresbrutto der letzten 12 Monate einschl. Sonderzahlung: 53.610,20 EUR',
    ]),
  ).toMatchObject({
    type: 'employer_confirmation',
    person_name: 'Stefan Uhl',
    weekly_hours: 39,
    gross_income: 5_361_020,
  });
});
