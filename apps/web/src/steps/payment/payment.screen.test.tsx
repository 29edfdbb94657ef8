import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, stage } from '../../../test/details-stage.tsx';
import type { CheckoutDoors } from '../../features/checkout/checkout.ts';
import { ApiFailure } from '../../lib/api.ts';
import { FlowContext, useFlow } from '../../lib/flow/flow.ts';
import PaymentScreen from './payment.screen.tsx';

const mounted: CheckoutDoors[] = [];
vi.mock('../../features/checkout/mount-sandbox.ts', () => ({
  mountSandbox: (_place: HTMLElement, doors: CheckoutDoors) => {
    mounted.push(doors);
    doors.onReady();
    return () => {};
  },
}));

const steps = workflowFor({
  region: 'it',
  applicationType: 'rent',
  employmentStatus: 'Employed',
  role: 'main-applicant',
  lanPays: false,
  isCovered: false,
});
const REQUIRED = '/v1/payment/is-payment-required';
const CREATE = '/v1/payment/create-session';
const STATUS = '/v1/payment/session-status';
const session = { success: true, clientSecret: 'cs_1_secret_2', checkout: { provider: 'sandbox' } };
const outlook = {
  success: true,
  verdict: 'conclusive',
  blocked: false,
  expected: [],
  reading: 0,
  papers: [],
  advice: [],
};

beforeEach(() => {
  mounted.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(
  answers: Record<string, Answer>,
  { search = '', screen: shown = (<PaymentScreen />) as ReactNode } = {},
) {
  const view = stage(shown, {
    step: 'payment',
    search,
    steps,
    answers: {
      [REQUIRED]: () => ({ success: true, isPaymentRequired: true }),
      [CREATE]: () => session,
      '/v1/income-check/outlook': () => outlook,
      ...answers,
    },
  });
  await later(50);
  return view;
}

/** The provider says that the person is done. */
const finishes = async () => {
  act(() => mounted[0]?.onComplete());
  await later(0);
};

describe('PAY-01', () => {
  test('where nothing is due the step is passed over, and no checkout is opened', async () => {
    const { flow, sent } = await open({ [REQUIRED]: () => ({ success: true, isPaymentRequired: false }) });
    expect(flow.next).toHaveBeenCalledOnce();
    expect(sent(CREATE)).toEqual([]);
  });

  test('when the listing’s side pays nobody is even asked', async () => {
    function Paid() {
      const flow = useFlow();
      const listing = { lanPays: true } as typeof flow.listing;
      return (
        <FlowContext value={{ ...flow, listing }}>
          <PaymentScreen />
        </FlowContext>
      );
    }
    const { flow, sent } = await open({}, { screen: <Paid /> });
    expect(flow.next).toHaveBeenCalled();
    expect([...sent(REQUIRED), ...sent(CREATE)]).toEqual([]);
  });

  test('the price and what it is for stand there before anybody pays', async () => {
    await open({});
    expect(screen.getByText(/€20/, { selector: 'p' })).toBeTruthy();
    expect(screen.getByText('Valid for 60 days from the day it is made')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Everything is in order/);
  });
});

describe('PAY-02', () => {
  test('Continue waits for the payment, is pressed by itself when it is done, and goes on when the server agrees', async () => {
    let isDue = true;
    const { flow, sent } = await open({ [REQUIRED]: () => ({ success: true, isPaymentRequired: isDue }) });
    expect(mounted[0]).toMatchObject({ clientSecret: 'cs_1_secret_2', language: 'en' });
    const next = screen.getByRole('button', { name: 'Continue' });
    fireEvent.click(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await finishes();
    isDue = false;
    expect(screen.getByText(/confirming your payment/)).toBeTruthy();
    await later(4900);
    expect(sent(REQUIRED)).toHaveLength(1);
    expect(flow.next).not.toHaveBeenCalled();
    await later(200);
    expect(sent(REQUIRED)).toHaveLength(2);
    expect(flow.next).toHaveBeenCalledOnce();
  });

  test('a payment that the server has not seen is still due, and one may press again', async () => {
    let isDue = true;
    const { flow } = await open({ [REQUIRED]: () => ({ success: true, isPaymentRequired: isDue }) });
    await finishes();
    await later(5100);
    expect(screen.getByText('Please complete the payment first')).toBeTruthy();
    expect(flow.next).not.toHaveBeenCalled();
    isDue = false;
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await later(5100);
    expect(flow.next).toHaveBeenCalledOnce();
  });

  test('an open step is named with the way to it, and no checkout is shown', async () => {
    const fields = [{ loc: ['workflow', 'income-check'], code: 'step_missing', msg: 'open' }];
    const { flow } = await open({
      [CREATE]: () => {
        throw new ApiFailure('open', { status: 409, code: 'STEP_MISSING', fields });
      },
    });
    expect(mounted).toEqual([]);
    expect(screen.queryByText(/We are experiencing issues/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Go to “Income”' }));
    expect(flow.goTo).toHaveBeenCalledWith('income-check');
  });

  test('somebody who has paid in another tab is led on', async () => {
    let isDue = true;
    const { flow } = await open({
      [REQUIRED]: () => ({ success: true, isPaymentRequired: isDue }),
      [CREATE]: () => {
        isDue = false;
        throw new ApiFailure('A payment has arrived', { status: 409, code: 'PAYMENT_UNDER_WAY' });
      },
    });
    await later(50);
    expect(flow.next).toHaveBeenCalled();
  });
});

describe('PAY-03', () => {
  test('a checkout that does not open says so, and can be tried again', async () => {
    let isDown = true;
    const { sent } = await open({
      [CREATE]: () => {
        if (isDown) throw new ApiFailure('down', { status: 502, code: 'PROVIDER_FAILED' });
        return session;
      },
    });
    expect(screen.getByText(/We are experiencing issues with our servers/)).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await later(50);
    expect(sent(CREATE)).toHaveLength(2);
    expect(mounted).toHaveLength(1);
  });

  test('coming back with a paid checkout shows the amount and leads on', async () => {
    const { flow, sent } = await open(
      { [STATUS]: () => ({ success: true, session: { status: 'complete', amount: 20 } }) },
      { search: '?session_id=cs_1' },
    );
    expect(sent(STATUS)[0]?.query).toEqual({ session_id: 'cs_1' });
    expect(screen.getByRole('heading', { level: 1, name: 'Your payment has arrived' })).toBeTruthy();
    expect(screen.getByText('€20.00')).toBeTruthy();
    expect(screen.getByText('giulia.moretti@posta.example')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'To my report' }));
    expect(flow.next).toHaveBeenCalledOnce();
  });

  test.each([
    ['an unfinished checkout', () => ({ success: true, session: { status: 'open', amount: 20 } })],
    [
      'a checkout that nobody knows',
      () => {
        throw new ApiFailure('unknown', { status: 404 });
      },
    ],
  ])('coming back with %s is a failure for two seconds, then the checkout opens again', async (_name, status) => {
    const { sent } = await open({ [STATUS]: status }, { search: '?session_id=cs_1' });
    expect(screen.getByRole('heading', { name: 'The payment did not go through' })).toBeTruthy();
    await later(1800);
    expect(sent(CREATE)).toEqual([]);
    await later(400);
    await later(50);
    expect(screen.queryByRole('heading', { name: 'The payment did not go through' })).toBeNull();
    expect(sent(CREATE)).toHaveLength(1);
  });
});
