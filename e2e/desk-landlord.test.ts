import type { Language } from '@vesta/domain/languages';
import { demo } from '../apps/server/src/db/seed/demo-ids.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { demoStaff } from '../apps/server/src/db/seed/staff.ts';
import { payFor } from '../apps/server/src/modules/report/testing/pay-for.ts';
import { deskPaths } from '../apps/web/src/pages/desk/lib/desk-paths.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { cutWords } from './harness/cut-words.ts';
import { appliesFor, releasesToListing, signsInAtDesk } from './harness/desk.ts';
import { days, deskWords, sizes } from './harness/desk-days.ts';
import { rawCodes } from './harness/raw-codes.ts';
import { standsAtResult } from './harness/stands-at-result.ts';
import { DESKTOP, expect, PHONE, test } from './harness/test.ts';
import { tooWide } from './harness/too-wide.ts';

const NARROW = { width: 360, height: 780 };

for (const [language, size] of days) {
  test(`REV-02 an agent’s day, ${language} on a ${size}: a listing, an invitation, an applicant who releases, a decision`, async ({
    meet: meets,
    openHouse,
    house: own,
  }) => {
    // Each day begins with nothing done.
    const house = days.length > 1 ? await openHouse({}) : own;
    const meet = (options = {}) => meets(options, house);

    const { desk, work } = await deskWords(language);
    const { Listings, Form, Listing, Invite, Rest, State, Ask, Decide, Team, Report, Table, Sections } = work;
    const luca = await meet({ viewport: sizes[size] });
    const { page } = luca;
    const expectNoMachineWord = async () => expect(await rawCodes(page, language)).toEqual([]);
    await luca.opens(`/${language}/desk`);
    await luca.seesHeading(desk.SignIn.Title);
    await expectNoAxeViolations(page);
    await signsInAtDesk(luca, demoStaff.agent.email, desk.SignIn);
    await luca.seesHeading(Listings.Title);
    await expectNoAxeViolations(page);
    await expectNoMachineWord();

    await page.getByRole('link', { name: Listings.New }).click();
    await luca.seesHeading(Form.NewTitle);
    await luca.presses(Form.Create);
    expect(await page.getByLabel(Form.Title, { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel(Form.Title, { exact: true }).fill('Two rooms, Via Pontida 14');
    await page.getByLabel(Form.Place).fill('Via Pontida 14, 24122 Bergamo');
    await page.getByLabel(Form.Rent).fill('700');
    await page.getByLabel(Form.AvailableFrom).fill('01/01/2027');
    await expectNoAxeViolations(page);
    await expectNoMachineWord();
    await luca.presses(Form.Create);
    await luca.seesHeading('Two rooms, Via Pontida 14');
    await luca.sees(Listing.Empty);
    const listingId = /listings\/([\w-]+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';

    await luca.presses(Listing.Invite);
    await page.getByLabel(Invite.Email).fill('elisa.rota@posta.example');
    await luca.presses(Invite.Send);
    await luca.sees(Invite.Sent);
    const mail = await house.mailTo('elisa.rota@posta.example');
    expect(mail.text).toContain(`/apply/${listingId}`);
    await page.keyboard.press('Escape');
    await luca.sees('elisa.rota@posta.example');

    await appliesFor(house, 'giulia', listingId);
    await page.reload();
    await luca.sees(Rest.details);
    await luca.seesNo(page.getByText('Giulia'));

    await standsAtResult(house, 'giulia');
    await payFor(house.inside, personas.giulia.applicationId);
    await releasesToListing(house, 'giulia');
    await page.reload();
    await page.getByRole('link', { name: 'Giulia Moretti' }).waitFor();
    await luca.sees(State.released);
    await expectNoMachineWord();
    for (const other of [PHONE, NARROW, DESKTOP]) {
      await page.setViewportSize(other);
      expect(await tooWide(page)).toEqual([]);
      await expectNoAxeViolations(page);
    }
    await page.setViewportSize(sizes[size]);
    // German words are the longest; the table has to hold them, at the narrowest as well.
    await luca.opens(new URL(page.url()).pathname.replace(`/${language}/`, '/de/'));
    await page.getByRole('link', { name: 'Giulia Moretti' }).waitFor();
    for (const width of [DESKTOP.width, 1240, sizes[size].width]) {
      await page.setViewportSize({ ...sizes[size], width });
      expect(await tooWide(page)).toEqual([]);
      expect(await cutWords(page, 'main tbody')).toEqual([]);
    }
    await luca.opens(new URL(page.url()).pathname.replace('/de/', `/${language}/`));

    await page.getByRole('link', { name: 'Giulia Moretti' }).click();
    await page.getByRole('link', { name: Report.Pdf }).waitFor();
    await luca.seesHeading('Giulia Moretti');
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    await expectNoMachineWord();
    await page.getByRole('link', { name: Report.Back }).click();

    await page.getByRole('button', { name: `${Table.Ask}: Giulia Moretti` }).click();
    await page.getByLabel(Ask.Papers['tax-paper']).check();
    await expectNoAxeViolations(page);
    await luca.presses(Ask.Send);
    await luca.sees(Ask.Sent);
    await page.keyboard.press('Escape');
    await luca.sees(State.asked);

    await page.getByRole('button', { name: `${Table.Decide}: Giulia Moretti` }).click();
    await luca.presses(Decide.Notes.viewed);
    await luca.sees(Decide.Noted);
    await page.getByRole('radio', { name: Decide.accept, exact: true }).check();
    await page.getByLabel(Decide.Reasons['rent-fits']).check();
    await expectNoAxeViolations(page);
    await luca.presses(Decide.Send);
    await luca.sees(Decide.Sent);
    await page.keyboard.press('Escape');
    await luca.sees(State.accepted);
    const told = await house.mailTo(personas.giulia.profile.email, 2);
    expect(told.subject).toContain('Via Pontida 14');

    // An agent looks at the team and changes nothing there.
    await page.getByRole('link', { name: Sections.Team }).click();
    await luca.seesHeading(Team.Title);
    await luca.seesNo(page.getByRole('button', { name: Team.Send }));
    await expectNoMachineWord();
    await expectNoAxeViolations(page);
    await luca.presses(new RegExp(desk.Frame.Menu));
    await luca.presses(desk.Frame.SignOut);
    await page.getByLabel(desk.SignIn.Email).waitFor();
  });
}

test('REV-02 the rooms of a company’s owner show no machine’s word', async ({ applicant }) => {
  const language: Language = 'de';
  const { desk } = await deskWords(language);
  const { page } = applicant;
  await applicant.opens(`/${language}/desk`);
  await signsInAtDesk(applicant, demoStaff.owner.email, desk.SignIn);
  await page.waitForURL(/desk\/./);
  for (const room of [deskPaths.company, deskPaths.team, deskPaths.partners, deskPaths.sessions]) {
    const place = room(language, demo.ortica.company);
    await applicant.opens(place);
    await page.locator('h1').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    expect({ place, found: await rawCodes(page, language) }).toEqual({ place, found: [] });
  }
});
