import { act, cleanup, fireEvent } from '@testing-library/react';
import { INACTIVITY_TIMEOUT_MS, SESSION_KEEP_ALIVE_MS } from '@vesta/domain/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stage } from '../../test/details-stage.tsx';
import { session } from '../lib/session.ts';
import { Inactivity } from './inactivity.tsx';

const SIGN_OUT = '/v1/auth/sign-out';
const VALIDATE = '/v1/auth/validate';

beforeEach(() => {
  vi.useFakeTimers();
  session.start('token-1');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  session.clear();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('RES-06 two hours without a sign of life end the session here and on the server, and lead nowhere else', async () => {
  const { sent } = stage(<Inactivity />, { step: 'confirmation' });
  await later(INACTIVITY_TIMEOUT_MS - 2000);
  expect(sent(SIGN_OUT)).toEqual([]);
  await later(3000);
  // Told once, with the token still in hand, and without a refusal taking the person to another page.
  expect(sent(SIGN_OUT)).toMatchObject([{ isQuiet: true }]);
  expect(session.token()).toBeNull();
});

test('RES-06 whoever only types stays known to the server; whoever is away does not', async () => {
  const { sent } = stage(<Inactivity />, { step: 'confirmation' });
  await later(SESSION_KEEP_ALIVE_MS * 5);
  const before = sent(VALIDATE).length;
  expect(before).toBeLessThanOrEqual(1);
  fireEvent.keyDown(window, { key: 'a' });
  await later(SESSION_KEEP_ALIVE_MS);
  expect(sent(VALIDATE)).toHaveLength(before + 1);
  await later(SESSION_KEEP_ALIVE_MS * 5);
  expect(sent(VALIDATE)).toHaveLength(before + 1);
});
