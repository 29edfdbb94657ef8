import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { documentReaders } from '../index.ts';
import { papersInFile } from './papers-in-file.ts';

/** Numbers of the pages of each paper in a file. */
const apart = (...pages: readonly (readonly string[])[]): (readonly number[])[] =>
  papersInFile(
    pages.map((lines, index) => laidOutPage(lines, { number: index + 1 })),
    documentReaders,
  ).map((paper) => paper.pages.map(({ number }) => number));

const certificate = (year: number): string[][] => [
  [
    'CERTIFICAZIONE              CERTIFICAZIONE DI CUI ALL’ART. 4, COMMI 6-ter e 6-quater',
    `UNICA ${year}                  RELATIVA ALL’ANNO ${year - 1}`,
    'DATI RELATIVI AL DATORE     Codice fiscale     Cognome o Denominazione     Nome',
  ],
  ['CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE', 'DATI FISCALI   tempo indeterminato'],
];
const flatRateReturn = (year: number): string[][] => [
  [`REDDITI PERSONE FISICHE ${year}`, `Periodo d’imposta ${year - 1}`, 'TIPO DI DICHIARAZIONE', 'Cognome      Nome'],
  [`PERIODO D’IMPOSTA ${year - 1}`, 'REDDITI QUADRO LM', 'LM34   Reddito lordo'],
];
const wholeReturn = (year: number): string[][] => [
  [`MODELLO 730/${year}  redditi ${year - 1}`, 'dichiarazione semplificata dei contribuenti', 'Cognome   Nome'],
  [`MODELLO 730-3 redditi ${year - 1}`, 'PROSPETTO DI LIQUIDAZIONE', 'REDDITO COMPLESSIVO'],
];

describe('INC-04 several papers of one form in a file', () => {
  test.each([
    ['certificates, their title in two rows', certificate],
    ['returns of the self-employed', flatRateReturn],
    ['returns with their liquidation', wholeReturn],
  ])('%s are papers of their own', (_, paper) => {
    expect(apart(...paper(2026), ...paper(2025))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test('the sheet for the donation of taxes stays with its certificate', () => {
    const donation = ['CERTIFICAZIONE UNICA 2026', 'SCELTA DELLA DESTINAZIONE DELL’8 PER MILLE', 'Cognome   Nome'];
    expect(apart(...certificate(2026), donation)).toEqual([[1, 2, 3]]);
  });

  test('a slip that goes on at sheet two is no second sheet itself', () => {
    const slip = (month: string): string[][] => [
      [
        `BUSTA PAGA   Mese: ${month} 2026   Cognome e nome ROSSI MARIO`,
        'DITTA RONCHI SNC   Assunto il 10/01/2023   Livello 3',
        'Descrizione     Competenze     Trattenute',
        'Ritenute IRPEF                     136,46',
        'segue a pagina 2',
      ],
      [`BUSTA PAGA   Mese: ${month} 2026   Pag. 2`, 'Totale competenze 2.000,00', 'Netto in busta 1.679,74'],
    ];
    expect(apart(...slip('Giugno'), ...slip('Luglio'))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test.each(['1/2', '1 / 2', '1 /2'])('a statement stays whole that counts its sheets as %s at the foot', (count) => {
    const sheet = (number: number): string[] => [
      'Estratto conto n. 9/2026     IBAN IT60X0542811101000000123456',
      'Saldo iniziale                                   100,00',
      ...Array.from({ length: 69 }, () => ''),
      count.replace('1', String(number)),
    ];
    expect(apart(sheet(1), sheet(2))).toEqual([[1, 2]]);
    expect(apart(sheet(1), sheet(1))).toEqual([[1], [2]]);
  });

  test('a day whose strokes stand by themselves counts no sheets', () => {
    const sheet = (day: string): string[] => [
      'Estratto conto n. 9/2026     IBAN IT60X0542811101000000123456',
      'Saldo iniziale                                   100,00',
      ...Array.from({ length: 69 }, () => ''),
      day,
    ];
    expect(apart(sheet('01 / 10 / 2026'), sheet('02 / 10 / 2026'))).toEqual([[1], [2]]);
  });
});
