import { describe, expect, test } from 'vitest';
import { spread } from '../../testing/exhibited.ts';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

/** Wordings of many programs for what no ordinary month has. */
const wordings: readonly (readonly [text: string, kind: string, side: 'earned' | 'taken'])[] = [
  ['Tredicesima mensilità', 'tredicesima', 'earned'],
  ['13^ mensilità', 'tredicesima', 'earned'],
  ['13.ma mens.', 'tredicesima', 'earned'],
  ['XIII mensilità', 'tredicesima', 'earned'],
  ['Mensilità aggiuntiva 13', 'tredicesima', 'earned'],
  ['Gratifica natal. 2026', 'tredicesima', 'earned'],
  ['14° mensilita', 'quattordicesima', 'earned'],
  ['XIV mens.', 'quattordicesima', 'earned'],
  ['Quattordicesima erogata', 'quattordicesima', 'earned'],
  ['Rimb. IRPEF da mod. 730', 'refund_730', 'earned'],
  ['Assistenza fiscale 730/2026', 'refund_730', 'earned'],
  ['Conguaglio 730 credito', 'refund_730', 'earned'],
  ['Conguaglio 730 - rimborso IRPEF', 'refund_730', 'earned'],
  ['Irpef 730 dichiarante', 'charge_730', 'taken'],
  ['Tratt. saldo IRPEF mod. 730', 'charge_730', 'taken'],
  ['Emolumenti arretrati anni prec.', 'arrears', 'earned'],
  ['Importo una tantum CCNL', 'one_time', 'earned'],
  ['Premio annuo obiettivi', 'bonus', 'earned'],
  ['Rimb. spese piè di lista', 'expenses', 'earned'],
];

/** Columns in the orders that programs print them; the quantity stands before or behind the amount. */
const headings = [
  {
    head: 'Descrizione                      Quantità      Importo base     Competenze       Trattenute',
    quantity: 33,
    base: 47,
    earned: 64,
    taken: 81,
  },
  {
    head: 'Descrizione                      Competenze       Trattenute      Quantità       Aliquota',
    earned: 33,
    taken: 50,
    quantity: 66,
    base: 81,
  },
];

const at = (...parts: readonly (readonly [place: number, text: string])[]): string =>
  [...parts].sort((a, b) => a[0] - b[0]).reduce((line, [place, text]) => line.padEnd(place) + text, '');

describe('INC-03 what no ordinary month has', () => {
  const cases = wordings.flatMap(([text, kind, side]) =>
    headings.flatMap((heading, place) =>
      ['12,00', ''].map((quantity) => [text, kind, place, quantity, side, heading] as const),
    ),
  );

  test.each(spread(cases, 3))(
    '%s is %s in layout %i with quantity "%s"',
    async (text, kind, _, quantity, side, heading) => {
      const slip = [
        'ACME SRL                       PROSPETTO PAGA      Mese di competenza: 07/2026',
        'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
        '',
        heading.head,
        at([0, 'Retribuzione ordinaria'], [heading.quantity, '26,00'], [heading.earned, '2.000,00']),
        at([0, text], [heading.quantity, quantity], [heading[side], '450,00']),
        at([0, 'Contributo IVS'], [heading.taken, '183,80']),
        'Totale competenze 2.450,00      Totale trattenute 320,26',
        'NETTO A PAGARE                    2.129,74',
      ];
      const reading = await readLines(slip);
      const amount = side === 'taken' ? -45_000 : 45_000;
      expect(valuesOf(reading, 'one_off_1_label', 'one_off_1_amount')).toEqual({
        one_off_1_label: kind,
        one_off_1_amount: amount,
      });
    },
  );

  test.each(['Rateo 13ma mensilità', 'Ratei XIV mens.', 'Tredicesima maturata', 'Imponibile 13^'])(
    '%s counts up and pays nothing',
    async (text) => {
      const slip = [
        'ACME SRL                       PROSPETTO PAGA      Mese di competenza: 07/2026',
        'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
        'Descrizione                      Quantità      Competenze       Trattenute',
        'Retribuzione ordinaria           26,00         2.000,00',
        `${text.padEnd(33)}7,00`,
        'Totale competenze 2.000,00      Totale trattenute 320,26',
        'NETTO A PAGARE                    1.679,74',
      ];
      expect(valuesOf(await readLines(slip), 'one_off_1_label')).toEqual({ one_off_1_label: null });
    },
  );
});
