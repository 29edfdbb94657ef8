import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { ErrorSummary } from './error-summary.tsx';

afterEach(cleanup);

test('the summary takes the focus when it appears and leads to the field', async () => {
  render(
    <>
      <ErrorSummary heading="Two things to check" errors={[{ fieldId: 'birth', text: 'You need to be at least 18' }]} />
      <Field label="Date of birth" id="birth" error="You need to be at least 18">
        <TextInput />
      </Field>
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await userEvent.click(screen.getByRole('link', { name: 'You need to be at least 18' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Date of birth' }));
  expect(window.location.hash).toBe('');
});
