import { besideWork, insteadOfWork } from '@vesta/domain/income/sources';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { demo } from '../../db/seed/demo-ids.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const workflow = (headers: Record<string, string>, query: Record<string, string> = {}) =>
  t.app.inject({ method: 'GET', url: '/api/v1/workflow/', headers, query });
const routers = (answer: Awaited<ReturnType<typeof workflow>>) =>
  answer.json().workflow.map((step: { router: string }) => step.router);

describe('FLOW-01 GET /v1/workflow/', () => {
  test('answers the ordered steps and the hidden routes', async () => {
    const answer = await workflow({ occupation: 'Employed', region: 'it', 'application-type': 'rent' });
    expect(answer.statusCode).toBe(200);
    expect(routers(answer)).toEqual([
      'sign-up',
      'verify-email',
      'resume-application',
      'personal-details',
      'additional-details',
      'income-check',
      'confirmation',
      'parsing-status',
      'payment',
      'result',
    ]);
    expect(answer.json()).toMatchObject({ success: true, hidden_routes: ['resume-application', 'parsing-status'] });
    expect(answer.json().workflow[0]).toEqual({ router: 'sign-up', label: 'Steps.SignUp', hidden: false, skip: false });
  });

  test('follows region and application type', async () => {
    const german = await workflow({ occupation: 'Employed', region: 'de', 'application-type': 'rent' });
    expect(routers(german)).toEqual(expect.arrayContaining(['questionnaire', 'current-address']));
    const mortgage = await workflow({ occupation: 'Employed', region: 'de', 'application-type': 'mortgage' });
    expect(routers(mortgage)).toContain('mortgage-info');
    expect(routers(mortgage)).not.toContain('questionnaire');
    const rapid = await workflow({ occupation: 'Hybrid-employed', 'application-type': 'rapid' });
    expect(routers(rapid).slice(3)).toEqual(['income-check', 'parsing-status', 'payment', 'result']);
  });

  test('FLOW-04 a guarantor skips the household; payment is skipped when the listing pays', async () => {
    const guarantor = await workflow(
      { occupation: 'Employed' },
      { role: 'guarantor', listing_id: demo.ortica.listing },
    );
    expect(guarantor.json().hidden_routes).toEqual([
      'resume-application',
      'additional-details',
      'parsing-status',
      'payment',
    ]);
    const paying = await workflow({ occupation: 'Employed' }, { listing_id: demo.nordlicht.listing });
    expect(paying.json().hidden_routes).toEqual(['resume-application', 'parsing-status']);
  });

  test('with an application, its own role, region and listing count', async () => {
    const answer = await t.as('marco', {
      method: 'GET',
      url: '/api/v1/workflow/',
      headers: { occupation: 'Student', region: 'de' },
    });
    expect(answer.json().hidden_routes).toContain('payment');
    expect(routers(answer)).not.toContain('questionnaire');
    const guarantor = await t.as('renate', {
      method: 'GET',
      url: '/api/v1/workflow/',
      headers: { occupation: 'Employed' },
    });
    expect(guarantor.json().hidden_routes).toContain('additional-details');
  });

  test.each([{}, { occupation: '' }, { occupation: 'Astronaut' }, { occupation: 'Angestellt' }] as Record<
    string,
    string
  >[])('an unknown occupation is named as such: %o', async (headers) => {
    const answer = await workflow(headers);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ success: false, code: 'OCCUPATION_UNKNOWN' });
  });

  test('nonsense in region and type falls back to Italy and rent', async () => {
    const answer = await workflow({ occupation: 'Employed', region: 'xx', 'application-type': 'lease' });
    expect(routers(answer)).toHaveLength(10);
  });
});

describe('occupations and listings', () => {
  test('OCC-07 all five statuses for applicants; a guarantor may be retired, but not a student', async () => {
    const all = await t.app.inject({ method: 'GET', url: '/api/v1/workflow/occupations', query: { lang: 'en' } });
    const { occupations } = all.json();
    expect(occupations.map((o: { key: string }) => o.key)).toEqual([
      'Employed',
      'Self-employed',
      'Hybrid-employed',
      'Student',
      'Unemployed',
    ]);
    expect(occupations.every((o: { hidden: boolean }) => !o.hidden)).toBe(true);
    const forGuarantor = await t.app.inject({
      method: 'GET',
      url: '/api/v1/workflow/occupations',
      query: { role: 'guarantor' },
    });
    const hidden = forGuarantor.json().occupations.filter((o: { hidden: boolean }) => o.hidden);
    expect(hidden.map((o: { key: string }) => o.key)).toEqual(['Student']);
    const retired = occupations.find((o: { key: string }) => o.key === 'Unemployed');
    expect(retired).toMatchObject({
      other_incomes: expect.arrayContaining(['Pension', 'Unemployment benefit', 'Parental benefit', 'Other']),
      documents: [{ ref: 'fiscal_doc', description: 'Pension or benefit letter' }, { ref: 'bank_statement' }],
    });
  });

  test('ADD-07 every occupation comes with the other incomes to choose from, in English in every language', async () => {
    for (const lang of ['en', 'it', 'de']) {
      const answer = await t.app.inject({ method: 'GET', url: '/api/v1/workflow/occupations', query: { lang } });
      for (const { key, other_incomes } of answer.json().occupations)
        expect(other_incomes).toEqual([...(key === 'Unemployed' ? insteadOfWork : besideWork)]);
    }
  });

  test('occupations speak the caller’s language', async () => {
    const [it, de] = await Promise.all(
      ['it', 'de'].map((lang) => t.app.inject({ method: 'GET', url: '/api/v1/workflow/occupations', query: { lang } })),
    );
    expect(it?.json().occupations[0].description).toMatch(/buste paga/);
    expect(de?.json().occupations[0].description).toMatch(/Gehaltsabrechnungen/);
  });

  test('SHELL-10 a listing comes with its company’s branding', async () => {
    const answer = await t.app.inject({
      method: 'GET',
      url: '/api/v1/workflow/listing-info',
      query: { listing_id: demo.ortica.listing },
    });
    expect(answer.json().listing).toMatchObject({
      listingUuid: demo.ortica.listing,
      lanPays: true,
      company: { name: 'Ortica', visualPrimaryColor: '#5a2250' },
    });
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'nothing', "'; drop table listings; --"])(
    'OCC-04 an unknown listing answers 404 with a message: %s',
    async (id) => {
      const answer = await t.app.inject({
        method: 'GET',
        url: '/api/v1/workflow/listing-info',
        query: { listing_id: id, lang: 'en' },
      });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        success: false,
        code: 'LISTING_UNKNOWN',
        message: 'Warning, this listing doesn’t exist. You’re about to submit a general application.',
      });
    },
  );
});
