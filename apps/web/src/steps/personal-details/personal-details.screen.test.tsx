import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stage, stateWith } from '../../../test/details-stage.tsx';
import PersonalDetailsScreen from './personal-details.screen.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(cleanup);

const PATH = '/v2/personal-details/submit';
const birth = {
  subStep: 1,
  fiscalCode: 'MRTGLI94P54G337X',
  nationality: 'Italy',
  dateOfBirth: '14/09/1994',
  placeOfBirth: 'Parma',
};
const afterPartOne = stateWith({ answers: { personal_details: birth } });
const next = () => screen.getByRole('button', { name: 'Continue' });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('PD-01 the page greets by full name and asks for the first part, saying what is missing', async () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details' });
  expect(screen.getByText('Hello, Giulia Moretti. Part 1 of 2')).toBeTruthy();
  expect(screen.getByText('Still needed: nationality, date of birth and place of birth')).toBeTruthy();
  expect(next().getAttribute('aria-disabled')).toBe('true');
});

test('PD-03 PD-08 choosing Italy asks for the fiscal code, choosing France does not', async () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details' });
  const choose = async (country: string) => {
    await userEvent.click(screen.getByRole('button', { name: /^Nationality/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(country) }));
  };
  await choose('Italy');
  expect(screen.getByText(/^Still needed: Italian fiscal code/)).toBeTruthy();
  await choose('France');
  expect(screen.getByText('Still needed: date of birth and place of birth')).toBeTruthy();
  expect(screen.getByLabelText(/^Italian fiscal code Optional/)).toBeTruthy();
});

test('PD-01 PD-08 a valid first part is sent and leads to the second; Back leads to the first again', async () => {
  const { sent, flow } = stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    search: '?part=1',
    state: afterPartOne,
  });
  const code = screen.getByLabelText<HTMLInputElement>('Italian fiscal code');
  await userEvent.clear(code);
  await userEvent.paste('mrt gli 94p54 g337 x');
  await userEvent.tab();
  expect(code.value).toBe('MRTGLI94P54G337X');
  await userEvent.click(next());
  await waitFor(() => expect(heading()).toBe('Where do you live now?'));
  expect(sent(PATH).map(({ body }) => body)).toEqual([birth]);
  expect(flow.next).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(heading()).toBe('A few facts about you'));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(flow.back).toHaveBeenCalledOnce();
});

test('PD-08 a code that does not fit is doubted aloud and still goes through', async () => {
  const { sent } = stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    search: '?part=1',
    state: stateWith({ answers: { personal_details: { ...birth, dateOfBirth: '13/09/1994' } } }),
  });
  expect(screen.getByText(/does not seem to fit your date of birth/)).toBeTruthy();
  await userEvent.click(next());
  await waitFor(() => expect(sent(PATH)).toHaveLength(1));
});

test('PD-01 who has saved the first part comes to the second, which says when the ID is asked for', async () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details', state: afterPartOne });
  expect(heading()).toBe('Where do you live now?');
  expect(screen.getByText(/together with your other papers, in the step “Income”/)).toBeTruthy();
  expect(screen.getByText('Still needed: street, house number, postcode and town or city')).toBeTruthy();
});

test('nobody reaches the second part before the first is saved', () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details', search: '?part=2' });
  expect(heading()).toBe('A few facts about you');
});

test('PD-02 in Germany one page asks which document will be used and saves the choice', async () => {
  const { sent, flow } = stage(<PersonalDetailsScreen />, { step: 'personal-details', host: 'de.localhost' });
  expect(screen.getByText('Choose the document you will use')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Residence title' }));
  await userEvent.click(next());
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
  expect(sent(PATH)[0]?.body).toMatchObject({ idDocument: 'residence-title', nationality: null });
});

test('FLOW-07 without saved answers the page says so and offers another try', async () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details', state: null });
  expect(screen.getByText('We could not load this page. Your answers are safe; please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
