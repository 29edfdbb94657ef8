import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusal, stage, stateWith } from '../../../test/details-stage.tsx';
import CurrentAddressScreen from './current-address.screen.tsx';

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

const PATH = '/v1/current-address/submit';
const saved = {
  current_country: 'Germany',
  current_street: 'Lange Reihe',
  current_house_num: null,
  current_city: 'Hamburg',
  current_postcode: '20099',
  current_province: null,
};
const state = stateWith({ answers: { current_address: saved }, application: { region: 'de' } });
const next = () => screen.getByRole('button', { name: 'Continue' });

test('PD-09 the saved address is shown, saved again and leads on', async () => {
  const { sent, flow } = stage(<CurrentAddressScreen />, { step: 'current-address', state, host: 'de.localhost' });
  await userEvent.click(next());
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
  expect(sent(PATH).map(({ body }) => body)).toEqual([saved]);
});

test('PD-09 a guarantor, who does not move, reads nothing of a move', () => {
  const asked = (applicant_role: 'main-applicant' | 'guarantor') =>
    stage(<CurrentAddressScreen />, {
      step: 'current-address',
      state: stateWith({ application: { region: 'de', applicant_role } }),
      host: 'de.localhost',
    });
  const view = asked('main-applicant');
  expect(screen.getByText(/^Not where you want to move to\. Start with the street/)).toBeTruthy();
  view.unmount();
  asked('guarantor');
  expect(screen.getByText(/^Start with the street/)).toBeTruthy();
  expect(screen.queryByText(/Not where you want to move to/)).toBeNull();
});

test('PD-09 Continue says what is still needed', () => {
  stage(<CurrentAddressScreen />, { step: 'current-address', host: 'de.localhost' });
  expect(screen.getByText('Still needed: street, postcode and town or city')).toBeTruthy();
  expect(next().getAttribute('aria-disabled')).toBe('true');
});

test('FLOW-03 what the server refuses is said above the form and at its field, until the answer changes', async () => {
  const { flow } = stage(<CurrentAddressScreen />, {
    step: 'current-address',
    state,
    host: 'de.localhost',
    answers: {
      [PATH]: () => {
        throw refusal('current_city', 'We do not know this town.');
      },
    },
  });
  await userEvent.click(next());
  expect(await screen.findAllByText('We do not know this town.')).toHaveLength(2);
  expect(flow.next).not.toHaveBeenCalled();
  const city = screen.getByLabelText('Town or city');
  await waitFor(() => expect(city.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(city, ' Mitte');
  expect(city.getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('We do not know this town.')).toBeNull();
});
