import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { otherReader } from './reader.ts';

const typeOf = (...lines: readonly string[]): string | null => otherReader.recognise(laidOutPage(lines))?.type ?? null;

describe('papers that are none of ours', () => {
  test.each([
    ['invoice', ['Rechnung', 'Rechnungsnr. 30064443', 'Pos. Menge Einzelpreis', 'Zwischensumme zzgl. 19 % MwSt.']],
    ['invoice', ['FATTURA n. 12', 'Quantità Prezzo unitario', 'Imponibile 100,00  IVA 22%']],
    ['invoice', ['Invoice Number: 42', 'Bill to: Somebody', 'Subtotal 10.00']],
    ['f24', ['Mod. F24', 'DELEGA IRREVOCABILE A:', 'SEZIONE ERARIO  codice tributo']],
    ['rental_contract', ['CONTRATTO DI LOCAZIONE AD USO ABITATIVO', 'il locatore concede al conduttore', 'canone']],
    ['rental_contract', ['Wohnraummietvertrag', 'zwischen Vermieter und Mieter', 'Kaltmiete 800,00']],
    ['foreign_payslip', ['BULLETIN DE PAIE', 'Salaire brut 2 650,00', 'Net à payer 2 071,33']],
    ['foreign_payslip', ['NÓMINA octubre 2026', 'Total devengado 2.150,00', 'Líquido a percibir 1.702,11']],
    ['foreign_payslip', ['PAYSLIP', 'Tax code 1257L  National Insurance 210.40', 'Net pay 2,310.55']],
    ['foreign_payslip', ['Salarisspecificatie', 'Bruto salaris 3.100,00', 'Loonheffing -412,00']],
    ['foreign_payslip', ['Lohnabrechnung', 'AHV-Beitrag 5.3%  ALV-Beitrag 1.1%', 'BVG-Beitrag 210.00']],
  ])('%s is known by name', (type, lines) => {
    expect(typeOf(...lines)).toBe(type);
  });

  test.each([
    [['Kontoauszug Nr. 3', 'Rechnung Nr. 12 Stadtwerke  -80,00', 'Kontostand']],
    [['Lohnabrechnung', 'Lohnsteuer 300,00', 'Umsatzsteuer']],
    [['Payslip', 'Lohnsteuer / income tax 300,00', 'Net pay 2.310,55']],
    [['Kontoauszug', 'Gutschrift Net pay national insurance 2.310,55']],
    [['Cara Maria, ti mando la fattura domani']],
  ])('a mention is not the thing: %j', (lines) => {
    expect(typeOf(...lines)).toBeNull();
  });

  test.each([
    [['INPS', 'ATTESTAZIONE ISEE', 'Reddito complessivo 31.250,00', 'Imposta netta 5.110,00']],
    [['Agenzia delle Entrate', 'CERTIFICATO DI ATTRIBUZIONE DEL NUMERO DI PARTITA IVA', 'Codice fiscale']],
    [['Agentur für Arbeit', 'Bewilligung von Arbeitslosengeld', 'Lohnsteuerklasse 3', 'Zahlbetrag 1.512,60']],
    [['Wohngeldbehörde', 'Verdienstbescheinigung zum Antrag auf Wohngeld', 'Bruttolohn 3.100,00']],
  ])('INC-01 a paper that proves no income is told by its title: %j', (lines) => {
    expect(typeOf(...lines)).toBe('unknown');
    const body = Array.from({ length: 30 }, (_, row) => `Zeile ${row} einer anderen Seite`);
    expect(typeOf(...body, ...lines)).toBeNull();
  });

  test('a lease says the rent', async () => {
    const page = laidOutPage([
      'CONTRATTO DI LOCAZIONE',
      'tra il locatore e il conduttore',
      'Il canone mensile è di Euro 850,00 con decorrenza dal 01/04/2025',
    ]);
    const recognition = otherReader.recognise(page);
    if (!recognition) throw new Error('not recognised');
    const { fields } = await otherReader.read([page], recognition, { today: '2026-11-15', readZone: async () => [] });
    expect(fields.monthly_rent?.value).toBe(85_000);
    expect(fields.start_date?.value).toBe('2025-04-01');
  });
});
