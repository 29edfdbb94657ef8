import { expect, test } from 'vitest';
import { lineAt, onePage, writtenPdf } from '../../../file-bytes/testing/written-pdf.ts';
import { pdfTraces } from '../pdf-traces.ts';

const box = (x: number, y: number, width: number, height: number, colour = '1 1 1'): string =>
  `${colour} rg ${x} ${y} ${width} ${height} re f 0 g`;

async function look(...content: readonly string[]) {
  const traces = await pdfTraces(writtenPdf(onePage(content.join('\n'))));
  const page = traces?.pages[0];
  if (!page) throw new Error('no page');
  return page;
}

test('a figure under a white box with another one on it is told with both texts and its place', async () => {
  const page = await look(lineAt(400, 700, '1.250,00'), box(395, 695, 80, 16), lineAt(400, 700, '3.250,00'));
  expect(page.covered).toMatchObject([{ covered: '1.250,00', written: '3.250,00', isWhole: true, by: 'fill' }]);
  const place = page.covered[0]?.box;
  expect(place?.left).toBeCloseTo(400, -1);
  expect(place?.bottom).toBeCloseTo(100, -1);
});

test('white letters on a coloured bar are covered like any others, white ones on paper are not there', async () => {
  const white = (text: string): string => `1 g ${lineAt(400, 700, text)} 0 g`;
  const bar = box(380, 690, 150, 26, '0.1 0.2 0.5');
  const forged = [box(395, 695, 80, 16), white('3.250,00')];
  expect((await look(bar, white('1.250,00'), ...forged)).covered).toMatchObject([
    { covered: '1.250,00', written: '3.250,00' },
  ]);
  expect((await look(white('1.250,00'), ...forged)).covered).toEqual([]);
});

test('a figure that was only blacked out is told without a replacement', async () => {
  const page = await look(lineAt(400, 700, '1.250,00'), box(395, 695, 80, 16, '0 0 0'));
  expect(page.covered).toMatchObject([{ covered: '1.250,00', written: null }]);
});

test.each([
  ['a background before the text', [box(0, 690, 600, 30, '0.9 0.9 0.9'), lineAt(400, 700, '1.250,00')]],
  ['a rule under the text', [lineAt(400, 700, '1.250,00'), box(400, 697, 80, 1, '0 0 0')]],
  ['a box beside the text', [lineAt(400, 700, '1.250,00'), box(300, 695, 60, 16), lineAt(310, 700, '7,00')]],
  [
    'drawn, cleared and drawn again',
    [lineAt(400, 700, '1.250,00'), box(395, 695, 80, 16), lineAt(400, 700, '1.250,00')],
  ],
  ['a label that its maker covered', [lineAt(400, 700, 'Betrag'), box(395, 695, 80, 16)]],
  ['letters drawn twice to look bold', [lineAt(400, 700, '1.250,00'), lineAt(400.3, 700, '1.250,00')]],
  ['a watermark across', [lineAt(400, 700, '1.250,00'), lineAt(200, 690, 'KOPIE KOPIE KOPIE KOPIE', 40)]],
  [
    'a row with room for a figure in the middle',
    [lineAt(100, 700, 'Datum                      Betrag'), lineAt(140, 700, '7,00')],
  ],
])('%s hides nothing', async (_, content) => {
  const page = await look(...content);
  expect([page.covered, page.overlaid, page.hidden]).toEqual([[], [], []]);
});

test('two figures in one place are told', async () => {
  const page = await look(lineAt(400, 700, '1.250,00'), lineAt(401, 700, '3.980,41'));
  expect(page.overlaid).toMatchObject([{ under: '1.250,00', over: '3.980,41' }]);
});

test('letters without ink, white ones and those outside of the sheet', async () => {
  const page = await look(
    `3 Tr ${lineAt(50, 500, 'saldo 9.999,00')} 0 Tr`,
    `1 g ${lineAt(50, 450, 'weiss 1,00')} 0 g`,
    lineAt(700, 450, 'draussen'),
    box(40, 395, 200, 20, '0 0 0.5'),
    `1 g ${lineAt(50, 400, 'seen on blue')} 0 g`,
    box(40, 345, 200, 20, '0.93 0.94 0.95'),
    `1 g ${lineAt(50, 350, 'grau 2,00')} 0 g`,
  );
  expect(page.hidden.map(({ text, why }) => [text, why])).toEqual([
    ['saldo9.999,00', 'no_ink'],
    ['weiss1,00', 'white'],
    ['draussen', 'outside'],
    ['grau2,00', 'white'],
  ]);
});

test('letters that are clipped away or too small to be seen are hidden, those clipped to their cell are not', async () => {
  const page = await look(
    `q 0 0 0 0 re W n ${lineAt(50, 500, 'netto 1.250,00')} Q`,
    `q 300 300 80 20 re W n ${lineAt(50, 470, 'netto 1.260,00')} Q`,
    lineAt(50, 440, 'netto 1.270,00', 0.1),
    `q 40 395 200 20 re W n ${lineAt(50, 400, 'netto 1.280,00')} Q`,
    lineAt(50, 380, 'kleingedruckt 1,00', 4),
  );
  expect(page.hidden.map(({ text, why }) => [text, why])).toEqual([
    ['netto1.250,00', 'clipped'],
    ['netto1.260,00', 'clipped'],
    ['netto1.270,00', 'tiny'],
  ]);
});

