/** What 95 of 100 calls stay below, by call. */
export type GrowthFigures = Record<string, number>;

export interface HotCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: (at: number) => object;
}

const get = (name: string, path: string): HotCall => ({ name, method: 'GET', path });
const post = (name: string, path: string, body: (at: number) => object): HotCall => ({
  name,
  method: 'POST',
  path,
  body,
});

/** The calls that people make most, in the order in which one person can make all of them. */
export const hotCalls: readonly HotCall[] = [
  get('report', '/v2/report/'),
  get('releases', '/v2/report/releases'),
  post('confirm', '/v1/confirmation/submit', () => ({ confirmed: true })),
  get('state', '/v1/state/'),
  get('own applications', '/v1/state/uncomplete-applications'),
  post('save the step', '/v1/state/update-step', () => ({ step: 3, step_router: 'personal-details' })),
  get('workflow', '/v1/workflow/'),
  get('occupations', '/v1/workflow/occupations'),
  get('papers listed', '/v1/other-documents/list'),
  get('ways to show who one is', '/v1/other-documents/id-upload-options'),
  get('papers enough', '/v2/income-check/validate-documents'),
  get('papers wanted', '/v2/income-check/supported-documents'),
  get('what to expect', '/v1/income-check/outlook'),
  get('banks', '/v1/bank-account/get-bank-list'),
  get('payment asked', '/v1/payment/is-payment-required'),
  get('my data', '/v1/my-data/'),
  post('session checked', '/v1/auth/validate', () => ({})),
  post('other income saved', '/v1/personal-details/submit/other-incomes', () => ({ otherIncomes: 'pension' })),
  post('about to sign up', '/v1/signup/attempt', (at) => ({ email: `grown.${at}@posta.example` })),
  post('sign-up', '/v1/signup/submit', (at) => ({
    ...{ first_name: 'Anna', last_name: 'Conti', email: `grown.${at}@posta.example`, mobile: '+39-3471182906' },
    ...{ privacy_policy_consented: true, marketing_consented: false, employment_status: 'Employed' },
  })),
];
