import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { validateBirthDate } from '@vesta/domain/validation/birth-date';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../../test/details-stage.tsx';
import { useCheckedForm } from '../checked-form/use-checked-form.ts';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

function BirthDate() {
  const { form } = useCheckedForm({ dateOfBirth: '' }, ({ dateOfBirth }) => ({
    dateOfBirth: validateBirthDate(dateOfBirth, { today: '2026-11-15' }),
  }));
  return <DateField form={form} name="dateOfBirth" label="Date of birth" />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Date of birth');
const show = () => stage(<BirthDate />, { step: 'personal-details' });

test.each([
  ['14091994', '14/09/1994'],
  ['1/2/1990', '01/02/1990'],
  ['1409199477', '14/09/1994'],
])('PD-07 typing %s gives %s', async (typed, shown) => {
  show();
  await userEvent.type(field(), typed);
  expect(field().value).toBe(shown);
  expect(field().inputMode).toBe('numeric');
});

test.each([
  ['12081993', '12.08.1993'],
  ['1.2.1990', '01.02.1990'],
])('PD-07 in German typing %s gives %s, and a part can be taken away again', async (typed, shown) => {
  stage(<BirthDate />, { step: 'personal-details', language: 'de' });
  await userEvent.type(field(), typed);
  expect(field().value).toBe(shown);
  await userEvent.type(field(), '{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(field().value).toBe(shown.slice(0, 5));
});

test('PD-07 a pasted date is turned round', async () => {
  show();
  await userEvent.click(field());
  await userEvent.paste('1990-02-01');
  expect(field().value).toBe('01/02/1990');
});

test.each([
  ['15/11/2009', 'Only people aged 18 or over can apply. Please check the year of birth.'],
  ['15/11/1925', 'This date of birth lies more than 100 years back. Please check the year.'],
  ['31/02/1990', 'This day is not in the calendar. Please check day and month.'],
])('PD-07 VAL-04 %s is refused in its own words when the field is left', async (typed, words) => {
  show();
  await userEvent.type(field(), typed);
  expect(screen.queryByText(words)).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('PD-07 typing into a whole date replaces it', async () => {
  show();
  await userEvent.type(field(), '14091994');
  await userEvent.tab();
  field().focus();
  field().setSelectionRange(0, 0);
  await waitFor(() => expect(field().selectionEnd).toBe(10));
  await userEvent.keyboard('01021990');
  expect(field().value).toBe('01/02/1990');
});
