import { setTimeout as delay } from 'node:timers/promises';
import type { DocumentValidation } from '@vesta/domain/documents/income-check';
import type { PdfAnswer, ReportAnswer } from '@vesta/domain/report-answer';
import type { Traveller } from './traveller.ts';

export interface JourneyPaper {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface JourneyPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly fiscalCode: string;
  /** As it is typed: day/month/year. */
  readonly birthDay: string;
  readonly birthPlace: string;
  readonly address: { street: string; houseNum: string; city: string; postcode: string; province: string };
  readonly paychecks: number;
  readonly papers: readonly JourneyPaper[];
}

export interface JourneyMeans {
  /** Reads the code in the mail that this person was sent. */
  codeFor(email: string): Promise<string>;
  /** How often somebody who waits asks. */
  readonly pollMs?: number;
}

const CARD = { act: 'pay', number: '4242424242424242', expiry: '12/29', code: '123' };
/** Only somebody for whom nothing happens any more waits as long. */
const PATIENCE_MS = 600_000;

async function until<T>(ask: () => Promise<T | null>, pollMs: number): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await ask();
    if (found !== null) return found;
    if (performance.now() > end) throw new Error('What was waited for never came.');
    await delay(pollMs);
  }
}

async function signsUp(who: Traveller, person: JourneyPerson, means: JourneyMeans): Promise<void> {
  const { firstName, lastName, email } = person;
  await who.get('/v1/workflow/occupations');
  await who.post('/v1/signup/attempt', { email });
  await who.post('/v1/signup/submit', {
    first_name: firstName,
    last_name: lastName,
    email,
    mobile: '+39-3471182906',
    privacy_policy_consented: true,
    marketing_consented: false,
    employment_status: 'Employed',
  });
  const code = await means.codeFor(email);
  const opened = await who.post<{ access_token: string; application_id: string }>('/v1/verify-email/submit', {
    email,
    code,
  });
  who.session = { token: opened.access_token, applicationId: opened.application_id };
}

async function tellsDetails(who: Traveller, person: JourneyPerson): Promise<void> {
  const { fiscalCode, birthDay, birthPlace, address } = person;
  const birth = { subStep: 1, fiscalCode, nationality: 'Italia', dateOfBirth: birthDay, placeOfBirth: birthPlace };
  await who.post('/v2/personal-details/submit', birth);
  await who.post('/v2/personal-details/submit', { subStep: 2, country: 'Italia', ...address });
  await who.post('/v1/personal-details/submit/additional', {
    employmentStatus: 'Employed',
    household_members_count: '1,0',
    typeOfContract: 'open-ended',
    paychecksPerYear: String(person.paychecks),
  });
}

async function handsIn(who: Traveller, papers: readonly JourneyPaper[]): Promise<void> {
  for (const [at, paper] of papers.entries())
    await who.send(paper.path, () => {
      const form = new FormData();
      const fields = { ...paper.fields, upload_key: `upload-${who.session?.applicationId}-${at}` };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('file', new Blob([paper.bytes]), paper.name);
      return form;
    });
}

async function waitsForVerdict(who: Traveller, pollMs: number): Promise<void> {
  const told = await until(async () => {
    const answer = await who.get<DocumentValidation>('/v2/income-check/validate-documents');
    const isReading = answer.global_error?.message_key === 'Uploads.PleaseWaitFilesParsed';
    return isReading ? null : answer;
  }, pollMs);
  if (told.success) return;
  const words = [...told.document_errors, ...told.missing].map(({ message_key }) => message_key);
  throw new Error(`The papers were not enough: ${words.join(', ')}`);
}

async function pays(who: Traveller, { firstName, lastName }: JourneyPerson): Promise<void> {
  const { clientSecret } = await who.post<{ clientSecret: string }>('/v1/payment/create-session', {});
  const card = { ...CARD, name: `${firstName} ${lastName}`, client_secret: clientSecret };
  await who.send('/v1/payment/sandbox/checkout', () => new URLSearchParams(card));
  const session_id = clientSecret.split('_secret_', 1)[0] ?? '';
  await who.get('/v1/payment/session-status', { session_id });
}

/** From the first page to the report and its paper. Answers the report's id. */
export async function travel(who: Traveller, person: JourneyPerson, means: JourneyMeans): Promise<string> {
  const { pollMs = 1000 } = means;
  await signsUp(who, person, means);
  await tellsDetails(who, person);
  await handsIn(who, person.papers);
  await waitsForVerdict(who, pollMs);
  await who.post('/v1/confirmation/submit', { confirmed: true });
  await pays(who, person);
  const id = await until(async () => {
    const answer = await who.get<ReportAnswer>('/v2/report/');
    return answer.processing ? null : answer.reportId;
  }, pollMs);
  await until(async () => {
    const { status } = await who.get<PdfAnswer>('/v2/report/pdf', { report_id: id });
    if (status === 'failed') throw new Error('The report was not set on paper.');
    return status === 'ready' ? status : null;
  }, pollMs);
  return id;
}
