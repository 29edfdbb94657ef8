import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = ['Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026'];
const named = [...head, 'Name: Erika Muster'];
const row = (caption: string, amount: string): string => caption.padEnd(46) + amount.padStart(12);
const parts = [
  row('Gesamtbrutto', '4.200,00'),
  row('Lohnsteuer', '480,00'),
  row('Krankenversicherung', '360,35'),
  row('Rentenversicherung', '385,95'),
  row('Arbeitslosenversicherung', '53,95'),
  row('Pflegeversicherung', '95,45'),
];
const net = row('Gesetzliches Netto', '2.824,30');
const sums: Readonly<Record<string, readonly [string, string]>> = {
  gross: ['Gesamtbrutto', '4.200,00'],
  tax_deductions: ['Steuerrechtliche Abzüge', '480,00'],
  social_security_deductions: ['SV-rechtliche Abzüge', '895,70'],
  net: ['Gesetzliches Netto', '2.824,30'],
};
const told = async (lines: readonly string[], field: string): Promise<unknown> =>
  valuesOf(await readLines(lines), field)[field];

describe('INC-03 captions of German slips as the trade words them', () => {
  test.each([
    ['Betriebszugehörigkeit seit', 'seniority_date'],
    ['Jubiläumsdatum', 'seniority_date'],
    ['Beschäftigungszeit seit', 'seniority_date'],
    ['Beginn Arbeitsverhältnis', 'hire_date'],
    ['Betriebseintritt', 'hire_date'],
  ])('%s', async (caption, field) => {
    const read = await readLines([...named, `${caption}        01.04.2016`, ...parts, net]);
    expect(valuesOf(read, 'hire_date', 'seniority_date')).toEqual({
      hire_date: null,
      seniority_date: null,
      [field]: '2016-04-01',
    });
  });

  test('the day of the slip, a letter off the day from which years count, is none of service', async () => {
    expect(await told([...named, 'Abrechnungsdatum        01.11.2026', ...parts, net], 'seniority_date')).toBeNull();
  });

  test('a first entry beside another day of entry is the one that counts for seniority', async () => {
    const days = 'Eintritt: 01.05.2018        Ersteintritt: 01.04.2016';
    expect(valuesOf(await readLines([...named, days, ...parts, net]), 'hire_date', 'seniority_date')).toEqual({
      hire_date: '2018-05-01',
      seniority_date: '2016-04-01',
    });
  });

  test.each(['Befristung        31.12.2027', 'Vertrag bis       31.12.2027', 'Dienstaustritt    31.12.2027'])(
    'until when: %s',
    async (line) => expect(await told([...named, line, ...parts, net], 'end_date')).toBe('2027-12-31'),
  );

  test.each([
    ['Lohnsteuer seit Jahresbeginn', 'ytd_tax'],
    ['Lohnsteuer JS', 'ytd_tax'],
    ['Bisher einbehaltene Lohnsteuer', 'ytd_tax'],
    ['Bisheriges Gesamtbrutto', 'ytd_gross'],
    ['Bruttobezüge seit Januar', 'ytd_gross'],
    ['SV-Brutto kum.', 'none'],
    ['KV-Brutto aufgelaufen', 'none'],
  ])('the year so far: %s', async (caption, field) => {
    const read = await readLines([...named, ...parts, net, row(caption, '44.512,00')]);
    expect(valuesOf(read, 'ytd_gross', 'ytd_tax')).toEqual({
      ytd_gross: field === 'ytd_gross' ? 4_451_200 : null,
      ytd_tax: field === 'ytd_tax' ? 4_451_200 : null,
    });
  });

  test.each([
    ['KV-Zuschuss AG', 'health'],
    ['KV-Beitrag AG lfd.', 'health'],
    ['Zuschuss Pflegeversicherung', 'care'],
    ['Lohnsteuer pauschal', 'wage_tax'],
    ['Soll', 'solidarity'],
    ['Überweisung VWL', 'paid_amount'],
    ['Nettoverdienst Vormonat', 'net'],
  ])('what is no figure of the employee for this month: %s', async (caption, field) => {
    expect(await told([...named, row('Gesamtbrutto', '4.200,00'), row(caption, '77,70')], field)).toBeNull();
  });

  test.each([
    ['Sozialversicherung', 'social_security_deductions'],
    ['Steuern', 'tax_deductions'],
    ['SV-AN-Anteil', 'social_security_deductions'],
    ['SV-Brutto KV/RV/AV/PV', 'social_gross'],
    ['Zu versteuerndes Entgelt', 'tax_gross'],
    ['Gesamtzahlbetrag', 'paid_amount'],
    ['Netto monatlich', 'net'],
    ['Summe Löhne und Gehälter', 'gross'],
  ])('%s is %s', async (caption, field) => {
    const others = Object.entries(sums).filter(([name]) => name !== field);
    const lines = [
      ...others.map(([, [label, amount]]) => row(label, amount)),
      row(caption, sums[field]?.[1] ?? '895,70'),
    ];
    expect(await told([...named, ...lines], field)).toBe(Number((sums[field]?.[1] ?? '895,70').replace(/\D/g, '')));
  });

  test('surname and given name behind captions of their own', async () => {
    const line = 'Name: Muster        Vorname: Erika';
    expect(await told([...head, line, ...parts, net], 'employee_name')).toBe('Erika Muster');
  });
});
