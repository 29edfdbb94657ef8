import type { Language } from '@vesta/domain/languages';
import { EXPIRED_CODE, RIGHT_CODE } from '../codes.ts';
import type { Consent } from '../consents/consent.ts';
import { DEMO_PASSWORD } from '../customers.ts';
import { pageFrame } from './frame.ts';
import { e } from './html.ts';
import { refusal } from './refusal.ts';
import { filled, words } from './words.ts';

/** The second factor. */
export function codePage(language: Language, consent: Consent, problem: 'wrong' | 'expired' | null): string {
  const t = words[language];
  const marks = problem ? ' aria-invalid="true" aria-describedby="code-error"' : '';
  const hint = filled(t.demoText, { password: DEMO_PASSWORD, right: RIGHT_CODE, expired: EXPIRED_CODE });
  const main = `<p>${e(t.codeText)}</p>
<form method="post" action="?lang=${language}">
<div class="field"><label for="code">${e(t.codeField)}</label>
${problem ? `<p class="error" id="code-error" role="alert">${e(t.errors[problem])}</p>` : ''}
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="120" required${marks} autofocus></div>
<button name="act" value="code">${e(t.next)}</button>
</form>
${refusal(language)}
<details open><summary>${e(t.demo)}</summary><p>${e(hint)}</p></details>`;
  return pageFrame({ language, bank: consent.bank.name, title: t.code, main });
}
