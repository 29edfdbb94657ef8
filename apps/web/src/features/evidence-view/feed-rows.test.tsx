import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../../test/report-stage.tsx';
import { FeedRows } from './feed-rows.tsx';

afterEach(cleanup);

test('BANK-02 what went out stands with a true minus, as everywhere else', async () => {
  const row = { row: 1, date: '2026-11-19', amount: -2_530, counterparty: 'ALDI', description: 'Card', balance: null };
  await stage(<FeedRows rows={[row]} marks={[]} />);
  expect(screen.getByText('−€25.30')).toBeTruthy();
});
