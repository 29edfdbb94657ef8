import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = ['Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026', 'Name: Erika Muster'];
const sums = [
  'Gesamtbrutto 4.000,00     Steuerrechtliche Abzüge 524,50     SV-rechtliche Abzüge 870,00',
  'Gesetzliches Netto 2.605,50       Auszahlungsbetrag 2.605,50',
];

describe('INC-03 captions of German slips that no known maker prints', () => {
  test.each([
    'Steuer-Identifikationsnr.: 86095742719',
    'Steuer-Identifikationsnr.: 86 095 742 719',
    'Steuerliche Id-Nr.   86 095 742 719',
    'Steuerliche Identifikationsnummer   86095742719',
    'Steuerl. Identifikationsnr.   86095742719',
    'Identnr.   86095742719',
  ])('the number of the tax office: %s', async (row) => {
    expect(valuesOf(await readLines([...head, row, ...sums]), 'fiscal_id')).toEqual({ fiscal_id: '86095742719' });
  });

  test.each([
    ['Bruttolohn gesamt', 'Gesetzl. Abzüge Steuer', 'Summe SV-Beiträge AN'],
    ['Bruttoentgelt gesamt', 'Steuerabzüge gesamt', 'Gesetzl. Abzüge SV'],
    ['Bruttoarbeitslohn', 'Gesetzliche Abzüge Steuer', 'Sozialversicherungsbeiträge gesamt'],
  ])('the sums as %s, %s and %s', async (gross, tax, social) => {
    const rows = [
      `${gross}      4.000,00`,
      'einbehaltene Lohnsteuer      524,50',
      `${tax}      524,50`,
      'Krankenvers. AN      340,00',
      'Rentenvers. AN      372,00',
      'Arbeitslosenvers. AN      52,00',
      'Pflegevers. AN      106,00',
      `${social}      870,00`,
      'Nettoverdienst      2.605,50',
    ];
    const read = await readLines([...head, ...rows]);
    expect(valuesOf(read, 'gross', 'wage_tax', 'tax_deductions', 'social_security_deductions', 'net', 'care')).toEqual({
      gross: 400_000,
      wage_tax: 52_450,
      tax_deductions: 52_450,
      social_security_deductions: 87_000,
      net: 260_550,
      care: 10_600,
    });
  });
});
