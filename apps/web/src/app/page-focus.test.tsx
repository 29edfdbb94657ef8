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

test('OCC-01 each question of the start begins at its top, though the address stays', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  let navigate: NavigateFunction = () => undefined;
  function Page() {
    const location = useLocation();
    navigate = useNavigate();
    const route = useMemo(() => readRoute(location, 'localhost'), [location]);
    return (
      <RouteContext value={route}>
        <PageFocus />
      </RouteContext>
    );
  }
  render(
    <MemoryRouter initialEntries={['/it/fill/occupation']}>
      <Page />
    </MemoryRouter>,
  );
  expect(scrolled).not.toHaveBeenCalled();
  await act(async () => navigate('/it/fill/occupation', atPart('type')));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0 });
});