test('marks of an editing program are found', async () => {
  const page = await look(
    lineAt(50, 700, 'plain'),
    `/TouchUp_TextEdit MP /TouchUp_TextEdit BMC ${lineAt(50, 600, '1.234,00')} EMC`,
  );
  expect(page.touchedUp.map(({ text }) => text)).toEqual(['1.234,00']);
});

const booking = (row: number, amount: string): string =>
  [
    lineAt(50, 700 - row * 20, `${String(row + 1).padStart(2, '0')}.10.2026`),
    lineAt(120, 700 - row * 20, 'Kartenzahlung'),
    lineAt(480, 700 - row * 20, amount),
  ].join('\n');
const rowsWithout = (gap: number): string[] =>
  Array.from({ length: 14 }, (_, row) => (row === gap ? '' : booking(row, `-${row + 10},50`)));

test('a booking amid others that was drawn last of all is told', async () => {
  const page = await look(...rowsWithout(5), lineAt(50, 80, 'Saldo 1.250,00'), booking(5, '2.345,67'));
  expect(page.appended.map(({ text }) => text)).toEqual(['06.10.2026 Kartenzahlung 2.345,67']);
});

test('a booking of several lines too', async () => {
  const tall = (row: number, amount: string): string =>
    [booking(row * 3, amount), lineAt(120, 680 - row * 60, 'SEPA'), lineAt(120, 660 - row * 60, 'Ref')].join('\n');
  const rows = Array.from({ length: 9 }, (_, row) => (row === 4 ? '' : tall(row, `-${row + 10},50`)));
  const page = await look(...rows, lineAt(50, 80, 'Saldo 1.250,00'), tall(4, '2.345,67'));
  expect(page.appended.map(({ text }) => text)).toEqual(['13.10.2026 Kartenzahlung 2.345,67']);
});

test.each([
  ['a list in its order', rowsWithout(-1)],
  ['a list below which the foot was drawn first', [lineAt(50, 400, 'Foglio 1 di 3'), ...rowsWithout(-1)]],
  [
    'amounts that are drawn behind the last line of their text',
    [
      lineAt(50, 60, 'Sede legale'),
      ...Array.from({ length: 10 }, (_, row) =>
        [
          lineAt(50, 700 - row * 60, `${row + 10}.10.2026`),
          lineAt(120, 700 - row * 60, 'Kartenzahlung'),
          lineAt(120, 680 - row * 60, 'girocard'),
          lineAt(120, 660 - row * 60, 'Folgenr. 02'),
          lineAt(480, 700 - row * 60, `-${row + 10},50`),
        ].join('\n'),
      ),
    ],
  ],
  ['a head drawn last', [...rowsWithout(-1), lineAt(50, 760, 'Kontoauszug 10.2026'), lineAt(400, 760, 'EUR 1,00')]],
  [
    'a column drawn after the others',
    [
      ...Array.from({ length: 14 }, (_, row) => lineAt(50, 700 - row * 20, `${row + 10}.10.2026 Kartenzahlung`)),
      ...Array.from({ length: 14 }, (_, row) => lineAt(300, 700 - row * 20, 'POS')),
      ...Array.from({ length: 14 }, (_, row) => lineAt(480, 700 - row * 20, `-${row + 10},50`)),
    ],
  ],
])('%s has no row that came later', async (_, content) => {
  expect((await look(...content)).appended).toEqual([]);
});

/** A picture of black and white dots over several lines; as a stencil it lets through what lies below its white ones. */
const dots = (kind: 'picture' | 'stencil'): string => {
  const colours = kind === 'picture' ? '/CS /G /BPC 8' : '/IM true /BPC 1';
  const bytes = kind === 'picture' ? '00FF FF00 00FF' : '80 C0 80';
  return `q 90 0 0 60 395 660 cm BI /W 2 /H 3 ${colours} /F /AHx ID ${bytes}> EI Q`;
};
const three = [lineAt(400, 700, '1.250,00'), lineAt(400, 685, '250,00'), lineAt(400, 670, '1.000,00')];

test('a picture of a whole column of figures hides those below it, whatever is drawn on it', async () => {
  const { covered } = await look(...three, dots('picture'));
  expect(covered.map(({ covered: text, by, written }) => [text, by, written])).toEqual([
    ['1.250,00', 'picture', null],
    ['250,00', 'picture', null],
    ['1.000,00', 'picture', null],
  ]);
});

test('a stencil, and a picture below the figures, hide nothing', async () => {
  expect((await look(...three, dots('stencil'))).covered).toEqual([]);
  expect((await look(dots('picture'), ...three)).covered).toEqual([]);
});
