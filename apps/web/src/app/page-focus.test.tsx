import { act, cleanup, render } from '@testing-library/react';
import { useMemo } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { atPart } from '../lib/flow/start-part.ts';
import { readRoute } from '../lib/route.ts';
import { RouteContext } from '../lib/use-route.ts';
import { PageFocus } from './page-focus.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function shown(entry: string) {
  const at: { navigate: NavigateFunction } = { navigate: () => undefined };
  function Page() {
    const location = useLocation();
    at.navigate = useNavigate();
    const route = useMemo(() => readRoute(location, 'localhost'), [location]);
    return (
      <RouteContext value={route}>
        <PageFocus />
        {location.pathname.endsWith('additional-details') && <input id="paychecksPerYear" />}
      </RouteContext>
    );
  }
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Page />
    </MemoryRouter>,
  );
  return at;
}

test('OCC-01 each question of the start begins at its top, though the address stays', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const at = shown('/it/fill/occupation');
  expect(scrolled).not.toHaveBeenCalled();
  await act(async () => at.navigate('/it/fill/occupation', atPart('type')));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0 });
});

test('CONF-01 who is sent to one question of a page starts at it', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const at = shown('/it/rent/fill/0a7c0100-0000-4000-8000-000000000011/confirmation');
  await act(async () =>
    at.navigate('/it/rent/fill/0a7c0100-0000-4000-8000-000000000011/additional-details#paychecksPerYear'),
  );
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('paychecksPerYear'));
});
