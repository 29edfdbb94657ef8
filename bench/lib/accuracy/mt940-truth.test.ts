import { expect, test } from 'vitest';
import { rowsOfPythonYaml } from './mt940-truth.ts';

const booking = (date: string, amount: string): string => `- !!python/object:mt940.models.Transaction
  data:
    amount: !!python/object:mt940.models.Amount
      amount: !!python/object/apply:decimal.Decimal ['${amount}']
      currency: EUR
    date: ${date}
    id: NTRF
`;
const written = (bytes: string): string => `!!python/object/apply:mt940.models.Date
    - !!binary |
      ${bytes}`;
const file = (...bookings: string[]): string =>
  `&id003 !!python/object:mt940.models.Transactions\ntransactions:\n${bookings.join('')}`;

test('bookings are read with their days and signs, also where a day is named once and meant twice', () => {
  const text = file(booking(`&id001 ${written('B9oHFg==')}`, '-25.03'), booking('*id001', '1000.00'));
  expect(rowsOfPythonYaml(text)).toEqual([
    { date: '2010-07-22', amount: -2503 },
    { date: '2010-07-22', amount: 100000 },
  ]);
});

test('a booking without a day spoils the whole truth', () => {
  expect(rowsOfPythonYaml(file(booking(written('B9oHFg=='), '1.00'), booking('null', '2.00')))).toBeNull();
});

test('other files tell nothing', () => {
  expect(rowsOfPythonYaml('transactions: []')).toBeNull();
});
