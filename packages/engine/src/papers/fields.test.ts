import { expect, test } from 'vitest';
import { readingOf } from '../checks/run/testing/papers.ts';
import { dayIn, numberIn, textIn } from './fields.ts';

const slip = readingOf({ fields: { net: 165_000, period: '2026-10', employee_name: ' ', hire_date: null } });

test('a value is asked for by a name that its paper has, and in the kind that the name holds', () => {
  expect([numberIn(slip, 'net'), dayIn(slip, 'period'), textIn(slip, 'period')]).toEqual([
    165_000,
    '2026-10',
    '2026-10',
  ]);
  // Blank, looked for in vain, and not looked for.
  expect([textIn(slip, 'employee_name'), dayIn(slip, 'hire_date'), numberIn(slip, 'gross')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('any other name is an error before anything runs', () => {
  // @ts-expect-error A payslip has no holder.
  expect(textIn(slip, 'holder')).toBeNull();
  // @ts-expect-error No paper has it.
  expect(numberIn(slip, 'nett')).toBeNull();
  // @ts-expect-error It holds money.
  expect(textIn(slip, 'net')).toBeNull();
  // @ts-expect-error It holds a text.
  expect(dayIn(slip, 'employee_name')).toBeNull();
});
