import type { Language } from '@vesta/domain/languages';
import { EXPIRED_CODE, RIGHT_CODE } from '../codes.ts';
import type { Consent } from '../consents/consent.ts';
import { DEMO_PASSWORD } from '../customers.ts';
import { holderOf } from '../feed/accounts-of.ts';
import { dayOfMoment } from '../feed/day-of.ts';
import { customersOf } from '../home-customer.ts';
import { pageFrame } from './frame.ts';
import { e } from './html.ts';
import { refusal } from './refusal.ts';
import { filled, words } from './words.ts';

interface SignIn {
  language: Language;
  consent: Consent;
  now: Date;
  /** What was typed before, when it was wrong. */
  typed: string | null;
}

function customerList({ language, consent, now }: SignIn): string {
  const t = words[language];
  const rows = customersOf(consent.bank, now).map((customer) => {
    const { firstName, lastName } = holderOf(customer, dayOfMoment(now));
    return `<li><code>${e(customer.user)}</code> ${e(`${firstName} ${lastName}`)}</li>`;
  });
  const text = filled(t.demoText, { password: DEMO_PASSWORD, right: RIGHT_CODE, expired: EXPIRED_CODE });
  return `<details open><summary>${e(t.demo)}</summary><p>${e(text)}</p><ul>${rows.join('')}</ul></details>`;
}

/** Who is it? The people who can be are listed below. */
export function signInPage(page: SignIn): string {
  const { language, consent, typed } = page;
  const t = words[language];
  const failed = typed !== null;
  const marks = failed ? ' aria-invalid="true" aria-describedby="user-error"' : '';
  const main = `<p>${e(t.signInText)}</p>
<form method="post" action="?lang=${language}">
<div class="field"><label for="user">${e(t.user)}</label>
${failed ? `<p class="error" id="user-error" role="alert">${e(t.errors.signIn)}</p>` : ''}
<input id="user" name="user" value="${e(typed ?? '')}" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="120" required${marks} autofocus></div>
<div class="field"><label for="password">${e(t.password)}</label>
<input id="password" name="password" type="password" autocomplete="off" maxlength="120" required></div>
<button name="act" value="sign-in">${e(t.next)}</button>
</form>
${refusal(language)}
${customerList(page)}`;
  return pageFrame({ language, bank: consent.bank.name, title: t.signIn, main });
}
