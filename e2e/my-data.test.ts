import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { myData as de } from '@vesta/texts/de/my-data';
import { myData } from '@vesta/texts/en/my-data';
import { reportSharing } from '@vesta/texts/en/report-sharing';
import { myData as it } from '@vesta/texts/it/my-data';
import { eq } from 'drizzle-orm';
import { applications, consents, users } from '../apps/server/src/db/schema/index.ts';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { payFor } from '../apps/server/src/modules/report/testing/pay-for.ts';
import { unzip } from '../apps/server/test/unzip.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import { rawCodes } from './harness/raw-codes.ts';
import { standsAtResult } from './harness/stands-at-result.ts';
import { DESKTOP, expect, PHONE, test } from './harness/test.ts';

const { MyData } = myData;
const { Panel, Form, Recipient, Log } = reportSharing.ReportSharing;
const codeOf = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? '';
/** MY_DATA_PICTURES names a folder for pictures of every state. */
const folder = process.env.MY_DATA_PICTURES;

test('LAW-01 FLOW-02 Giulia comes by her address, pauses and withdraws a link, takes her data along, stops the news and has all erased', async ({
  meet,
  house,
}) => {
  const { applicationId, userId, profile } = personas.giulia;
  await standsAtResult(house, 'giulia');
  await payFor(house.inside, applicationId);
  const now = house.inside.clock.now();
  await house.inside.database.orm
    .insert(consents)
    .values({ userId, kind: 'marketing', granted: true, textVersion: '1', language: 'en', createdAt: now });
  const giulia = await meet({ viewport: PHONE });
  const { page } = giulia;
  const picture = async (name: string) => {
    if (!folder) return;
    await mkdir(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  };
  await giulia.signsInAs('giulia');
  await giulia.opensStep('giulia', 'result');
  await giulia.presses(Panel.Release);
  const release = page.getByRole('dialog', { name: Form.Title });
  await release.getByLabel(Form.Name).fill('Carla Neri');
  await release.getByLabel(Form.Email).fill('carla@casa.example');
  await release.getByRole('button', { name: Form.Send }).click();
  await giulia.sees(Form.Done);
  const [, way = ''] =
    /(\/en\/released-report#token=[\w-]+)/.exec((await house.mailTo('carla@casa.example')).text ?? '') ?? [];

  // As from the link in a mail, in a browser that does not know her.
  await page.evaluate(() => localStorage.clear());
  await giulia.opens('/en/my-data');
  await giulia.seesHeading(MyData.Title);
  await expectNoAxeViolations(page);
  await picture('sign-in');
  await giulia.presses(MyData.SignIn.Send);
  await giulia.sees(MyData.SignIn.EmailError);
  const before = (await house.mails()).filter(({ to }) => to?.some(({ address }) => address === profile.email)).length;
  await page.getByLabel(MyData.SignIn.Email).fill(profile.email);
  await giulia.presses(MyData.SignIn.Send);
  const mail = await house.mailTo(profile.email, before);
  expect(mail.text).toContain('/en/my-data');
  await page.getByLabel(MyData.SignIn.Code).fill(codeOf(mail.text));
  await giulia.sees(MyData.Application.Ready);
  expect(await rawCodes(page)).toEqual([]);
  await expectNoAxeViolations(page);
  await picture('overview-phone');

  const named = (text: string) => text.replace('{name}', 'Carla Neri');
  const carla = await meet({ viewport: PHONE });
  await carla.opens(way);
  await carla.seesHeading(Recipient.Title);
  await giulia.presses(named(MyData.Releases.PauseFor));
  await page.getByText(/^Paused since/).waitFor();
  await picture('paused-phone');
  await carla.page.reload();
  await carla.seesHeading(Recipient.Gone);
  await giulia.presses(named(MyData.Releases.ResumeFor));
  await page.getByText(/^By link until/).waitFor();
  await giulia.presses(named(MyData.Releases.WithdrawFor));
  await giulia.presses(Log.Confirm.Yes);
  await page.getByText(/^Withdrawn on/).waitFor();

  // The switch shows the wish at once; what a reload shows is what the server was told.
  const stopped = page.waitForResponse((answer) => /\/sharing\/?(\?|$)/.test(answer.url()));
  await page.getByRole('switch', { name: MyData.Sharing.Label }).check();
  expect((await stopped).ok()).toBe(true);
  await page.reload();
  expect(await page.getByRole('switch', { name: MyData.Sharing.Label }).isChecked()).toBe(true);

  await page.getByText(MyData.Review.Title).click();
  await page.getByLabel(MyData.Review.Label).fill('The rent in March was paid in cash.');
  await giulia.presses(MyData.Review.Send);
  await page.getByText(/^Sent on .* answer by/).waitFor();
  await expectNoAxeViolations(page);

  await giulia.presses(MyData.News.Stop);
  await giulia.sees(MyData.News.Off);

  const [download] = await Promise.all([page.waitForEvent('download'), giulia.follows(MyData.Take.Button)]);
  const pieces: Buffer[] = [];
  for await (const piece of await download.createReadStream()) pieces.push(piece as Buffer);
  expect(Object.keys(unzip(Buffer.concat(pieces)))).toEqual(
    expect.arrayContaining(['READ-ME.txt', 'data/documents.json', 'recipients.json', 'explanation.json']),
  );

  await page.setViewportSize(DESKTOP);
  await expectNoAxeViolations(page);
  await picture('overview-desktop');
  for (const [language, words] of [
    ['it', it],
    ['de', de],
  ] as const) {
    await page.setViewportSize(PHONE);
    await giulia.opens(`/${language}/my-data`);
    await giulia.seesHeading(words.MyData.Title);
    await giulia.sees(words.MyData.Application.Ready);
    expect(await rawCodes(page, language)).toEqual([]);
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(PHONE.width);
    await picture(`overview-${language}`);
  }
  await giulia.opens('/en/my-data');

  // The keyboard alone does it too.
  await page.getByRole('button', { name: MyData.Erase.Button }).press('Enter');
  const dialog = page.getByRole('dialog', { name: MyData.Erase.Question });
  await dialog.getByText(MyData.Erase.Links).waitFor();
  await expectNoAxeViolations(page);
  await picture('erase-phone');
  const mailed = (await house.mails()).filter(({ to }) => to?.some(({ address }) => address === profile.email)).length;
  await dialog.getByRole('button', { name: MyData.Erase.SendCode }).press('Enter');
  const code = codeOf((await house.mailTo(profile.email, mailed)).text);
  await dialog.getByLabel(MyData.Erase.Code).fill(code === '000000' ? '111111' : '000000');
  await dialog.getByRole('button', { name: MyData.Erase.Confirm }).click();
  await dialog.getByRole('alert').waitFor();
  await picture('erase-wrong-phone');
  await dialog.getByLabel(MyData.Erase.Code).fill(code);
  await dialog.getByRole('button', { name: MyData.Erase.Confirm }).press('Enter');
  await giulia.seesHeading(MyData.Erase.Done);
  await expectNoAxeViolations(page);
  await picture('erased-phone');

  const [row] = await house.inside.database.orm.select().from(applications).where(eq(applications.id, applicationId));
  expect(row).toMatchObject({ answersSealed: null, deletedAt: expect.any(Date) });
  const [person] = await house.inside.database.orm.select().from(users).where(eq(users.id, userId));
  expect(person?.language).toBe('-');
  await page.reload();
  await page.getByLabel(MyData.SignIn.Email).waitFor();
});
