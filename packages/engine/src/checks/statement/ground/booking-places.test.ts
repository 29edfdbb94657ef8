import { expect, test } from 'vitest';
import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { bookingOf } from '../testing/statements.ts';
import { aroundAbsent } from './absent-payment.ts';
import { gapsBetween, listsOf } from './booking-places.ts';
import { listHeads } from './list-heads.ts';

const rowAt = (place: number, date = '2026-10-05', amount = -1_000) => bookingOf([date, amount, 'POS'], place);

test('white that would hold another row is told between its neighbours', () => {
  const rows = [rowAt(0), rowAt(1), rowAt(2), rowAt(4, '2026-10-09'), rowAt(5)];
  expect(gapsBetween(rows)).toEqual([
    {
      page: 1,
      box: { left: 40, top: 134, right: 560, bottom: 148 },
      what: 'gap 2026-10-05',
      expected: null,
      found: '2026-10-09',
    },
  ]);
  expect(gapsBetween([0, 1, 2, 3].map((place) => rowAt(place)))).toEqual([]);
});

test('white above the first row of a page is told where the print above it is known', () => {
  const rows = [rowAt(3), rowAt(4), rowAt(5)];
  const page = pageOf(['Saldo']);
  const heads = (bottom: number) => {
    const words = page.words.map((word) => ({ ...word, box: { ...word.box, top: bottom - 8, bottom } }));
    return listHeads([{ ...page, words }], { transactions: rows });
  };
  expect(gapsBetween(rows, heads(100))).toEqual([
    expect.objectContaining({ page: 1, box: { left: 40, top: 100, right: 560, bottom: 136 } }),
  ]);
  expect(gapsBetween(rows, heads(130))).toEqual([]);
  expect(heads(200)).toEqual([]);
});

test('rows of different height and of two pages have no gap between them', () => {
  const tall = { ...rowAt(1), box: { left: 40, top: 112, right: 560, bottom: 146 } };
  const next = { ...rowAt(0), page: 2 };
  expect(gapsBetween([rowAt(0), tall, rowAt(4), rowAt(5), next])).toEqual([]);
  expect(listsOf([rowAt(0), rowAt(1), next]).map(({ page, found }) => [page, found])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('a payment that one paper lacks is told by the rows between which it would stand', () => {
  const of = (paper: string, transaction: ReturnType<typeof rowAt>) => ({ paper, transaction });
  const bookings = [
    of('09', rowAt(0, '2026-09-02', -65_000)),
    of('10', rowAt(0, '2026-10-01')),
    of('10', rowAt(1, '2026-10-05')),
  ];
  const isRent = ({ transaction }: { readonly transaction: { readonly amount: number } }) =>
    transaction.amount === -65_000;
  expect(aroundAbsent(bookings, isRent).map(({ paper, what }) => [paper, what])).toEqual([
    ['10', 'rent not beside 2026-10-01'],
    ['10', 'rent not beside 2026-10-05'],
  ]);
  expect(aroundAbsent(bookings.slice(1), isRent)).toEqual([]);
});
