import { act, cleanup, render, screen } from '@testing-library/react';
import { core } from '@vesta/texts/en/core';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionNotice } from './connection-notice.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <IntlProvider locale="en" messages={core as never} timeZone="Europe/Rome">
      <ConnectionNotice />
    </IntlProvider>,
  );

/** What a browser does when the line goes or comes back. */
function line(isUp: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isUp);
  act(() => void window.dispatchEvent(new Event(isUp ? 'online' : 'offline')));
}

test('the notice comes when the line goes, is said aloud, and leaves by itself when it is back', () => {
  show();
  expect(screen.queryByText(core.General.Error.Offline)).toBeNull();
  line(false);
  expect(screen.getByText(core.General.Error.Offline).closest('[role=status], [role=alert]')).toBeTruthy();
  line(true);
  expect(screen.queryByText(core.General.Error.Offline)).toBeNull();
});

test('a page that is opened without a line says so at once', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  screen.getByText(core.General.Error.Offline);
});
