import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Progress } from './progress.tsx';

afterEach(cleanup);

const WORDS = { label: 'Progress', done: 'done', count: (step: number, of: number) => `Step ${step} of ${of}` };

test('SHELL-03 finished steps have a check, the current one its label, those ahead a number', () => {
  render(
    <Progress
      words={WORDS}
      steps={[
        { label: 'Account', state: 'done' },
        { label: 'Household', state: 'now' },
        { label: 'Income', state: 'ahead' },
      ]}
      endNote="About 8 minutes left"
    />,
  );
  const progress = screen.getByRole('navigation', { name: 'Progress' });
  const [account, household, income] = within(progress).getAllByRole('listitem');
  expect(account?.textContent).toBe('Account, done');
  expect(account?.querySelector('svg')).toBeTruthy();
  expect(household?.getAttribute('aria-current')).toBe('step');
  expect(household?.textContent).toBe('2Household');
  expect(income?.textContent).toBe('3Income');
  expect(screen.getByText('Step 2 of 3')).toBeTruthy();
  // Once for phones, below the count, and once at the end of the line.
  expect(screen.getAllByText('About 8 minutes left')).toHaveLength(2);
});
