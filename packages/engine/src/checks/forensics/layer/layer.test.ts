import { expect, test } from 'vitest';
import type { Page } from '../../../evidence/page.ts';
import { sayOf } from '../../run/testing/context.ts';
import { readingOf } from '../../run/testing/papers.ts';
import { pdfHiddenText } from '../hidden-text.ts';
import { BOX, pdfPaper } from '../testing/facts.ts';
import { type Agreement, compareText } from './compare-text.ts';
import { keyPlaces } from './key-places.ts';
import { doubtedPages, type SpotCheck, trustedPages } from './spot-check.ts';

test.each<[string, string, number, Agreement]>([
  ['1.834,12', '1.834,12', 0.5, 'agrees'],
  ['€ 1.834,12', '1.834, 12', 0.95, 'agrees'],
  ['2.834,12', '1.834,12', 0.95, 'differs'],
  ['2.834,12', '1.834,12', 0.7, 'unread'],
  ['1.834,12', '1.884,12', 0.95, 'misread'],
  ['1.B34,12', '1.834,12', 0.95, 'misread'],
  ['11.834,12', '1.834,12', 0.95, 'misread'],
  ['2.512,40', '11.834,12', 0.95, 'differs'],
  ['1.834,12', '', 0, 'unread'],
  ['Mario Rossi', 'Marlo Rossi', 0.9, 'agrees'],
  ['Mario Rossi', 'Giulia Bianchi', 0.9, 'differs'],
  ['Mario Rossi', 'Giulia Bianchi', 0.65, 'unread'],
  ['MRTLCU76Tl3Z330K', 'MRTLCU76T13Z330K', 0.7, 'misread'],
  ['MRTLCU76T13Z330K', 'RSSMRA80A01H501U', 0.9, 'differs'],
  ['50150356B581', '501503568581', 0.4, 'unread'],
])('below the scan stands “%s”, its picture shows “%s” (%s): %s', (said, text, confidence, agreement) => {
  expect(compareText(said, { text, confidence })).toBe(agreement);
});

const spots = (...agreements: readonly Agreement[]): SpotCheck[] =>
  agreements.map((agreement) => ({ what: 'net', page: 1, box: BOX, said: '2.834,12', shown: '1.834,12', agreement }));

const scanWith = (found: readonly SpotCheck[] | null) => {
  const paper = pdfPaper({
    facts: { pages: [{ number: 1, layer: 'recognised', imageCover: 1, hiddenLetters: 900 }] },
  });
  return { ...paper, traces: { pdf: null, picture: null, ...paper.traces, spots: found } };
};

const faithful = Array.from({ length: 6 }, () => 'agrees' as const);

test.each<[string, readonly Agreement[], string]>([
  ['what the picture shows', faithful, 'passed'],
  ['one other figure', [...faithful, 'differs'], 'failed warning'],
  ['two other figures in a faithful layer', [...faithful, 'differs', 'differs'], 'failed critical'],
  ['two among many misread ones', ['agrees', 'misread', 'misread', 'differs', 'differs'], 'failed warning'],
  ['the errors of a recogniser', [...faithful, 'misread'], 'inconclusive'],
  ['nothing that could be compared', ['unread', 'unread'], 'inconclusive'],
])('words below a scan: %s', (_, agreements, said) => {
  expect(sayOf(pdfHiddenText, scanWith(spots(...agreements)))).toBe(said);
});

test('where nobody could look, nothing is said; what was found is shown with both readings and its place', () => {
  expect(sayOf(pdfHiddenText, scanWith(null))).toBe('inconclusive');
  const judgement = pdfHiddenText.judge(scanWith(spots('differs')), { today: '2026-11-15', applicant: null });
  expect(judgement).toMatchObject({
    variant: 'other_picture',
    working: [{ what: 'net', page: 1, box: BOX, found: '2.834,12', expected: '1.834,12' }],
  });
});

test('a page is doubted for one figure, and trusted only when all that could be read agree', () => {
  expect([...doubtedPages(spots(...faithful, 'misread'))]).toEqual([1]);
  expect([...doubtedPages(spots(...faithful, 'unread'))]).toEqual([]);
  expect([...trustedPages(spots(...faithful, 'unread'))]).toEqual([1]);
  expect([...trustedPages(spots(...faithful, 'misread'))]).toEqual([]);
  expect([...trustedPages(spots('agrees', 'unread', 'unread', 'unread', 'unread'))]).toEqual([]);
});

test('amounts come first, then numbers, then names; a booking is looked at where its amount stands', () => {
  const word = { text: '-12,40', box: BOX, baseline: 99, size: 9, font: 0, confidence: 1, angle: 0 } as const;
  const page: Page = {
    number: 1,
    width: 600,
    height: 800,
    origin: 'text',
    words: [
      word,
      { ...word, text: 'Miete' },
      ...(
        [
          ['Mario Rossi', 10],
          ['12345', 30],
          ['EUR 1.834,12', 50],
          ['31.10.2026', 60],
        ] as const
      ).map(([text, top]) => ({ ...word, text, box: { ...BOX, top, bottom: top + 9 } })),
    ],
    fonts: [],
    images: [],
  };
  // Only the letters are compared, whatever they stand for.
  const found = (raw: string, top: number) => ({
    value: raw as never,
    raw,
    page: 1,
    box: { ...BOX, top, bottom: top + 9 },
    confidence: 1,
  });
  const row = { left: 0, top: 80, right: 600, bottom: 110 };
  const booking = {
    date: '2026-10-01',
    amount: -1240,
    description: 'Miete',
    balance: null,
    page: 1,
    box: row,
  } as const;
  const reading = {
    ...readingOf({}),
    fields: {
      name: found('Mario Rossi', 10),
      code: found('12345', 30),
      net: found('1.834,12', 50),
      mark: found('x', 70),
      // Told otherwise than it is printed: there is nothing to compare it with.
      closing_date: found('2026-10-31', 60),
    },
    transactions: [{ ...booking, value_date: null, counterparty: null, counterparty_iban: null, code: null }],
  };
  expect(keyPlaces([reading], [page]).map(({ what, said }) => [what, said])).toEqual([
    ['net', '1.834,12'],
    ['code', '12345'],
    ['name', 'Mario Rossi'],
    ['booking', '-12,40'],
  ]);
});
