import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { core } from '@vesta/texts/en/core';
import { fields } from '@vesta/texts/en/fields';
import { intakeStart } from '@vesta/texts/en/intake-start';
import { merge } from '@vesta/texts/merge';
import { type ReactNode, useMemo } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import { createApi } from '../src/lib/api.ts';
import { FlowProvider } from '../src/lib/flow/flow-provider.tsx';
import { readRoute } from '../src/lib/route.ts';
import { session } from '../src/lib/session.ts';
import { ApiContext } from '../src/lib/use-api.ts';
import { RouteContext } from '../src/lib/use-route.ts';

export interface SentCall {
  path: string;
  query: Record<string, string>;
  body: unknown;
}

interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Answers by call, e.g. 'POST /v1/signup/submit'; null stands for a connection that is not there. */
export type Answers = Record<string, Answer | null | ((call: SentCall) => Answer | null)>;

const STEPS = ['sign-up', 'verify-email', 'resume-application', 'personal-details'] as const;
const workflow = STEPS.map((router) => ({
  router,
  label: 'Steps.SignUp',
  hidden: router === 'resume-application',
  skip: false,
}));

const always: Answers = {
  'GET /v1/workflow/': { body: { success: true, workflow, hidden_routes: [] } },
  'GET /v1/openapis/country-flags': { body: { success: true, countries: [] } },
};

function fakeServer(answers: Answers, calls: SentCall[]): typeof fetch {
  const table = { ...always, ...answers };
  return async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const path = url.pathname.slice('/api'.length);
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    const call = { path, query: Object.fromEntries(url.searchParams), body };
    calls.push(call);
    const found = table[`${init?.method} ${path}`];
    if (found === undefined) throw new Error(`The test has no answer to ${init?.method} ${path}.`);
    const answer = typeof found === 'function' ? found(call) : found;
    if (!answer) throw new TypeError('no connection');
    return new Response(JSON.stringify(answer.body ?? { success: true }), {
      status: answer.status ?? 200,
      ...(answer.headers ? { headers: answer.headers } : {}),
    });
  };
}

const texts = merge(merge(core, fields), intakeStart);

/** One step with everything real around it but the server. */
export function stage(
  screen: ReactNode,
  { path, host = 'localhost', answers = {}, state }: { path: string; host?: string; answers?: Answers; state?: object },
) {
  const calls: SentCall[] = [];
  const place = { now: '' };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

  function Page() {
    const location = useLocation();
    place.now = `${location.pathname}${location.search}${location.hash}`;
    const route = useMemo(() => readRoute(location, host), [location]);
    const api = createApi({
      route: () => route,
      token: session.token,
      fetch: fakeServer(answers, calls),
      offlineText: () => core.General.Error.Offline,
    });
    return (
      <RouteContext value={route}>
        <ApiContext value={api}>
          <FlowProvider>{screen}</FlowProvider>
        </ApiContext>
      </RouteContext>
    );
  }

  render(
    <MemoryRouter initialEntries={[state ? { ...parsePath(path), state } : path]}>
      <IntlProvider locale="en-GB" messages={texts as never} timeZone="Europe/Rome">
        <QueryClientProvider client={queries}>
          <Page />
        </QueryClientProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
  return { calls, place, sent: (path: string) => calls.filter((call) => call.path === path) };
}
