import { computeFiscalCode } from '@vesta/domain/fiscal-code/compute';
import { evidence } from '@vesta/texts/en/evidence';
import { intakeDetails as words } from '@vesta/texts/en/intake-details';
import { eq } from 'drizzle-orm';
import { applications } from '../apps/server/src/db/schema/index.ts';
import { type PersonaName, personas } from '../apps/server/src/db/seed/personas.ts';
import { documentListOf, documentRecord, readingOf } from '../apps/web/test/document-records.ts';
import type { Applicant } from './harness/applicant.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { listenToCalls } from './harness/calls.ts';
import type { RunningHouse } from './harness/house.ts';
import { describe, expect, PHONE, test } from './harness/test.ts';

const SAVE = '/v2/personal-details/submit';
const code = computeFiscalCode({
  firstName: 'Giulia',
  lastName: 'Moretti',
  birthDay: '1994-09-14',
  sex: 'F',
  birthplaceCode: 'G337',
});

const path = (name: PersonaName, step: string) => `/en/rent/fill/${personas[name].applicationId}/${step}`;

/** As on the first day: nothing saved, standing at this step. */
async function beginsAnew({ inside }: RunningHouse, name: PersonaName): Promise<void> {
  await inside.database.orm
    .update(applications)
    .set({ answersSealed: null, step: 3, stepRouter: 'personal-details' })
    .where(eq(applications.id, personas[name].applicationId));
}

/** Has handed in an ID that was read and is good; how that is done is a test of its own. */
async function hasShownId(applicant: Applicant, name: PersonaName): Promise<void> {
  const id_type = name === 'renate' ? 'passport' : 'id_card';
  const id = documentRecord({
    type: 'national_id',
    selected_ids_combination: name === 'renate' ? 'passport' : 'digital_id',
    recognised: { document_type: id_type, id_type, sides: ['Front', 'Back'] },
  });
  await applicant.meets('/v1/other-documents/list', { status: 200, body: documentListOf([id]) });
  await applicant.meets(`/v1/other-documents/${id.id}/reading`, { status: 200, body: readingOf(id) });
}

async function stands(applicant: Applicant, name: PersonaName, language: 'en' | 'it' | 'de' = 'en'): Promise<void> {
  await beginsAnew(applicant.house, name);
  await applicant.signsInAs(name);
  await hasShownId(applicant, name);
  await applicant.opensStep(name, 'personal-details', { language });
  await applicant.page.getByRole('heading', { level: 1 }).waitFor();
}

const field = ({ page }: Applicant, name: string) => page.getByLabel(name, { exact: true });

