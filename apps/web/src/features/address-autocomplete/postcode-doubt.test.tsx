import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../../test/details-stage.tsx';
import { type Address, emptyAddress } from './address.ts';
import { AddressBlock } from './address-block.tsx';

afterEach(cleanup);

const FIT = '/v1/openapis/postcode-fit';

function Block() {
  const form = useForm<Address>({ defaultValues: emptyAddress('it') });
  return <AddressBlock form={form} needsNumber />;
}

const show = (fits: boolean | null) =>
  stage(<Block />, {
    step: 'current-address',
    answers: { [FIT]: () => ({ success: true, fits }), '/v1/openapis/addresses': () => ({ recommendations: [] }) },
  });

function types(city: string, postcode: string): void {
  fireEvent.change(screen.getByLabelText('Town or city'), { target: { value: city } });
  fireEvent.change(screen.getByLabelText('Postcode'), { target: { value: postcode } });
}

test('PD-03 a postcode that the town cannot have is doubted below it, and only then', async () => {
  const { sent } = show(false);
  types('Milano', '0018');
  expect(sent(FIT)).toHaveLength(0);
  types('Milano', '00184');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('00184 in Milano');
  expect(sent(FIT).at(-1)?.query).toEqual({ country: 'it', city: 'Milano', postcode: '00184' });
});

test.each([true, null])('PD-03 an answer of %s leaves the address in peace', async (fits) => {
  const { sent } = show(fits);
  types('Milano', '20131');
  await waitFor(() => expect(sent(FIT).length).toBeGreaterThan(0));
  expect(screen.queryByRole('alert')).toBeNull();
});
