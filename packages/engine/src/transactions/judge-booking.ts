import { bestHit, confidenceOf, narrowed, STRONG, scoreOf } from './best-hit.ts';
import type { Booking, Draft, OtherSide } from './booking.ts';
import type { Categorised, Why } from './categorised.ts';
import { type Category, isBinding } from './category.ts';
import { type CodeMeaning, codeMeaning } from './code-meanings.ts';
import type { Ownership } from './ownership.ts';
import type { Hit } from './phrase-index.ts';

type CategoryVerdict = Pick<Categorised, 'category' | 'why' | 'confidence' | 'private'>;

const verdict = (category: Category, rule: Why['rule'], evidence: string, confidence: number): CategoryVerdict => ({
  category,
  why: { rule, evidence },
  confidence,
  private: false,
});

const undecided = ({ direction }: Booking): CategoryVerdict =>
  verdict(direction === 'in' ? 'other_income' : 'other_cost', 'none', '', 0.3);

function byCode(code: string, meaning: CodeMeaning, hits: readonly Hit[]): CategoryVerdict {
  const { category, may } = meaning;
  const finer = narrowed(category, may, hits);
  if (finer) return verdict(finer.category, 'code', `${code} ${finer.phrase}`, 0.95);
  return { ...verdict(category, 'code', code, may ? 0.93 : 0.98), private: meaning.private === true };
}

/** Expenses paid back and money lent come from employers too. */
const notWages: readonly Category[] = ['refund', 'loan_disbursement', 'returned_debit'];

function byEmployer(employer: string, hits: readonly Hit[]): CategoryVerdict {
  const wages = hits.some(({ meaning }) => meaning.means === 'salary');
  const other = bestHit(hits.filter(({ meaning }) => notWages.some((category) => category === meaning.means)));
  if (other && !wages) return byHit(other, hits);
  return verdict('salary', 'payer', employer, 0.95);
}

function byHit(hit: Hit, hits: readonly Hit[]): CategoryVerdict {
  const { means, source, may } = hit.meaning;
  const category = means === 'nothing' ? 'other_cost' : means;
  const others = hits.filter((other) => other !== hit);
  const finer = narrowed(category, may, others);
  if (finer) return verdict(finer.category, source, `${hit.phrase}, ${finer.phrase}`, confidenceOf(hit));
  return verdict(category, source, hit.phrase, confidenceOf(hit));
}

/** "Giroconto" and "Übertrag" are also what some banks call a transfer to somebody else. */
function heededHits(hits: readonly Hit[], owner: Ownership, direction: Booking['direction']): readonly Hit[] {
  if (owner === 'somebody else') return hits.filter(({ meaning }) => meaning.means !== 'internal_transfer');
  const internal = hits.find((hit) => hit.meaning.means === 'internal_transfer' && scoreOf(hit) >= STRONG);
  // One's own money sent with the word salary is still one's own money.
  return internal && direction === 'in' ? [internal] : hits;
}

function categoryOf(booking: Booking, owner: Ownership, employer: string | null): CategoryVerdict {
  const { transaction, direction } = booking;
  if (owner === 'own account') return verdict('internal_transfer', 'payer', owner, 0.99);
  if (owner === 'own name') return verdict('internal_transfer', 'payer', owner, 0.95);
  const { code } = transaction;
  const meaning = codeMeaning(code, direction);
  const hits = heededHits(booking.hits, owner, direction);
  if (code && meaning && !meaning.hint) return byCode(code, meaning, hits);
  if (employer) return byEmployer(employer, hits);
  const best = bestHit(hits);
  const hintCounts = meaning !== null && !(meaning.category === 'internal_transfer' && owner === 'somebody else');
  if (best && (scoreOf(best) > 1 || !hintCounts)) return byHit(best, hits);
  return code && meaning && hintCounts ? verdict(meaning.category, 'code', code, 0.85) : undecided(booking);
}

/** What may be said although the words are private: that money is owed or earned, never for what. */
const saysNoSecret = (category: Category): boolean =>
  isBinding(category) || ['internal_transfer', 'returned_debit', 'garnishment', 'loan_disbursement'].includes(category);

function withoutSecrets(booking: Booking, found: CategoryVerdict): CategoryVerdict {
  const secrets = booking.hits.filter(({ meaning }) => meaning.private);
  // An employer is named on every payslip; that a clinic or a church pays wages tells nothing about faith or health.
  if ((secrets.length === 0 && !found.private) || found.category === 'salary') return { ...found, private: false };
  const paidBack = secrets.length > 0 && secrets.every(({ meaning }) => meaning.means === found.category);
  if ((saysNoSecret(found.category) && found.confidence >= 0.85) || paidBack) {
    return { ...found, why: { rule: found.why.rule, evidence: '' }, private: true };
  }
  return { ...undecided(booking), why: { rule: 'words', evidence: '' }, confidence: 0.9, private: true };
}

/** "Gehalt inkl. Weihnachtsgeld" is the monthly pay with something added, not pay of its own. */
const joining = new Set('INKL INKLUSIVE INCL INCLUSA CON MIT UND U E SOWIE PLUS'.split(' '));

function isExtraPay({ hits, words, transaction, direction }: Booking): boolean {
  if (codeMeaning(transaction.code, direction)?.extra) return true;
  return hits.some(({ meaning, start }) => meaning.extra && !joining.has(words[start - 1] ?? ''));
}

/** What one booking says by itself, without its neighbours. */
export function judgeBooking(booking: Booking, { owner, employer, party }: OtherSide): Draft {
  const found = withoutSecrets(booking, categoryOf(booking, owner, employer));
  // Field by field: with thousands of bookings, copying two objects into one takes longer than judging them.
  return {
    index: booking.index,
    transaction: booking.transaction,
    direction: booking.direction,
    partyText: booking.partyText,
    words: booking.words,
    hits: booking.hits,
    partyName: booking.partyName,
    counterparty: booking.counterparty,
    category: found.category,
    why: found.why,
    confidence: found.confidence,
    private: found.private,
    extra: found.category === 'salary' && isExtraPay(booking),
    party,
    answers: null,
    owner,
    employer,
  };
}
