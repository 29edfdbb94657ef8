import { expect, test } from 'vitest';
import { categorise } from '../categorise.ts';
import { mario } from '../testing/bookings.ts';
import { repeated } from '../testing/monthly.ts';
import { pickSalary } from './pick-salary.ts';
import { streamsOf } from './streams-of.ts';

const days = ['2026-08-28', '2026-09-28', '2026-10-28'];
const big = repeated(days, 300_000, 'Gehalt', { counterparty: 'Beispiel AG' });
const small = repeated(days, 120_000, 'Zahlung', { counterparty: 'Muster GmbH' });
const former = repeated(['2026-05-28', '2026-06-28', '2026-07-28'], 250_000, 'Gehalt', { counterparty: 'Früher AG' });
const rent = repeated(days, -70_000, 'Miete', { counterparty: 'Rudi Ratlos' });

const pick = (bookings: typeof big, employerNames: readonly string[] = []) => {
  const { main, others, former } = pickSalary(streamsOf(categorise(bookings, { ...mario, employerNames })));
  return {
    main: main?.counterparty,
    others: others.map((s) => s.counterparty),
    former: former.map((s) => s.counterparty),
  };
};

test('of two employers the one that was declared comes first', () => {
  expect(pick([...big, ...small], ['Muster GmbH'])).toEqual({
    main: 'Muster GmbH',
    others: ['Beispiel AG'],
    former: [],
  });
});

test('else what is called salary, before what only looks like it', () => {
  expect(pick([...small, ...big]).main).toBe('Beispiel AG');
});

test('an employer that no longer pays is a former one', () => {
  expect(pick([...former, ...small])).toEqual({ main: 'Muster GmbH', others: [], former: ['Früher AG'] });
});

test('no salary is said as such', () => {
  expect(pick(rent)).toEqual({ main: undefined, others: [], former: [] });
});
