import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Segmented } from '../segmented/segmented.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Field, FieldGroup } from './field.tsx';

afterEach(cleanup);

const describedText = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('label, hint and error come in this order before the control and are tied to it', () => {
  const { container } = render(
    <Field label="Date of birth" hint="DD/MM/YYYY" error="You need to be at least 18">
      <TextInput />
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Date of birth' });
  expect(describedText(control)).toEqual(['DD/MM/YYYY', 'You need to be at least 18']);
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(container.textContent).toBe('Date of birthDD/MM/YYYYYou need to be at least 18');
});

test('an error replaces the confirmation', () => {
  const { rerender } = render(
    <Field label="Fiscal code" ok="Matches your card">
      <TextInput />
    </Field>,
  );
  expect(describedText(screen.getByRole('textbox'))).toEqual(['Matches your card']);
  rerender(
    <Field label="Fiscal code" ok="Matches your card" error="Too short">
      <TextInput />
    </Field>,
  );
  expect(describedText(screen.getByRole('textbox'))).toEqual(['Too short']);
});

test('an optional field says so in its label, a required one in its attribute', () => {
  render(
    <>
      <Field label="Province" optional="Optional">
        <TextInput />
      </Field>
      <Field label="City" required>
        <TextInput />
      </Field>
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Province Optional' }).hasAttribute('aria-required')).toBe(false);
  expect(screen.getByRole('textbox', { name: 'City' }).getAttribute('aria-required')).toBe('true');
});

test('a group of choices is named by its question', () => {
  render(
    <FieldGroup label="Pay days a year" error="Choose one">
      <Segmented options={[{ value: '13', label: 'Thirteen' }]} value={null} onChange={() => undefined} />
    </FieldGroup>,
  );
  expect(screen.getByRole('group', { name: 'Pay days a year' })).toBeTruthy();
  expect(screen.getByRole('radiogroup', { name: 'Pay days a year' })).toBeTruthy();
});
