import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { HEADER_DESK } from '@vesta/domain/desk/calls';
import type { DeskPerson } from '@vesta/domain/desk/sign-in';
import { core } from '@vesta/texts/en/core';
import { desk } from '@vesta/texts/en/desk';
import { deskReview } from '@vesta/texts/en/desk-review';
import { deskWork } from '@vesta/texts/en/desk-work';
import { fields } from '@vesta/texts/en/fields';
import { pages } from '@vesta/texts/en/pages';
import { merge, type TextTree } from '@vesta/texts/merge';
import { useMemo } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import { vi } from 'vitest';
import { readRoute } from '../src/lib/route.ts';
import { RouteContext } from '../src/lib/use-route.ts';
import DeskPage from '../src/pages/desk/desk-page.tsx';

export const COMPANY = '0a7c0001-0000-4000-8000-000000000001';
export const LISTING = '0a7c0001-0000-4000-8000-000000000011';

export const owner: DeskPerson = {
  id: '0a7c0009-0000-4000-8000-000000000002',
  name: 'Bianca Ferri',
  email: 'bianca.ferri@ortica.example',
  house_role: null,
  companies: [{ id: COMPANY, name: 'Ortica', role: 'owner' }],
};

export const signedOut = { status: 401, body: { success: false, code: 'DESK_SIGNED_OUT', message: 'Signed out.' } };

interface SentCall {
  method: string;
  path: string;
  body: unknown;
  desk: string | null;
}

type Answer = { status?: number; body?: unknown };
export type DeskAnswers = Record<string, Answer | ((call: SentCall) => Answer)>;

const texts = [pages, fields, desk, deskReview, deskWork].reduce<TextTree>(merge, core);

/** The whole desk with everything real but the server, which stands behind fetch. */
export function deskStage(path: string, answers: DeskAnswers) {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(input, 'http://localhost');
    const headers = new Headers(init.headers);
    const isJson = typeof init.body === 'string';
    const call = {
      method: String(init.method),
      path: url.pathname.slice('/api'.length),
      body: isJson ? JSON.parse(String(init.body)) : (init.body ?? null),
      desk: headers.get(HEADER_DESK),
    };
    calls.push(call);
    const found = answers[`${call.method} ${call.path}`];
    if (found === undefined) throw new Error(`The test has no answer to ${call.method} ${call.path}.`);
    const answer = typeof found === 'function' ? found(call) : found;
    return new Response(JSON.stringify(answer.body ?? { success: true }), { status: answer.status ?? 200 });
  });
  const place = { now: '' };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

  function Page() {
    const location = useLocation();
    place.now = `${location.pathname}${location.search}`;
    const route = useMemo(() => readRoute(location, 'localhost'), [location]);
    return (
      <RouteContext value={route}>
        <DeskPage />
      </RouteContext>
    );
  }

  render(
    <MemoryRouter initialEntries={[path]}>
      <IntlProvider locale="en-GB" messages={texts as never} timeZone="Europe/Rome">
        <QueryClientProvider client={queries}>
          <Page />
        </QueryClientProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
  return { calls, place, sent: (path: string) => calls.filter((call) => call.path === path) };
}
