import { desk as english } from '@vesta/texts/en/desk';
import { eq } from 'drizzle-orm';
import { applications } from '../../apps/server/src/db/schema/index.ts';
import { type PersonaName, personas } from '../../apps/server/src/db/seed/personas.ts';
import type { Applicant } from './applicant.ts';
import type { RunningHouse } from './house.ts';
import { sessionOf } from './sign-in.ts';

/** Signs in at the desk as a person would: address, mailbox, six digits. */
export async function signsInAtDesk(
  { page, house }: Applicant,
  email: string,
  SignIn: Record<'Email' | 'Send' | 'Code', string> = english.Desk.SignIn,
): Promise<void> {
  const before = (await house.mails()).filter(({ to }) => to?.some(({ address }) => address === email)).length;
  await page.getByLabel(SignIn.Email).fill(email);
  await page.getByRole('button', { name: SignIn.Send }).click();
  await page.getByLabel(SignIn.Code).waitFor();
  const mail = await house.mailTo(email, before);
  await page.getByLabel(SignIn.Code).fill(/\b(\d{6})\b/.exec(mail.text ?? '')?.[1] ?? '');
}

/** Somebody of the demo applies for another home. */
export const appliesFor = ({ inside }: RunningHouse, name: PersonaName, listingId: string) =>
  inside.database.orm.update(applications).set({ listingId }).where(eq(applications.id, personas[name].applicationId));

/** The report is made and released to the company behind the listing, by calls that the result page makes. */
export async function releasesToListing(house: RunningHouse, name: PersonaName): Promise<void> {
  const query = `application_id=${personas[name].applicationId}&lang=en`;
  const headers = { Authorization: `Bearer ${await sessionOf(house, name)}`, 'Content-Type': 'application/json' };
  await fetch(`${house.origin()}/api/v2/report/?${query}`, { headers });
  const body = JSON.stringify({ recipient: 'listing', delivery: 'link' });
  const answer = await fetch(`${house.origin()}/api/v2/report/release?${query}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The release was refused with ${answer.status}.`);
}
