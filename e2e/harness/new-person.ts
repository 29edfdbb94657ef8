import { intakeStart as words } from '@vesta/texts/en/intake-start';
import type { Applicant } from './applicant.ts';
import type { RunningHouse } from './house.ts';
import type { WrittenMail } from './mails.ts';

export interface NewPerson {
  first: string;
  last: string;
  email: string;
  mobile: string;
}

let met = 0;

/** Somebody nobody has met before: every test has its own address. */
export const newPerson = (first = 'giulia', last = 'moretti'): NewPerson => ({
  first,
  last,
  email: `${first}.${last}.${++met}.${process.pid}@posta.example`,
  mobile: '347 118 2906',
});

export const codeIn = (mail: WrittenMail): string => {
  const code = /\b(\d{6})\b/.exec(mail.text ?? '')?.[1];
  if (!code) throw new Error('The mail has no code in it.');
  return code;
};

/** The newest code sent to a person; `after` says how many mails they had before. */
export const codeFor = async (house: RunningHouse, { email }: NewPerson, after = 0): Promise<string> =>
  codeIn(await house.mailTo(email, after));

export const mailsTo = async (house: RunningHouse, { email }: NewPerson): Promise<WrittenMail[]> =>
  (await house.mails()).filter((mail) => mail.to?.some(({ address }) => address === email));

const field = ({ page }: Applicant, name: string) => page.getByRole('textbox', { name, exact: true });

/** From the first page to the sign-up form, as employed. A listing leaves the introduction out. */
export async function choosesOccupation(applicant: Applicant, path = '/en/rent/fill/occupation'): Promise<void> {
  await applicant.opens(path);
  if (path.endsWith('/occupation')) await applicant.presses('Get started');
  await applicant.chooses('Employed');
  await applicant.continues();
  await applicant.page.getByRole('heading', { level: 1 }).filter({ hasText: /Who/ }).waitFor();
}

export async function fillsSignUp(applicant: Applicant, { first, last, email, mobile }: NewPerson): Promise<void> {
  const { SignUp } = words;
  await field(applicant, SignUp.FirstName).fill(first);
  await field(applicant, SignUp.LastName).fill(last);
  const address = field(applicant, SignUp.Email);
  if (await address.isEditable()) await address.fill(email);
  await field(applicant, SignUp.Mobile).fill(mobile);
  await applicant.page.getByRole('checkbox', { name: /privacy policy/ }).check();
}

export async function signsUp(applicant: Applicant, person: NewPerson, path?: string): Promise<void> {
  await choosesOccupation(applicant, path);
  await fillsSignUp(applicant, person);
  await applicant.presses(words.SignUp.Submit);
  await applicant.seesHeading(words.VerifyEmail.Title);
}

export async function typesCode({ page }: Applicant, code: string): Promise<void> {
  await page.getByRole('textbox', { name: words.VerifyEmail.Code }).pressSequentially(code);
}

const call = async (
  house: RunningHouse,
  path: string,
  body: object,
): Promise<{ application_id: string; access_token: string }> => {
  const headers = { 'Content-Type': 'application/json', 'Application-Type': 'rent', Region: 'it' };
  const answer = await fetch(`${house.origin()}/api/v1/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json() as Promise<{ application_id: string; access_token: string }>;
};

/** Has signed up and confirmed the address before, by the calls that the screens make: what the screens do is not looked at. */
export async function hasApplied(
  house: RunningHouse,
  person: NewPerson,
  listing?: string,
): Promise<{ id: string; token: string }> {
  const before = (await mailsTo(house, person)).length;
  const { application_id: id } = await call(house, 'signup/submit?lang=en', {
    first_name: person.first,
    last_name: person.last,
    email: person.email,
    mobile: '+39-3471182906',
    privacy_policy_consented: true,
    marketing_consented: false,
    employment_status: 'Employed',
    ...(listing ? { listing_id: listing } : {}),
  });
  const { access_token: token } = await call(house, `verify-email/submit?lang=en&application_id=${id}`, {
    email: person.email,
    code: await codeFor(house, person, before),
  });
  return { id, token };
}

/** The whole way from the first page into the application; answers its id. */
export async function becomesApplicant(applicant: Applicant, person: NewPerson, path?: string): Promise<string> {
  const before = (await mailsTo(applicant.house, person)).length;
  await signsUp(applicant, person, path);
  await typesCode(applicant, await codeFor(applicant.house, person, before));
  await applicant.arrivesAt(/\/(resume-application|personal-details)$/);
  return /fill\/([^/]+)\//.exec(applicant.page.url())?.[1] ?? '';
}
