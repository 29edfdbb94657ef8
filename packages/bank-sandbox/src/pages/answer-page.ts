import type { Language } from '@vesta/domain/languages';
import { CODE_TRIES, judgeCode } from '../codes.ts';
import { type Consent, isAwaiting } from '../consents/consent.ts';
import type { ConsentBook } from '../consents/consent-book.ts';
import { DEMO_PASSWORD, findCustomer } from '../customers.ts';
import type { Door } from '../door.ts';
import { accountsOf } from '../feed/accounts-of.ts';
import { dayOfMoment } from '../feed/day-of.ts';
import { accessPage } from './access-page.ts';
import { codePage } from './code-page.ts';
import { overPage } from './over-page.ts';
import { signInPage } from './sign-in-page.ts';
import { wayBackAgreed, wayBackRefused } from './way-back.ts';

export interface Posted {
  act: string;
  user: string;
  password: string;
  code: string;
  accounts: readonly string[];
}

export type PageAnswer = { kind: 'page'; status: number; html: string } | { kind: 'back'; to: string };

interface Needs {
  book: ConsentBook;
  door: Door;
}

const page = (html: string, status = 200): PageAnswer => ({ kind: 'page', status, html });

/** One step at the bank: takes what was filled in, if anything, and answers the next page or the way back. */
export function answerPage({ book, door }: Needs, ticket: string, post: Posted | null, language: Language): PageAnswer {
  const consent = book.byTicket(ticket);
  if (!consent || !isAwaiting(consent)) return page(overPage(language), 404);
  const now = door.clock.now();
  const over = page(overPage(language), 404);
  const back = (to: string | null): PageAnswer => (to === null ? over : { kind: 'back', to });
  const accounts = () => (consent.customer ? accountsOf(consent.bank, consent.customer, dayOfMoment(now)) : []);

  const current = (): PageAnswer => {
    if (!consent.customer) return page(signInPage({ language, consent, now, typed: null }));
    if (!consent.hasProved) return page(codePage(language, consent, null));
    return page(accessPage({ language, consent, accounts: accounts(), noneChosen: false }));
  };

  if (post?.act === 'refuse') {
    consent.status = 'REJECTED';
    return back(wayBackRefused(consent, 'user', 'The customer did not allow the access'));
  }
  if (post?.act === 'sign-in' && !consent.customer) {
    const customer = findCustomer(post.user);
    if (!customer || post.password !== DEMO_PASSWORD)
      return page(signInPage({ language, consent, now, typed: post.user }), 422);
    consent.customer = customer;
  }
  if (post?.act === 'code' && consent.customer && !consent.hasProved) {
    const verdict = judgeCode(post.code);
    if (verdict !== 'right') return wrongCode(consent, verdict, language, back);
    consent.hasProved = true;
  }
  if (post?.act === 'approve' && consent.hasProved) {
    const own = accounts().map(({ id }) => id);
    const chosen = own.filter((id) => post.accounts.includes(id));
    const hasChoice = consent.status === 'AWAITING_AUTHORIZATION' && own.length > 0;
    if (hasChoice && chosen.length === 0)
      return page(accessPage({ language, consent, accounts: accounts(), noneChosen: true }), 422);
    if (hasChoice) consent.accountIds = chosen;
    book.approve(consent);
    return back(wayBackAgreed(consent));
  }
  return current();
}

function wrongCode(
  consent: Consent,
  verdict: 'wrong' | 'expired',
  language: Language,
  back: (to: string | null) => PageAnswer,
): PageAnswer {
  consent.wrongCodes += 1;
  if (consent.wrongCodes < CODE_TRIES) return page(codePage(language, consent, verdict), 422);
  consent.status = 'FAILED';
  return back(wayBackRefused(consent, 'institution', 'Too many wrong codes'));
}
