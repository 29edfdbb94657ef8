import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Page, Word } from '../../evidence/page.ts';
import { runs } from '../../testing/exhibited.ts';
import { sayOf } from '../run/testing/context.ts';
import { pdfAlignment } from './alignment.ts';
import { pdfFontAnomaly } from './font-anomaly.ts';
import { pdfPaper } from './testing/facts.ts';

const LETTER = 0.5;
/** The figure one is narrower than others in most faces, so that texts end at many places. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + (sign === '1' ? LETTER * 0.8 : LETTER), 0) * size;
const fonts = ['ABCDEF+ArialMT', 'ABCDEG+Arial-BoldMT', 'ABCDEH+ArialNarrow', 'ABCDEI+TimesNewRomanPSMT'].map(
  (name) => ({ name, embedded: true }),
);

interface Set {
  readonly font?: number;
  readonly size?: number;
}

const word = (text: string, left: number, baseline: number, { font = 0, size = 9 }: Set = {}): Word => ({
  text,
  box: { left, right: left + widthOf(text, size), top: baseline - size * 0.8, bottom: baseline + size * 0.2 },
  baseline,
  size,
  font,
  confidence: 1,
  angle: 0,
});

const endingAt = (text: string, right: number, baseline: number, set: Set = {}): Word =>
  word(text, right - widthOf(text, set.size ?? 9), baseline, set);

/** Words with one blank between them, as the text of a booking. */
function prose(text: string, left: number, baseline: number): Word[] {
  let at = left;
  return text.split(' ').map((part) => {
    const one = word(part, at, baseline);
    at = one.box.right + 9 * LETTER;
    return one;
  });
}

const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

const pageOf = (words: readonly Word[]): Page => ({
  number: 1,
  width: 600,
  height: 1200,
  origin: 'text',
  words,
  fonts,
  images: [],
});
const paper = (words: readonly Word[]) => pdfPaper({ evidence: { pages: [pageOf(words)] } });

const booking = fc.record({
  text: fc.constantFrom('PAGAMENTO IMPORTO', 'OPERAZIONE EUR', 'Kartenzahlung Betrag', 'RATA', 'commissione di euro'),
  inside: fc.constantFrom(2_500, 2_500, 2_500, 2_222, 2_511, 9_999, 1_050),
  behind: fc.constantFrom('', 'PRESSO ESSELUNGA', 'Kurs 1,00', 'del 03/09'),
  amount: fc.integer({ min: 100, max: 9_999_99 }),
});
const list = fc.array(booking, { minLength: 8, maxLength: 30 });

/** Each booking with its text on a row of its own beside the amount, and a wrapped text with an amount below. */
const drawn = (rows: readonly { text: string; inside: number; behind: string; amount: number }[]): Word[] =>
  rows.flatMap(({ text, inside, behind, amount }, row) => {
    const baseline = 60 + row * 26;
    return [
      word('05/10', 30, baseline),
      ...prose('BONIFICO A FAVORE', 80, baseline),
      endingAt(euros(amount), 540, baseline),
      ...prose([text, euros(inside), behind].join(' ').trim(), 80, baseline + 11),
    ];
  });

describe('REP-08 figures of honest lists', () => {
  test('amounts inside the texts of bookings form no column', () => {
    fc.assert(
      fc.property(list, (rows) => {
        expect(sayOf(pdfAlignment, paper(drawn(rows)))).not.toContain('failed');
        expect(sayOf(pdfFontAnomaly, paper(drawn(rows)))).not.toContain('failed');
      }),
      { numRuns: runs(150) },
    );
  });

  test('figures end with the side and the currency behind them, whose letters are of several widths', () => {
    const side = fc.constantFrom('S', 'H', 'D', 'A', '');
    const rowsWithSides = fc.array(fc.tuple(fc.integer({ min: 100, max: 999_999 }), side), {
      minLength: 10,
      maxLength: 30,
    });
    fc.assert(
      fc.property(rowsWithSides, fc.boolean(), (rows, hasCurrency) => {
        const words = rows.flatMap(([amount, letter], row) => {
          const baseline = 60 + row * 20;
          const marks = [...(hasCurrency ? ['€'] : []), ...(letter ? [letter] : [])];
          let right = 540;
          const behind = marks.toReversed().map((mark) => {
            const width = mark === 'S' ? 5.3 : mark === 'H' ? 6.9 : 6.1;
            const left = right - width;
            const one = { ...word(mark, left, baseline), box: { ...word(mark, left, baseline).box, right } };
            right = left - 2.4;
            return one;
          });
          return [word('05/10', 30, baseline), endingAt(euros(amount), right, baseline), ...behind];
        });
        expect(sayOf(pdfAlignment, paper(words))).not.toContain('failed');
      }),
      { numRuns: runs(150) },
    );
  });

  test('a sum that is set apart with its row is no oddity, nor are bold figures', () => {
    fc.assert(
      fc.property(list, fc.nat(), fc.constantFrom({ size: 11 }, { font: 1 }, { font: 2 }), (rows, place, set) => {
        const words = drawn(rows);
        const baseline = 60 + ((place % rows.length) + 0.7) * 26;
        const sum = [word('Zwischensumme', 80, baseline, set), endingAt('1.234,56', 540, baseline, set)];
        const say = sayOf(pdfFontAnomaly, paper([...words, ...sum]));
        expect(say).not.toContain('critical');
        // A font that serves this one sum and nothing else is still told.
        if (set.font !== 2) expect(say).not.toContain('failed');
      }),
      { numRuns: runs(100) },
    );
  });
});

test('REP-08 a row in small print is no oddity where other rows hold small print beside their figures', () => {
  const rows = Array.from({ length: 8 }, (_, row) => {
    const baseline = 60 + row * 26;
    const label = row === 3 ? { size: 8 } : {};
    return [
      word('Beitrag', 30, baseline, label),
      word('%', 300, baseline, { size: 8 }),
      endingAt(`1${row}0,00`, 540, baseline, label),
    ];
  });
  expect(sayOf(pdfFontAnomaly, paper(rows.flat()))).toBe('passed');
});

describe('REP-08 a figure that was typed anew', () => {
  const retyped: readonly (readonly [string, Set])[] = [
    ['in a narrow cut that heads the page', { font: 2 }],
    ['in a font that serves elsewhere', { font: 3 }],
    ['a point larger', { size: 10 }],
    ['half a point smaller', { size: 8.5 }],
  ];

  test.each(retyped)('%s is told', (_, set) => {
    fc.assert(
      fc.property(list, fc.nat(), (rows, place) => {
        const at = 1 + (place % (rows.length - 2));
        const amount = euros(rows[at]?.amount ?? 0);
        const baseline = 60 + at * 26;
        const words = drawn(rows).filter(({ text, baseline: own }) => !(text === amount && own === baseline));
        const elsewhere = [2, 3].flatMap((font) =>
          Array.from({ length: 8 }, (__, row) => word('Informationen', 30 + row * 60, 20 + font * 9, { font })),
        );
        const forged = paper([...elsewhere, ...words, endingAt(amount, 540, baseline, set)]);
        expect(sayOf(pdfFontAnomaly, forged)).toContain('failed');
      }),
      { numRuns: runs(60) },
    );
  });
});
