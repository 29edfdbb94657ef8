import { expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const statement = (profit: string): string[] => [
  'Anlage EÜR 2025    Einnahmenüberschussrechnung nach § 4 Abs. 3 EStG',
  'Summe Betriebseinnahmen                 71.400   00',
  'Summe Betriebsausgaben                  23.150   40',
  `Steuerpflichtiger Gewinn/Verlust        ${profit}`,
];

test('revenue less expenses confirms the profit', async () => {
  const reading = await readPages(statement('48.249   60'));
  expect(reading).toMatchObject({ type: 'euer', unread: [] });
  expect(valuesOf(reading)).toMatchObject({
    tax_year: 2025,
    revenue: 7_140_000,
    expenses: 2_315_040,
    profit: 4_824_960,
    gross_income: 4_824_960,
  });
  expect(reading.confirmations).toEqual([expect.objectContaining({ rule: 'euer_profit', outcome: 'passed' })]);
});

test('a profit with corrections in between stays open', async () => {
  const { confirmations } = await readPages(statement('44.000   00'));
  expect(confirmations).toEqual([expect.objectContaining({ rule: 'euer_profit', outcome: 'inconclusive' })]);
});

test('a blank form yields nothing', async () => {
  const { tax_year, ...others } = valuesOf(
    await readPages(statement('').map((line) => line.replace(/\s{3,}[\d.]+\s+\d\d$/, ''))),
  );
  expect(tax_year).toBe(2025);
  expect(Object.values(others).filter((value) => value !== null)).toEqual([]);
});

test.each([
  ['Name: Petrova Vorname: Elena Steuernummer 12/345/67890', 'Elena Petrova'],
  ['Name Lukas Winter Identifikationsnummer 50672945831 Art des Betriebs: Büro', 'Lukas Winter'],
  ['Nachname: von der Heide    Vorname: Karl Otto', 'Karl Otto von der Heide'],
  ['Name: 12345 Vorname: 678', null],
])('INC-04 who runs the business: %s', async (row, name) => {
  const [title = '', ...rest] = statement('48.249   60');
  expect(valuesOf(await readPages([title, row, ...rest])).person_name).toBe(name);
});

test('INC-04 whose business it is, behind a caption that begins with another one', async () => {
  const reading = await readPages([
    'Anlage EÜR    Einnahmenüberschussrechnung nach § 4 Abs. 3 EStG für das Kalenderjahr 2025',
    'Name des Steuerpflichtigen: Wanda Quast',
    'Summe Betriebseinnahmen          72.180,00',
    'Summe Betriebsausgaben           31.037,40',
    'Steuerpflichtiger Gewinn/Verlust 41.142,60',
  ]);
  expect(valuesOf(reading).person_name).toBe('Wanda Quast');
});

test('the surplus that an adviser reckons: year in words, owner before the trade, day of the letter', async () => {
  const reading = await readPages([
    'Steuerberater Jan Brand                                          Bielefeld, 30.04.2026',
    'GEWINNERMITTLUNG nach § 4 Abs. 3 EStG',
    'vom 01. Januar 2025 bis 31. Dezember 2025',
    'Deniz Aksoy, Handelsvertretung, Bielefeld',
    'BETRIEBSEINNAHMEN                                  BETRIEBSAUSGABEN: Einnahmenüberschussrechnung',
    'Summe der Betriebseinnahmen                                    109.830,64',
    'Summe der Betriebsausgaben                                      45.678,90',
    'GEWINN (ÜBERSCHUSS)                                             64.151,74',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    tax_year: 2025,
    person_name: 'Deniz Aksoy',
    issue_date: '2026-04-30',
    profit: 6_415_174,
  });
});
