import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { core } from '@vesta/texts/en/core';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CrashGuard } from './crash-guard.tsx';

const { CutOff, Crash } = core.ErrorPage;
let isOnline = false;
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  cleanup();
  reload.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function breaks(message: string) {
  const Broken = () => {
    throw new Error(message);
  };
  render(
    <IntlProvider locale="en" messages={core as never} timeZone="Europe/Rome">
      <CrashGuard>
        <Broken />
      </CrashGuard>
    </IntlProvider>,
  );
}

test.each(['Failed to fetch dynamically imported module: /a.js', 'Unable to preload CSS for /a.css'])(
  'FLOW-07 a step that cannot be fetched without a connection says so, and opens once it is back: %s',
  async (message) => {
    isOnline = false;
    breaks(message);
    expect(await screen.findByRole('heading', { name: CutOff.Title })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
);

test('FLOW-07 a file of an older version is fetched anew by one reload', async () => {
  isOnline = true;
  breaks('Failed to fetch dynamically imported module: /a.js');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  // The page is on its way: nobody reads of a fault that is being mended.
  expect(screen.queryByRole('heading', { name: Crash.Title })).toBeNull();
});

test('FLOW-07 a file that a reload did not bring either ends on the page that says so', async () => {
  isOnline = true;
  sessionStorage.setItem('vesta.reloaded', String(Date.now()));
  breaks('Failed to fetch dynamically imported module: /a.js');
  expect(await screen.findByRole('heading', { name: Crash.Title })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('FLOW-07 what breaks by our fault says that, and is not reloaded', async () => {
  isOnline = true;
  breaks('x is not a function');
  expect(await screen.findByRole('heading', { name: Crash.Title })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});
