import { cleanup, screen } from '@testing-library/react';
import type { ReadFinding } from '@vesta/domain/documents/reading';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../../test/report-stage.tsx';
import { ChecksList } from './checks-list.tsx';

afterEach(cleanup);

const finding = (title: string, outcome: ReadFinding['outcome']): ReadFinding => ({
  ...{ title, rule: title, outcome, level: 'info', message: `${title}.`, message_key: title, blocking: false },
  ...{ data: {}, working: [], explanation: null },
});

test('IDD-04 what does not match stands first, then what stayed open; what passed is folded away', async () => {
  const findings = [finding('Expiry', 'passed'), finding('Your correction', 'inconclusive'), finding('Name', 'failed')];
  await stage(<ChecksList documentId="d" findings={findings} />);
  const titles = screen.getAllByRole('heading', { level: 4, hidden: true }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Name', 'Your correction', 'Expiry']);
  expect(titles.map((title) => screen.getByText(title ?? '').closest('details') !== null)).toEqual([
    false,
    false,
    true,
  ]);
});

test('what only repeats its title is said once', async () => {
  await stage(<ChecksList documentId="d" findings={[finding('It is not a screenshot', 'failed')]} />);
  expect(screen.getAllByText(/It is not a screenshot/)).toHaveLength(1);
});
