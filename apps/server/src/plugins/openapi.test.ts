import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../test/house.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

interface Operation {
  summary?: string;
  requestBody?: unknown;
  responses: Record<string, { content?: Record<string, { schema: { required?: string[] } }> }>;
}

/** The calls of both parts of the interface that are built. */
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
  post /v1/payment/create-session
  get /v1/payment/is-payment-required
  get /v1/payment/session-status
  get /v1/openapis/verify-qr-code
  get /v1/openapis/verify-partner-signature
`
  .trim()
  .split(/\s*\n\s*/)
  .map((line) => line.replace(' /', ' /api/'));

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
      expect(content['application/json']?.schema.required, `${name} ${status}`).toEqual(
        expect.arrayContaining(['success', 'message']),
      );
    }
  }
  const update = document.paths['/api/v1/state/update-step'].post;
  expect(update.requestBody.content['application/json'].schema.required).toEqual(['step', 'step_router']);
  expect(Object.keys(update.responses)).toEqual(expect.arrayContaining(['200', '401', '409', '422']));
});

test('API-02 a page to browse it is served, under a policy of its own', async () => {
  const page = await t.app.inject({ method: 'GET', url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch(/text\/html/);
});
