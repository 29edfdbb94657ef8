import type { Language } from '@vesta/domain/languages';
import { escapeHtml as e } from '../../mail/html/escape-html.ts';
import { paymentWords } from '../payment-words.ts';
import { CHECKOUT_PATH, pageFrame } from './page-frame.ts';

interface BankPage {
  language: Language;
  clientSecret: string;
  amount: string;
}

/** The second factor, as a bank would ask for it. */
export function bankPage({ language, clientSecret, amount }: BankPage): string {
  const t = paymentWords(language);
  const main = `<p class="notice" role="note">${e(t('Sandbox.Notice'))}</p>
<div class="bank">
<h1>${e(t('Sandbox.Bank.Title'))}</h1>
<p>${e(t('Sandbox.Bank.Text', { amount }))}</p>
<form method="post" action="/api${CHECKOUT_PATH}?lang=${language}">
<input type="hidden" name="client_secret" value="${e(clientSecret)}">
<button class="main" name="act" value="approve" autofocus>${e(t('Sandbox.Bank.Approve'))}</button>
<button class="second" name="act" value="refuse">${e(t('Sandbox.Bank.Refuse'))}</button>
</form>
</div>`;
  return pageFrame({ language, title: t('Sandbox.Bank.Title'), state: 'bank', main });
}

/** Small on purpose: a checkout that is done makes room, and the page around notices. */
export function donePage(language: Language): string {
  const t = paymentWords(language);
  const main = `<div class="done" role="status"><h1>${e(t('Sandbox.Done.Title'))}</h1><p>${e(t('Sandbox.Done.Text'))}</p></div>`;
  return pageFrame({ language, title: t('Sandbox.Done.Title'), state: 'complete', main });
}

export function overPage(language: Language): string {
  const t = paymentWords(language);
  const main = `<div class="bank"><h1>${e(t('Sandbox.Over.Title'))}</h1><p>${e(t('Sandbox.Over.Text'))}</p></div>`;
  return pageFrame({ language, title: t('Sandbox.Over.Title'), state: 'over', main });
}
