import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type Language, localeOf } from '@vesta/domain/languages';
import type { ApplicationState } from '@vesta/domain/state';
import { core as coreDe } from '@vesta/texts/de/core';
import { evidence as evidenceDe } from '@vesta/texts/de/evidence';
import { fields as fieldsDe } from '@vesta/texts/de/fields';
import { intakeDetails as detailsDe } from '@vesta/texts/de/intake-details';
import { payment as paymentDe } from '@vesta/texts/de/payment';
import { questions as questionsDe } from '@vesta/texts/de/questions';
import { core as coreEn } from '@vesta/texts/en/core';
import { evidence as evidenceEn } from '@vesta/texts/en/evidence';
import { fields as fieldsEn } from '@vesta/texts/en/fields';
import { intakeDetails as detailsEn } from '@vesta/texts/en/intake-details';
import { payment as paymentEn } from '@vesta/texts/en/payment';
import { questions as questionsEn } from '@vesta/texts/en/questions';
import { merge, type TextTree } from '@vesta/texts/merge';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import { vi } from 'vitest';
import { TodayContext } from '../src/features/checked-form/use-today.ts';
import { ApiFailure, type CallOptions } from '../src/lib/api.ts';
import { type Flow, FlowContext } from '../src/lib/flow/flow.ts';
import { readRoute } from '../src/lib/route.ts';
import { ApiContext } from '../src/lib/use-api.ts';
import { RouteContext } from '../src/lib/use-route.ts';

const texts: Partial<Record<Language, unknown>> = {
  en: [coreEn, fieldsEn, detailsEn, evidenceEn, questionsEn, paymentEn].reduce<TextTree>(merge, {}),
  de: [coreDe, fieldsDe, detailsDe, evidenceDe, questionsDe, paymentDe].reduce<TextTree>(merge, {}),
};

export const ID = '0a7c0100-0000-4000-8000-000000000011';

export function stateWith(change: {
  application?: Partial<ApplicationState['application']>;
  answers?: Partial<ApplicationState['answers']>;
  shared?: ApplicationState['shared_household'];
  movingIn?: ApplicationState['moving_in'];
}): ApplicationState {
  return {
    success: true,
    user: {
      id: 'u1',
      is_staff: false,
      first_name: 'Giulia',
      last_name: 'Moretti',
      email: 'giulia.moretti@posta.example',
      mobile: null,
      privacy_policy_consented: true,
      marketing_consented: false,
      employment_status: 'Employed',
      listing_id: null,
      invitation_code: null,
      is_main_tenant: true,
    },
    application: {
      application_id: ID,
      listing_id: null,
      applicant_role: 'main-applicant',
      application_type: 'rent',
      region: 'it',
      employment_status: 'Employed',
      step: 3,
      step_router: 'personal-details',
      version: 1,
      ...change.application,
    },
    answers: {
      personal_details: null,
      current_address: null,
      additional_details: null,
      questionnaire: null,
      mortgage_info: null,
      ...change.answers,
    },
    shared_household: change.shared ?? null,
    moving_in: change.movingIn ?? [],
    documents: { uploadedBankStatements: [], uploadedOtherDocuments: [] },
    step: 3,
    step_router: 'personal-details',
  };
}

export interface Call extends CallOptions {
  path: string;
}

/** What a call answers; a thrown failure is what the API client would throw. */
export type Answer = (call: Call) => unknown;

interface Scene {
  step: string;
  state?: ApplicationState | null;
  language?: Language;
  host?: string;
  type?: string;
  search?: string;
  answers?: Record<string, Answer>;
  steps?: Flow['steps'];
  listing?: Partial<NonNullable<Flow['listing']>>;
}

const COUNTRIES = [
  { name: 'Italy', localeName: 'Italy', cca2: 'IT', code: '+39', flag: '/flags/it.svg' },
  { name: 'Germany', localeName: 'Germany', cca2: 'DE', code: '+49', flag: '/flags/de.svg' },
  { name: 'France', localeName: 'France', cca2: 'FR', code: '+33', flag: '/flags/fr.svg' },
];

const always: Record<string, Answer> = {
  '/v1/openapis/country-flags': () => ({ success: true, countries: COUNTRIES }),
  '/v1/openapis/birthplaces': () => ({ success: true, municipalities: [] }),
  '/v1/openapis/addresses': () => ({ success: true, recommendations: [] }),
  '/v1/invitations': () => ({ success: true, invitations: [] }),
};

export const refusal = (field: string, message: string): ApiFailure =>
  new ApiFailure(message, {
    status: 422,
    code: 'VALIDATION',
    fields: [{ loc: ['body', field], code: 'pattern', msg: 'Form', loc_msg: message }],
  });

/** One step on an empty stage: a real route and texts, a server and a flow that only write down what they are told. */
export function stage(screen: ReactNode, scene: Scene) {
  const { step, state = stateWith({}), language = 'en', host = 'localhost', type = 'rent', search = '' } = scene;
  const { steps = [] } = scene;
  const calls: Call[] = [];
  const answers = { ...always, ...scene.answers };
  const call = async (path: string, options: CallOptions = {}) => {
    calls.push({ path, ...options });
    return answers[path]?.({ path, ...options }) ?? { success: true };
  };
  const flow: Flow = {
    steps,
    stepsLoading: false,
    currentStep: 3,
    listing: (scene.listing ?? null) as Flow['listing'],
    listingLoading: false,
    listingUnknown: false,
    state,
    stateLoading: false,
    goTo: vi.fn(),
    next: vi.fn(),
    back: vi.fn(),
    dressAs: vi.fn(),
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Page() {
    const location = useLocation();
    return <RouteContext value={readRoute(location, host)}>{screen}</RouteContext>;
  }
  const view = render(
    <MemoryRouter initialEntries={[`/${language}/${type}/fill/${ID}/${step}${search}`]}>
      <IntlProvider locale={localeOf[language]} messages={texts[language] as never} timeZone="Europe/Rome">
        <QueryClientProvider client={client}>
          <ApiContext value={{ get: call as never, post: call as never }}>
            <FlowContext value={flow}>
              <TodayContext value={() => '2026-11-15'}>
                <Page />
              </TodayContext>
            </FlowContext>
          </ApiContext>
        </QueryClientProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
  return { ...view, flow, calls, sent: (path: string) => calls.filter((one) => one.path === path) };
}
