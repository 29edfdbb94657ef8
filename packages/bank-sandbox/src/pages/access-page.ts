import { type Language, localeOf } from '@vesta/domain/languages';
import type { Consent } from '../consents/consent.ts';
import type { SandboxAccount } from '../feed/accounts-of.ts';
import { pageFrame } from './frame.ts';
import { e } from './html.ts';
import { refusal } from './refusal.ts';
import { filled, words } from './words.ts';

interface AccessPage {
  language: Language;
  consent: Consent;
  accounts: readonly SandboxAccount[];
  noneChosen: boolean;
}

const money = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'currency', currency, useGrouping: 'always' }).format(cents / 100);

/** Spans are asked for from midnight to midnight of the world's time. */
const dayWords = (moment: Date | null, language: Language): string =>
  moment?.toLocaleDateString(localeOf[language], { timeZone: 'UTC' }) ?? '…';

/** What is asked for ends before this moment: a midnight belongs to the day before it. */
const lastDay = (to: Date | null): Date | null => (to === null ? null : new Date(to.getTime() - 1));

function choices({ language, accounts, noneChosen }: AccessPage): string {
  const t = words[language];
  if (accounts.length === 0) return `<p>${e(t.noAccounts)}</p>`;
  const rows = accounts.map(
    ({ id, iban, kind, currency, balance }) =>
      `<label class="choice"><input type="checkbox" name="account" value="${id}"${noneChosen ? '' : ' checked'}><span>${e(
        t[kind],
      )}<small>${e(iban)}</small><small>${e(money(balance, currency, language))}</small></span></label>`,
  );
  const problem = noneChosen ? `<p class="error" id="account-error" role="alert">${e(t.errors.accounts)}</p>` : '';
  return `<fieldset${noneChosen ? ' aria-describedby="account-error"' : ''}><legend>${e(t.accounts)}</legend>${problem}${rows.join('\n')}</fieldset>`;
}

/** What is asked for, and yes or no. The first of two legs has no accounts to choose from yet. */
export function accessPage(page: AccessPage): string {
  const { language, consent } = page;
  const t = words[language];
  const isFirstLeg = consent.status === 'AWAITING_PRE_AUTHORIZATION';
  const span = { from: dayWords(consent.from, language), to: dayWords(lastDay(consent.to), language) };
  const main = `<p>${e(isFirstLeg ? t.preText : filled(t.accessText, span))}</p>
<form method="post" action="?lang=${language}">
${isFirstLeg ? '' : choices(page)}
<button name="act" value="approve">${e(t.approve)}</button>
</form>
${refusal(language)}`;
  return pageFrame({ language, bank: consent.bank.name, title: t.access, main });
}
