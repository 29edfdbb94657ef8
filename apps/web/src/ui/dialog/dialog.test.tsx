import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

const setup = () => {
  const onClose = vi.fn();
  render(
    <Dialog
      title="Do you have these at hand?"
      closeLabel="Close"
      onClose={onClose}
      actions={<button type="button">Yes</button>}
    >
      <p>Payslips</p>
    </Dialog>,
  );
  return onClose;
};

test('a dialog is open and modal while it is mounted, and named by its title', () => {
  setup();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Do you have these at hand?' });
  expect(dialog.open).toBe(true);
});

test('cross, Escape and a press on the veil ask to close; a press inside does not', async () => {
  const onClose = setup();
  await userEvent.click(screen.getByText('Payslips'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(3);
});
