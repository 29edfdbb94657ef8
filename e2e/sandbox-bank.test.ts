import { languages } from '@vesta/domain/languages';
import { words } from '../packages/bank-sandbox/src/pages/words.ts';
import { expectNoAxeViolations } from './harness/axe.ts';
import type { RunningHouse } from './harness/house.ts';
import { expect, PHONE, test } from './harness/test.ts';
import { tooWide } from './harness/too-wide.ts';

/** The page of a bank at which somebody is asked, as the screen that connects an account leads there. */
async function pageOf({ inside, clock, origin }: RunningHouse, institutionId: string): Promise<string> {
  const { authorisationUrl } = await inside.openBanking.startRedirect({
    institutionId,
    applicationUserId: 'app-1-nonce',
    callback: `${origin()}/outbox`,
    transactionsFrom: new Date(clock.now().getTime() - 100 * 86_400_000),
    transactionsTo: clock.now(),
    expiresAt: new Date(clock.now().getTime() + 900_000),
    psu: { ipAddress: '127.0.0.1', id: null, corporateId: null },
  });
  return authorisationUrl ?? '';
}

for (const language of languages) {
  test(`a person at a sandbox bank, on a phone without scripts, in ${language}, in light and in dark`, async ({
    meet,
    house,
  }) => {
    // The rules of accessibility are a script themselves: they are run on a twin of the page that allows them.
    const { page } = await meet({ viewport: PHONE, javaScriptEnabled: false });
    const looked = await meet({ viewport: PHONE, bypassCSP: true });
    const address = `${await pageOf(house, 'unicredit')}?lang=${language}`;
    const t = words[language];
    const expectGood = async () => {
      await looked.page.goto(address);
      for (const colorScheme of ['dark', 'light'] as const) {
        await looked.page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(looked.page);
      }
      expect(await tooWide(looked.page)).toEqual([]);
    };
    await page.goto(address);
    await page.getByText(t.notice).waitFor();
    await expectGood();
    await page.getByLabel(t.user).fill('giulia');
    await page.getByLabel(t.password).fill('demo');
    await page.getByRole('button', { name: t.next }).click();
    await expectGood();
    await page.getByLabel(t.codeField, { exact: true }).fill('000000');
    await page.getByRole('button', { name: t.next }).click();
    await page.getByText(t.errors.wrong).waitFor();
    await page.getByLabel(t.codeField, { exact: true }).fill('123456');
    await page.getByRole('button', { name: t.next }).click();
    await page.getByRole('checkbox', { name: t.CURRENT }).waitFor();
    await expectGood();
    await page.getByRole('button', { name: t.approve, exact: true }).click();
    await page.waitForURL(/\/outbox\?one-time-token=/);
  });
}
