import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../test/house.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const FAILURE = '#/components/schemas/Failure';

interface Operation {
  summary?: string;
  requestBody?: unknown;
  responses: Record<string, { content?: Record<string, { schema: { required?: string[] } }> }>;
}

/** The calls of both parts of the interface. */
const specified = `
  post /v1/auth/validate
  get /v1/workflow/
  get /v1/workflow/listing-info
  get /v1/workflow/occupations
  post /v1/workflow/send-continue-later-email
  get /v1/state/
  get /v1/state/uncomplete-applications
  get /v1/state/link-applications
  post /v1/state/update-step
  post /v1/signup/submit
  post /v1/signup/attempt
  post /v1/signup/delete-application
  get /v1/signup/invitation-public-info
  post /v1/verify-email/submit
  post /v1/verify-email/resend-code
  post /v1/current-address/submit
  post /v1/personal-details/submit
  post /v2/personal-details/submit
  post /v1/personal-details/submit/all
  post /v1/personal-details/submit/nationality
  post /v1/personal-details/submit/additional
  post /v1/personal-details/submit/other-incomes
  post /v1/personal-details/submit/employed-additional
  get /v1/openapis/country-flags
  get /v1/openapis/addresses
  get /v1/openapis/address-details
  post /v1/mortgage-info/submit
  post /v1/questionnaire/submit
  post /v1/bank-account/upload
  post /v1/bank-account/parse
  post /v1/bank-account/finalize-parse
  post /v1/bank-account/delete
  get /v1/bank-account/get-bank-list
  post /v1/other-documents/upload
  post /v1/other-documents/upload-fiscal
  post /v1/other-documents/fetch-fiscal-result
  post /v1/other-documents/delete
  get /v1/other-documents/id-documents
  get /v1/other-documents/id-upload-options
  get /v1/other-documents/parsed-id-document-types
  get /v2/income-check/validate-documents
  get /v2/income-check/set-upload-done-time
  get /v2/income-check/supported-documents
  get /v1/report/
  get /v2/report/
  get /v2/report/pdf
  get /v2/report/invoke-aggregated-pdf-generation
  get /v2/report/aggregated-pdf
  get /v2/report/create-new-app
  get /v1/yapily/get-bank-list
  post /v1/yapily/initiate-single-redirect-auth
  post /v1/yapily/initiate-embedded-auth
  post /v1/yapily/send-sca-code
  post /v1/yapily/validate-sca-code
  post /v1/yapily/embedded-sca-auth-status
  get /v1/yapily/single-redirect-auth-status
  get /v1/yapily/transactions
  post /v1/yapily/receive-callback
  post /v1/payment/create-session
  get /v1/payment/is-payment-required
  get /v1/payment/session-status
  get /v1/openapis/verify-qr-code
  get /v1/openapis/verify-partner-signature
`
  .trim()
  .split(/\s*\n\s*/)
  .map((line) => line.replace(' /', ' /api/'));

/** What the tables of the interface say that a call answers. */
const answered: Readonly<Record<string, string>> = {
  'get /v1/state/': 'user application documents step step_router',
  'get /v1/state/uncomplete-applications': 'applications invitations',
  'post /v1/signup/submit': 'success application_id',
  'post /v1/bank-account/upload': 'document_id document_type parse_results global_error missing_documents',
  'post /v1/bank-account/finalize-parse': 'success parse_results green_light_mode',
  'get /v1/bank-account/get-bank-list': 'bank_list',
  'post /v1/other-documents/upload':
    'success document_id parse_results global_error is_global_warning missing_documents',
  'get /v1/other-documents/id-upload-options': 'default ce x_ce',
  'get /v2/income-check/validate-documents': 'success document_errors missing_documents global_error',
  'get /v2/income-check/supported-documents': 'supported_documents',
  'get /v2/report/': 'success hide_report report report_id message',
  'get /v2/report/create-new-app': 'success application_id',
  'get /v1/yapily/get-bank-list': 'bank_list',
  'post /v1/yapily/initiate-single-redirect-auth': 'success consent_id authorization_url decoupled_auth',
  'post /v1/yapily/initiate-embedded-auth': 'consent_id sca_methods show_choices',
  'post /v1/yapily/send-sca-code': 'success',
  'post /v1/yapily/validate-sca-code': 'success',
  'post /v1/yapily/embedded-sca-auth-status': 'status consent_token',
  'get /v1/yapily/single-redirect-auth-status': 'status',
  'get /v1/yapily/transactions': 'documents error',
  'post /v1/yapily/receive-callback': 'success',
  'post /v1/payment/create-session': 'clientSecret',
  'get /v1/payment/is-payment-required': 'isPaymentRequired',
  'get /v1/payment/session-status': 'session',
  'get /v1/workflow/': 'workflow hidden_routes',
  'get /v1/workflow/listing-info': 'listing',
};

