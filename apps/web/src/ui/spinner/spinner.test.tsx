import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Spinner } from './spinner.tsx';

afterEach(cleanup);

test('SHELL-11 a spinner is named by its label and shows it as a tooltip', () => {
  render(<Spinner label="Reading your payslip" />);
  const spinner = screen.getByRole('progressbar', { name: 'Reading your payslip' });
  expect(spinner.getAttribute('tabindex')).toBe('0');
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('Reading your payslip');
});

test('a spinner without a label is decoration', () => {
  render(<Spinner />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
