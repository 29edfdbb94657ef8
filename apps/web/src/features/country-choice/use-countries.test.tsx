import { act, cleanup, screen } from '@testing-library/react';
import { RETRY_DELAY_MS } from '@vesta/domain/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stage } from '../../../test/details-stage.tsx';
import { findCountry } from './find-country.ts';
import { homeCountries } from './home-countries.ts';
import { useCountries } from './use-countries.ts';

const PATH = '/v1/openapis/country-flags';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Names() {
  const { countries, state } = useCountries();
  return <p>{`${state}: ${countries.map(({ cca2, code }) => `${cca2} ${code}`).join(', ')}`}</p>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('PD-11 after three attempts, 2 s apart, Italy and Germany stay and the failure has its words', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { sent } = stage(<Names />, {
    step: 'personal-details',
    answers: {
      [PATH]: () => {
        throw new Error('down');
      },
    },
  });
  expect(screen.getByText('loading: IT +39, DE +49')).toBeTruthy();
  await pass(RETRY_DELAY_MS);
  expect(sent(PATH)).toHaveLength(2);
  await pass(RETRY_DELAY_MS);
  await pass(20);
  expect(screen.getByText('failed: IT +39, DE +49')).toBeTruthy();
  expect(sent(PATH)).toHaveLength(3);
  expect(logged).toHaveBeenCalledWith('countries not loaded', 'Failed after 3 retries.');
});

test('PD-11 every country is offered once they are there', async () => {
  stage(<Names />, { step: 'personal-details' });
  await pass(20);
  expect(screen.getByText('ready: IT +39, DE +49, FR +33')).toBeTruthy();
});

test.each(['Italy', 'ITALIA', 'it'])('a saved %s is found again', (answer) => {
  expect(findCountry(homeCountries('it'), answer)?.cca2).toBe('IT');
});
