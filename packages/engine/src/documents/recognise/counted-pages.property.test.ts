import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { runs } from '../../testing/exhibited.ts';
import { documentReaders } from '../index.ts';
import { papersInFile } from './papers-in-file.ts';

/** What a page of any paper, or of none, may say. */
const contents: readonly (readonly string[])[] = [
  ['Kontoauszug 9/2026     IBAN DE89370400440532013000', 'Alter Saldo   100,00', '02.09.2026  Gehalt   1.500,00'],
  ['Rechnung Nr. 12   Kundennummer 4481', 'Pos.  Menge  Einzelpreis', 'Zwischensumme zzgl. MwSt. 19,00'],
  ['BUSTA PAGA   Mese: Giugno 2026', 'Totale competenze 2.000,00', 'Totale trattenute 320,26', 'Netto 1.679,74'],
  ['CERTIFICAZIONE UNICA 2026', 'DATI ANAGRAFICI  Codice fiscale  Cognome o Denominazione  Nome'],
  ['MODELLO 730/2026  redditi 2025', 'dichiarazione semplificata dei contribuenti', 'Cognome   Nome'],
  ['CONTRATTO DI LOCAZIONE AD USO ABITATIVO', 'il locatore concede al conduttore', 'canone'],
  ['Informativa sul trattamento dei dati personali'],
  ['Deutsche Rentenversicherung', 'Rentenbescheid', 'Zahlbetrag 1.420,15'],
];
const counts = [
  (at: number, of: number) => `Seite ${at} von ${of}`,
  (at: number, of: number) => `Pagina ${at} di ${of}`,
  (at: number, of: number) => `Pag. ${at}/${of}`,
  (at: number, of: number) => `Page ${at} of ${of}`,
];

describe('INC-04 a paper that counts its pages', () => {
  test('is never split, whatever its pages look like', () => {
    const file = fc.record({
      count: fc.constantFrom(...counts),
      pages: fc.array(fc.constantFrom(...contents), { minLength: 2, maxLength: 5 }),
    });
    fc.assert(
      fc.property(file, ({ count, pages }) => {
        const laidOut = pages.map((lines, place) =>
          laidOutPage([...lines, count(place + 1, pages.length)], { number: place + 1 }),
        );
        const papers = papersInFile(laidOut, documentReaders);
        expect(papers.map((paper) => paper.pages.length)).toEqual([pages.length]);
      }),
      { numRuns: runs(200) },
    );
  });

  test('two papers that count for themselves are two', () => {
    const [statement = [], , slip = []] = contents;
    const laidOut = [
      [...statement, 'Seite 1 von 2'],
      [...statement, 'Seite 2 von 2'],
      [...slip, 'Pagina 1 di 1'],
    ].map((lines, place) => laidOutPage(lines, { number: place + 1 }));
    expect(papersInFile(laidOut, documentReaders).map((paper) => paper.pages.length)).toEqual([2, 1]);
  });
});
