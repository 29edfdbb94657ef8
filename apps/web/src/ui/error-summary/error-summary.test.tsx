import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Field, FieldGroup } from '../field/field.tsx';
import { Segmented } from '../segmented/segmented.tsx';
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

test('of a group of choices the first takes the focus: a key can answer at once', async () => {
  render(
    <>
      <ErrorSummary heading="One thing to check" errors={[{ fieldId: 'contract', text: 'Choose a contract' }]} />
      <FieldGroup id="contract" label="Contract" error="Choose a contract">
        <Segmented options={[{ value: 'open', label: 'Open-ended' }]} value={null} onChange={() => undefined} />
      </FieldGroup>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Choose a contract' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Open-ended' }));
});
