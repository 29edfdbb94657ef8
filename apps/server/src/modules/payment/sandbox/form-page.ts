import type { Language } from '@vesta/domain/languages';
import { escapeHtml as e } from '../../mail/html/escape-html.ts';
import { type PaymentWords, paymentWords } from '../payment-words.ts';
import { type CardField, type CardForm, type CardProblem, testCardOf, testCards } from './card.ts';
import { CHECKOUT_PATH, pageFrame } from './page-frame.ts';

export interface FormPage {
  language: Language;
  clientSecret: string;
  amount: string;
  form: CardForm;
  problems: Partial<Record<CardField, CardProblem>>;
  /** What went wrong as a whole, when no field is to blame. */
  refused: boolean;
}

export const emptyForm: CardForm = { number: '', expiry: '', code: '', name: '' };

const words = {
  pays: 'Sandbox.CardPays',
  asks: 'Sandbox.CardAsks',
  declines: 'Sandbox.CardDeclines',
  expired: 'Sandbox.CardExpired',
} as const;

const inFours = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Only what cannot be a secret is written back: no security code, and no number but those of the list. */
const writtenBack = (form: CardForm): CardForm => ({
  ...form,
  number: testCardOf(form.number) ? inFours(form.number.replace(/\D/g, '')) : '',
  code: '',
});

interface Field {
  name: CardField;
  label: string;
  hint: string | null;
  attributes: string;
}

function fieldHtml(t: PaymentWords, page: FormPage, { name, label, hint, attributes }: Field): string {
  const problem = page.problems[name];
  const isFirst = Object.keys(page.problems)[0] === name;
  const described = [...(hint ? [`${name}-hint`] : []), ...(problem ? [`${name}-error`] : [])].join(' ');
  return `<div class="field ${name}">
<label for="${name}">${e(label)}</label>
${hint ? `<p class="hint" id="${name}-hint">${e(hint)}</p>` : ''}
${problem ? `<p class="error" id="${name}-error">${e(t(`Sandbox.Errors.${problem}`))}</p>` : ''}
<input id="${name}" name="${name}" value="${e(page.form[name])}" autocomplete="off" required ${attributes}${
    described ? ` aria-describedby="${described}"` : ''
  }${problem ? ' aria-invalid="true"' : ''}${isFirst ? ' autofocus' : ''}>
</div>`;
}

const cardList = (t: PaymentWords): string =>
  `<details><summary>${e(t('Sandbox.Cards'))}</summary><ul>${testCards
    .map(({ number, does }) => `<li><code>${inFours(number)}</code> ${e(t(words[does]))}</li>`)
    .join('')}</ul><p>${e(t('Sandbox.AnyRest'))}</p></details>`;

/** The form for a card. It says first that it only pretends. */
export function formPage(asked: FormPage): string {
  const page = { ...asked, form: writtenBack(asked.form) };
  const t = paymentWords(page.language);
  const fields: Field[] = [
    {
      name: 'number',
      label: t('Sandbox.Number'),
      hint: null,
      attributes: 'inputmode="numeric" maxlength="25" placeholder="1234 1234 1234 1234"',
    },
    {
      name: 'expiry',
      label: t('Sandbox.Expiry'),
      hint: t('Sandbox.ExpiryHint'),
      attributes: 'inputmode="numeric" maxlength="9"',
    },
    {
      name: 'code',
      label: t('Sandbox.Code'),
      hint: t('Sandbox.CodeHint'),
      attributes: 'inputmode="numeric" maxlength="4"',
    },
    { name: 'name', label: t('Sandbox.Name'), hint: null, attributes: 'maxlength="80"' },
  ];
  const failed = page.refused
    ? t('Sandbox.Errors.refused')
    : Object.keys(page.problems).length > 0
      ? t('Sandbox.Summary')
      : null;
  const main = `<p class="notice" role="note">${e(t('Sandbox.Notice'))}</p>
${cardList(t)}
${failed ? `<p class="failed" role="alert">${e(failed)}</p>` : ''}
<form method="post" action="/api${CHECKOUT_PATH}?lang=${page.language}" novalidate>
<input type="hidden" name="client_secret" value="${e(page.clientSecret)}">
<input type="hidden" name="act" value="pay">
${fields.map((field) => fieldHtml(t, page, field)).join('\n')}
<button class="main" type="submit">${e(t('Sandbox.Pay', { amount: page.amount }))}</button>
</form>`;
  return pageFrame({ language: page.language, title: t('Sandbox.Frame'), state: 'form', main });
}
