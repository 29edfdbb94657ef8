import type { Language } from '@vesta/domain/languages';
import { type PersonaName, personas } from '../../apps/server/src/db/seed/personas.ts';
import { loadAccess } from '../../apps/server/src/modules/access/load-access.ts';
import { sendContinueLaterEmail } from '../../apps/server/src/modules/workflow/send-continue-later-email.ts';
import type { Applicant } from '../harness/applicant.ts';
import type { RunningHouse } from '../harness/house.ts';
import { sessionOf } from '../harness/sign-in.ts';
import { words } from '../harness/words.ts';
import type { Shot } from './shot.ts';

/** Brings a page into the state of a shot and waits until it stands still. */
export async function pose(applicant: Applicant, shot: Shot, language: Language): Promise<void> {
  const { page } = applicant;
  if (shot.as) await applicant.signsInAs(shot.as);
  await shot.before?.(applicant);
  await applicant.opens(shot.oneLanguage ? shot.path : `/${language}${shot.path}`);
  if (!shot.busy) await page.locator('h1').first().waitFor();
  await shot.after?.(applicant, words[language]);
  if (!shot.busy) await page.waitForFunction(() => !document.querySelector('[aria-busy=true], [role=progressbar]'));
  else {
    // Inside the page that is meant, and not while its code is still on the way.
    await page.locator('main').first().waitFor();
    await page.locator('[aria-busy=true], [role=progressbar]').first().waitFor();
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** An outbox with a mail in it, because an empty one shows little. */
export async function writeMail(house: RunningHouse, name: PersonaName = 'marco'): Promise<void> {
  const { applicationId, language, profile } = personas[name];
  const access = await loadAccess(house.inside, { token: await sessionOf(house, name), applicationId });
  if (!access?.application) throw new Error(`${name} has no application.`);
  await sendContinueLaterEmail(house.inside, { ...access, application: access.application }, language);
  await house.mailTo(profile.email);
}