/** What a call of the bank connection is asked with. */
const asked: Readonly<Record<string, string>> = {
  'post /v1/yapily/initiate-single-redirect-auth': 'bank_id region auth_type pre_auth_completed psu_data',
  'post /v1/yapily/initiate-embedded-auth': 'bank_id bank_user_id bank_password',
  'post /v1/yapily/send-sca-code': 'consent_id method',
  'post /v1/yapily/validate-sca-code': 'consent_id method sca_code',
  'post /v1/yapily/embedded-sca-auth-status': 'consent_id',
  'post /v1/yapily/receive-callback': 'institution application_user_id user_uuid error consent',
};

/** The routes out of the tree that the server draws of them, four signs to a level. */
function servedCalls(tree: string): string[] {
  const stack: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const mark = line.indexOf('── ');
    if (mark < 0) return [];
    const [, part = '', verbs = ''] = /^(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line.slice(mark + 3)) ?? [];
    stack.length = Math.floor(mark / 4);
    stack.push(part);
    return verbs
      .split(', ')
      .filter((verb) => verb !== '' && verb !== 'HEAD' && verb !== 'OPTIONS')
      .map((verb) => `${verb.toLowerCase()} ${stack.join('')}`);
  });
}

async function described() {
  const document = (await t.app.inject({ method: 'GET', url: '/api/openapi.json' })).json();
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ name: `${verb} ${path}`, ...operation })),
  );
  return { document, operations };
}

test('API-01 API-02 one OpenAPI document describes every call of the interface', async () => {
  const { document, operations } = await described();
  expect(document.openapi).toMatch(/^3\.1/);
  expect(specified.filter((call) => !operations.some(({ name }) => name === call))).toEqual([]);
});

const fieldsIn = (schema: unknown): string[] => {
  const { properties = {}, anyOf = [], oneOf = [], allOf = [] } = schema as Record<string, never>;
  return [...Object.keys(properties), ...[...anyOf, ...oneOf, ...allOf].flatMap(fieldsIn)];
};

test.each(Object.entries(answered))('API-01 %s answers %s', async (call, fields) => {
  const { operations } = await described();
  const operation = operations.find(({ name }) => name === call.replace(' /', ' /api/'));
  const schema = operation?.responses['200']?.content?.['application/json']?.schema;
  expect(fieldsIn(schema ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));
});

test.each(Object.entries(asked))('API-01 API-02 %s is asked with %s, as JSON or as a form', async (call, fields) => {
  const { operations } = await described();
  const operation = operations.find(({ name }) => name === call.replace(' /', ' /api/'));
  const body = operation?.requestBody ?? { content: {} };
  const { content } = body as { content: Record<string, { schema: unknown }> };
  expect(Object.keys(content).sort()).toEqual(['application/json', 'multipart/form-data']);
  expect(fieldsIn(content['application/json']?.schema ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('API-02 no call is served that the document does not describe', async () => {
  const { operations } = await described();
  const known = new Set(operations.map(({ name }) => name.replaceAll(/\{(\w+)\}/g, ':$1')));
  // The stand-in of the payment provider serves a page of its own, as the provider would: no call of ours.
  const isOurs = (call: string) => call.includes(' /api/v') && !call.includes('/payment/sandbox/');
  const served = servedCalls(t.app.printRoutes()).filter(isOurs);
  expect(served.length).toBeGreaterThan(specified.length);
  expect(served.filter((call) => !known.has(call))).toEqual([]);
});

test('API-02 API-03 each says what it is for and how it fails: JSON with success and message', async () => {
  const { document, operations } = await described();
  for (const { name, summary, responses } of operations) {
    expect(summary, name).toBeTruthy();
    for (const [status, { content }] of Object.entries(responses)) {
      if (Number(status) < 400 || !content) continue;
      expect(content['application/json']?.schema, `${name} ${status}`).toEqual({ $ref: FAILURE });
    }
  }
  expect(document.components.schemas.Failure.required).toEqual(expect.arrayContaining(['success', 'message']));
  const update = document.paths['/api/v1/state/update-step'].post;
  expect(update.requestBody.content['application/json'].schema.required).toEqual(['step', 'step_router']);
  expect(Object.keys(update.responses)).toEqual(expect.arrayContaining(['200', '401', '409', '422']));
});

test('API-02 a page to browse it is served, under a policy of its own', async () => {
  const page = await t.app.inject({ method: 'GET', url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch(/text\/html/);
});