async function choosesCountry({ page }: Applicant, label: string, country: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}:`) }).click();
  await page.getByRole('combobox', { name: words.CountryChoice.Search }).fill(country);
  await page.getByRole('option', { name: country }).first().click();
}

/** The code tells the rest. */
async function fillsFirstPart(applicant: Applicant): Promise<void> {
  await field(applicant, 'Italian fiscal code').fill(String(code).toLowerCase());
  await expect.poll(() => field(applicant, 'Place of birth').inputValue()).toBe('Parma');
  expect(await field(applicant, 'Date of birth').inputValue()).toBe('14/09/1994');
  await applicant.page.getByRole('button', { name: /^Nationality: Italy/ }).waitFor();
  await field(applicant, 'Italian fiscal code').blur();
}

describe('Italy', () => {
  test('PD-01 PD-06 PD-08 Giulia tells who she is and where she lives, and finds it all again', async ({
    applicant,
  }) => {
    const { page } = applicant;
    await stands(applicant, 'giulia');
    await applicant.sees('Hello, Giulia Moretti. Part 1 of 2');
    await fillsFirstPart(applicant);
    await applicant.sees('The code fits your last name and your first name.');
    await applicant.sees(/^We took date, place of birth and nationality/);
    const calls = listenToCalls(page);
    await applicant.continues();
    await applicant.seesHeading(evidence.IdUpload.Title);
    expect(calls.find((call) => call.path === SAVE)?.body).toEqual({
      subStep: 1,
      fiscalCode: code,
      nationality: 'Italy',
      dateOfBirth: '14/09/1994',
      placeOfBirth: 'Parma',
    });
    await field(applicant, 'Street').pressSequentially('Via Garibaldi 12, Bergamo');
    await page
      .getByRole('option', { name: /Bergamo/ })
      .first()
      .click();
    await expect.poll(() => field(applicant, 'Town or city').inputValue()).toBe('Bergamo');
    expect(await field(applicant, 'Street').inputValue()).toBe('Via Garibaldi');
    expect(await field(applicant, 'House number').inputValue()).toBe('12');
    expect(await page.locator('#province').inputValue()).toBe('BG');
    await field(applicant, 'Postcode').fill('24121');
    await applicant.continues();
    await applicant.arrivesAt(path('giulia', 'additional-details'));

    await page.reload();
    await applicant.presses('Back');
    await applicant.seesHeading(evidence.IdUpload.Title);
    expect(await field(applicant, 'Street').inputValue()).toBe('Via Garibaldi');
  });

  test('PD-01 PD-03 PD-04 in the second part a reload stays, Back leads to the first, and another country empties the address', async ({
    applicant,
  }) => {
    const { page } = applicant;
    await stands(applicant, 'giulia');
    await fillsFirstPart(applicant);
    await applicant.continues();
    await applicant.seesHeading(evidence.IdUpload.Title);
    await page.reload();
    await applicant.seesHeading(evidence.IdUpload.Title);
    await page.goBack();
    await applicant.seesHeading(words.PersonalDetails.Birth.Title);
    expect(await field(applicant, 'Date of birth').inputValue()).toBe('14/09/1994');
    await page.goForward();
    await applicant.seesHeading(evidence.IdUpload.Title);

    await field(applicant, 'Town or city').fill('Bergamo');
    await choosesCountry(applicant, 'Country', 'France');
    expect(await field(applicant, 'Town or city').inputValue()).toBe('');
    await applicant.sees('Still needed: street, house number, postcode and town or city');
    const next = applicant.page.getByRole('button', { name: 'Continue', exact: true });
    expect(await next.getAttribute('aria-disabled')).toBe('true');
  });

  test('PD-05 without the address service one simply types', async ({ applicant }) => {
    const { page } = applicant;
    await stands(applicant, 'giulia');
    await fillsFirstPart(applicant);
    await applicant.continues();
    await applicant.seesHeading(evidence.IdUpload.Title);
    await applicant.meets('/v1/openapis/addresses', { status: 502 });
    for (const [label, text] of [
      ['Street', 'Via Roma'],
      ['House number', '7/B'],
      ['Postcode', '24121'],
      ['Town or city', 'Bergamo'],
    ] as const)
      await field(applicant, label).fill(text);
    expect(await page.getByRole('option').count()).toBe(0);
    await applicant.continues();
    await applicant.arrivesAt(path('giulia', 'additional-details'));
  });

  test('FLOW-03 VAL-10 what the server refuses is shown at its field', async ({ applicant }) => {
    await stands(applicant, 'giulia');
    await fillsFirstPart(applicant);
    const refused = [
      { loc: ['body', 'placeOfBirth'], code: 'pattern', msg: 'No', loc_msg: 'We do not know this place.' },
    ];
    await applicant.meets(SAVE, {
      status: 422,
      body: { success: false, message: 'No', code: 'VALIDATION', msg: refused },
    });
    await applicant.continues();
    await applicant.page.locator('#placeOfBirth-error', { hasText: 'We do not know this place.' }).waitFor();
    await applicant.presses('Close');
  });
});

test('PD-01 PD-02 in Germany Renate shows the document that she uses, on a phone in the dark', async ({ meet }) => {
  const applicant = await meet({ viewport: PHONE, colorScheme: 'dark' });
  await stands(applicant, 'renate');
  await applicant.sees('Hello, Renate Hoffmann');
  const calls = listenToCalls(applicant.page);
  await applicant.sees(evidence.IdUpload.Complete);
  await expectNoAxeViolations(applicant.page);
  await applicant.continues();
  await applicant.arrivesAt(/\/(questionnaire|current-address)$/);
  expect(calls.find((call) => call.path === SAVE)?.body).toMatchObject({ idDocument: 'passport' });
});
