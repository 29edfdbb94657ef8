import { expect, test, vi } from 'vitest';
import { heldClock } from '../../../test/held-clock.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { OpenBankingError } from '../../adapters/open-banking/open-banking-error.ts';
import type { Institution } from '../../adapters/open-banking/port.ts';
import type { House } from '../../house.ts';
import { bankListFor } from '../bank-account/bank-list.ts';
import { institutionsOf } from './institutions.ts';

const HOUR_MS = 3_600_000;
const unicredit: Institution = {
  id: 'unicredit',
  name: 'UniCredit',
  countries: ['IT'],
  bics: ['UNCRITMM'],
  authType: 'single_redirect',
  psu: { ipAddress: false, id: false, corporateId: false },
  givesIdentity: false,
  windowDays: null,
};
function houseWith(institutions: () => Promise<Institution[]>) {
  const clock = heldClock();
  const ask = vi.fn(institutions);
  const house = { openBanking: { institutions: ask }, clock, log: silentLog } as unknown as Pick<
    House,
    'openBanking' | 'clock' | 'log'
  >;
  return { house, clock, ask };
}
const down = () => Promise.reject(new OpenBankingError('unreachable'));

test('the provider is asked for its banks once a day', async () => {
  const { house, clock, ask } = houseWith(async () => [unicredit]);
  await institutionsOf(house);
  clock.advance(24 * HOUR_MS - 1);
  await institutionsOf(house);
  expect(ask).toHaveBeenCalledTimes(1);
  clock.advance(1);
  await institutionsOf(house);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('BANK-01 while it is down the list stands without connections, and it is asked again after a pause', async () => {
  const { house, clock, ask } = houseWith(down);
  const list = await bankListFor(house, 'it', 'en');
  expect(list.length).toBeGreaterThan(20);
  expect(list.some(({ psd2_enabled }) => psd2_enabled)).toBe(false);
  await bankListFor(house, 'it', 'en');
  expect(ask).toHaveBeenCalledTimes(1);
  clock.advance(60_000);
  ask.mockResolvedValueOnce([unicredit]);
  expect((await bankListFor(house, 'it', 'en')).filter(({ psd2_enabled }) => psd2_enabled)).toHaveLength(1);
});

test('a day later, down, its last list still serves', async () => {
  const { house, clock, ask } = houseWith(async () => [unicredit]);
  await institutionsOf(house);
  clock.advance(25 * HOUR_MS);
  ask.mockRejectedValueOnce(new OpenBankingError('unreachable'));
  expect(await institutionsOf(house)).toEqual([unicredit]);
});

test('BANK-01 a bank that our list does not know can be connected, and takes no PDFs', async () => {
  const { house } = houseWith(async () => [{ ...unicredit, id: 'nova', name: 'Nova Banca', bics: [] }]);
  const nova = (await bankListFor(house, 'it', 'en')).find(({ name }) => name === 'Nova Banca');
  expect(nova).toMatchObject({ bank_abi: '', pdf_enabled: false, psd2_enabled: true, source: 'yapily' });
});
