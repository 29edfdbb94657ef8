import path from 'node:path';
import type { IncomeSource } from '@vesta/domain/income/sources';
import { waitForMail } from '../../../e2e/harness/mails.ts';
import type { Applicant } from '../applicant.ts';
import type { Walker } from './walker.ts';

const QUESTIONS = 15;

/** What those without work say they live from. */
const livesFrom: Partial<Record<Walker['name'], IncomeSource>> = {
  rosa: 'Pension',
  werner: 'Pension',
  hanna: 'Parental benefit',
  katrin: 'Unemployment benefit',
  antonio: 'Unemployment benefit',
};

type Call = (path: string, body: unknown) => Promise<Record<string, unknown>>;

/** Calls the API the way the screens do. */
export function callsOf(address: string, { region }: Walker, who: Partial<Applicant>): Call {
  return async (call, body) => {
    const response = await fetch(`${address}/api${call}?application_id=${who.applicationId ?? ''}&lang=en`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Application-Type': 'rent',
        Region: region,
        ...(who.token ? { Authorization: `Bearer ${who.token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${call} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
}

/** Signs up, reads the code in the mail, and stands before the personal details. */
export async function signsUp(address: string, dataDir: string, walker: Walker, mark: string): Promise<Applicant> {
  const { person, name } = walker;
  const email = `${name}.${mark}@posta.example`;
  const call = callsOf(address, walker, {});
  const { application_id: applicationId } = await call('/v1/signup/submit', {
    first_name: person.firstName,
    last_name: person.lastName,
    email,
    mobile: person.country === 'IT' ? '+39-3471182906' : '+49-15123456789',
    privacy_policy_consented: true,
    employment_status: person.status,
  });
  const mail = await waitForMail(path.join(dataDir, 'outbox'), email);
  const code = /\b(\d{6})\b/.exec(mail.text ?? '')?.[1];
  const { access_token: token } = await callsOf(address, walker, { applicationId: String(applicationId) })(
    '/v1/verify-email/submit',
    { email, code },
  );
  return { applicationId: String(applicationId), token: String(token) };
}

/** What the steps between the identity and the income ask; they are walked by tests of their own. */
export async function answersBetween(address: string, walker: Walker, who: Applicant): Promise<void> {
  const { person, region } = walker;
  const { job, household, address: home } = person;
  const call = callsOf(address, walker, who);
  await call('/v1/personal-details/submit/additional', {
    employmentStatus: person.status,
    household_members_count: '1,0',
    ...(job
      ? { typeOfContract: job.contract === 'open_ended' ? 'open-ended' : 'close-ended', paychecksPerYear: job.payments }
      : {}),
    ...(household.childBenefit ? { hasIncome: true, otherIncomes: 'Benefits' } : {}),
    ...(livesFrom[walker.name] ? { otherIncomes: livesFrom[walker.name] } : {}),
    ...(household.rent ? { livingSituation: 'Tenant', currentRent: String(household.rent.amount / 100) } : {}),
  });
  if (region === 'de') {
    const answers = Array.from({ length: QUESTIONS }, (_, index) => ({
      question: `SelfDisclosure.Q${String(index + 1).padStart(2, '0')}.Text`,
      response: 'PNTS',
    }));
    await call('/v1/questionnaire/submit', { questionnaire: answers, waiver: true, truthful: true });
    await call('/v1/current-address/submit', {
      current_country: 'Germany',
      current_street: home.street.replace(/ \d+$/, ''),
      current_house_num: /\d+$/.exec(home.street)?.[0] ?? '1',
      current_city: home.city,
      current_postcode: home.postcode,
    });
  }
}
