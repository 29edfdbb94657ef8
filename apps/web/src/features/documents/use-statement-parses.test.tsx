import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stage } from '../../../test/details-stage.tsx';
import { documentRecord } from '../../../test/document-records.ts';
import { documentCalls } from './document-calls.ts';
import { useStatementParses } from './use-statement-parses.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function watch(answer: () => { done: boolean; green?: boolean }, type: 'bank_statement' | 'payslip') {
  const document = documentRecord({ type, isParsed: false });
  function Watcher() {
    useStatementParses([document]);
    return null;
  }
  const { sent } = stage(<Watcher />, {
    step: 'income-check',
    answers: {
      [documentCalls.finalizeStatement]: () => {
        const { done, green = false } = answer();
        return { success: true, parse_results: { done }, green_light_mode: green, document };
      },
    },
  });
  await later(0);
  return () => sent(documentCalls.finalizeStatement);
}

test('BANK-10 a statement is asked after every five seconds until it is read, and then no more', async () => {
  let done = false;
  const asked = await watch(() => ({ done }), 'bank_statement');
  expect(asked().map(({ query }) => Object.keys(query ?? {}))).toEqual([['document_id']]);
  await later(4900);
  expect(asked()).toHaveLength(1);
  await later(200);
  expect(asked()).toHaveLength(2);
  done = true;
  await later(5000);
  expect(asked()).toHaveLength(3);
  await later(20_000);
  expect(asked()).toHaveLength(3);
});

test('BANK-10 in green light mode it is asked after once', async () => {
  const asked = await watch(() => ({ done: false, green: true }), 'bank_statement');
  await later(20_000);
  expect(asked()).toHaveLength(1);
});

test('BANK-10 other papers are not finalised', async () => {
  const asked = await watch(() => ({ done: false }), 'payslip');
  await later(20_000);
  expect(asked()).toEqual([]);
});
