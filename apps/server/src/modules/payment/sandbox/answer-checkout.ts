import type { Language } from '@vesta/domain/languages';
import { formatMoney } from '@vesta/domain/money/format-money';
import { type CheckoutRow, findCheckout, isExpired } from '../../../adapters/payments/sandbox/checkout-rows.ts';
import { clientSecretOf } from '../../../adapters/payments/sandbox/sandbox-secrets.ts';
import type { House } from '../../../house.ts';
import { sameWords } from '../../../lib/same-words.ts';
import { type CardForm, judgeCard } from './card.ts';
import { emptyForm, formPage } from './form-page.ts';
import { bankPage, donePage, overPage } from './other-pages.ts';
import { payCheckout } from './pay-checkout.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'queue'>;

export interface CheckoutPost {
  clientSecret: string;
  /** What was pressed; nothing when the frame is only being opened. */
  act: 'open' | 'pay' | 'approve' | 'refuse';
  card: CardForm;
}

async function checkoutOf({ database, vault }: Needs, clientSecret: string): Promise<CheckoutRow | null> {
  const [id = ''] = clientSecret.split('_secret_', 1);
  return sameWords(clientSecret, clientSecretOf(vault, id)) ? findCheckout(database.orm, id) : null;
}

/** One step of the pretended checkout: takes what was filled in and answers the next page. */
export async function answerCheckout(house: Needs, post: CheckoutPost, language: Language): Promise<string> {
  const now = house.clock.now();
  const row = await checkoutOf(house, post.clientSecret);
  if (row?.status === 'complete') return donePage(language);
  if (row?.status !== 'open' || isExpired(row, now)) return overPage(language);
  const { clientSecret } = post;
  const amount = formatMoney(row.amountCents, language);
  const form = { language, clientSecret, amount, form: emptyForm, problems: {}, refused: false };
  const pay = async () => ((await payCheckout(house, row.id)) ? donePage(language) : overPage(language));
  switch (post.act) {
    case 'open':
      return formPage(form);
    case 'approve':
      return pay();
    case 'refuse':
      return formPage({ ...form, refused: true });
    case 'pay': {
      const verdict = judgeCard(post.card, now);
      if (verdict.kind === 'pays') return pay();
      if (verdict.kind === 'asks') return bankPage(form);
      return formPage({ ...form, form: post.card, problems: verdict.problems });
    }
  }
}
