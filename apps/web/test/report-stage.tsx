import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type Language, localeOf } from '@vesta/domain/languages';
import { aggregatedReport } from '@vesta/domain/report/aggregated-report';
import { report as reportSchema } from '@vesta/domain/report/report';
import type { ReportAnswer } from '@vesta/domain/report-answer';
import { loaders } from '@vesta/texts/load';
import { coreLoaders } from '@vesta/texts/load-core';
import { merge, type TextTree } from '@vesta/texts/merge';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import { vi } from 'vitest';
import { ApiFailure, type CallOptions } from '../src/lib/api.ts';
import { type Flow, FlowContext } from '../src/lib/flow/flow.ts';
import { readRoute } from '../src/lib/route.ts';
import { ApiContext } from '../src/lib/use-api.ts';
import { RouteContext } from '../src/lib/use-route.ts';
import aggregatedIt from './fixtures/report-aggregated.json' with { type: 'json' };
import mortgageIt from './fixtures/report-mortgage.json' with { type: 'json' };
import rapidIt from './fixtures/report-rapid.json' with { type: 'json' };
import rentDe from './fixtures/report-rent-de.json' with { type: 'json' };
import rentIt from './fixtures/report-rent-it.json' with { type: 'json' };
import rentRecipient from './fixtures/report-rent-recipient.json' with { type: 'json' };

/** Reports as the engine makes them. The schema reads them, so one of an older shape fails here and not in a corner. */
const reports = { rentIt, rentDe, rentRecipient, rapidIt, mortgageIt };
export const reportOf = (name: keyof typeof reports) => reportSchema.parse(structuredClone(reports[name]));
export const householdReport = () => aggregatedReport.parse(structuredClone(aggregatedIt));

export const ID = '0a7c0100-0000-4000-8000-000000000011';
export const REPORT_ID = '0a7c0100-0000-4000-8000-0000000000aa';

export const answerWith = (more: Partial<ReportAnswer> = {}): ReportAnswer => ({
  success: true,
  hideReport: false,
  hide_report: false,
  processing: false,
  report: reportOf('rentIt'),
  aggregated: null,
  has_household: false,
  awaited: [],
  sent_to: null,
  household_release: null,
  reportId: REPORT_ID,
  report_id: REPORT_ID,
  valid_until: '2027-01-15T00:00:00.000Z',
  changes: [],
  can_download: true,
  has_receipt: false,
  message: null,
  ...more,
});

export const refusedWith = (status: number, message: string, code = ''): ApiFailure =>
  new ApiFailure(message, { status, code });

interface Call extends CallOptions {
  path: string;
}
type Answer = (call: Call) => unknown;

const bundles = [
  'pages',
  'fields',
  'intakeDetails',
  'evidence',
  'questions',
  'report',
  'reportView',
  'reportSharing',
  'myData',
  'documents',
  'checks',
] as const;

async function textsOf(language: Language): Promise<TextTree> {
  const parts = await Promise.all([coreLoaders[language](), ...bundles.map((name) => loaders[language][name]())]);
  return (parts as unknown as TextTree[]).reduce<TextTree>(merge, {});
}

interface Scene {
  answers?: Record<string, Answer>;
  language?: Language;
  type?: string;
  listing?: Flow['listing'];
  steps?: Flow['steps'];
  saved?: Flow['state'];
  /** What the page that led here handed on. */
  state?: unknown;
}

/** Anything about reports on an empty stage. Missing words are collected, since on screen they would look like words. */
export async function stage(screen: ReactNode, scene: Scene = {}) {
  const { answers = {}, language = 'en', type = 'rent', listing = null, steps = [], saved = null, state } = scene;
  const calls: Call[] = [];
  const missing: string[] = [];
  const call = async (path: string, options: CallOptions = {}) => {
    calls.push({ path, ...options });
    return answers[path]?.({ path, ...options }) ?? { success: true };
  };
  const flow: Flow = {
    steps,
    stepsLoading: false,
    currentStep: 3,
    listing,
    listingLoading: false,
    listingUnknown: false,
    state: saved,
    stateLoading: false,
    goTo: vi.fn(),
    next: vi.fn(),
    back: vi.fn(),
    dressAs: vi.fn(),
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const messages = await textsOf(language);
  function Page() {
    const location = useLocation();
    return <RouteContext value={readRoute(location, 'localhost')}>{screen}</RouteContext>;
  }
  const view = render(
    <MemoryRouter initialEntries={[{ pathname: `/${language}/${type}/fill/${ID}/result`, state }]}>
      <IntlProvider
        locale={localeOf[language]}
        messages={messages as never}
        timeZone="Europe/Rome"
        onError={({ message }) => missing.push(message)}
      >
        <QueryClientProvider client={client}>
          <ApiContext value={{ get: call as never, post: call as never }}>
            <FlowContext value={flow}>
              <Page />
            </FlowContext>
          </ApiContext>
        </QueryClientProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
  return { ...view, flow, missing, sent: (path: string) => calls.filter((one) => one.path === path) };
}
