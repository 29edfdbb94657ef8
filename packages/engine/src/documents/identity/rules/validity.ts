import { addDays } from '@vesta/domain/dates/add-days';
import { ageOn } from '@vesta/domain/dates/age';
import type { Day } from '@vesta/domain/dates/day';
import { PAPER_CARD_WITHDRAWN_FROM } from '@vesta/domain/identifiers/paper-card';
import type { PaperType } from '@vesta/domain/papers/kinds';

/** Since this day Italian cards for people of this age and above are issued without an end. */
export const UNLIMITED_CARD_FROM: Day = '2026-07-30';
export const UNLIMITED_CARD_AGE = 70;
/** So many days before the end people are told that it is near. */
export const NEARLY_EXPIRED_DAYS = 30;

export type Validity =
  | 'valid'
  | 'nearly_expired'
  | 'expired'
  /** No longer accepted as a kind of paper, though its own day may not have come. */
  | 'withdrawn'
  /** Run out, but a receipt for its renewal stands in for it: a reason to ask, not to refuse. */
  | 'in_renewal'
  | 'unknown';

export interface ValidityQuestion {
  readonly type: PaperType;
  /** Two letters of the issuer. */
  readonly country: string | null;
  readonly expiryDate: Day | null;
  readonly issueDate: Day | null;
  readonly birthDate: Day | null;
  readonly unlimited: boolean;
  readonly hasRenewalReceipt: boolean;
}

interface ValidityRule {
  readonly applies: (question: ValidityQuestion, today: Day) => boolean;
  readonly validity: Validity;
}

const isItalianCard = ({ type, country }: ValidityQuestion): boolean => type === 'id_card' && country === 'IT';

function isUnlimitedForAge(question: ValidityQuestion): boolean {
  const { birthDate, issueDate } = question;
  if (!isItalianCard(question) || !birthDate || !issueDate || issueDate < UNLIMITED_CARD_FROM) return false;
  return (ageOn(birthDate, issueDate) ?? 0) >= UNLIMITED_CARD_AGE;
}

const isOver = ({ expiryDate }: ValidityQuestion, today: Day): boolean => expiryDate !== null && expiryDate < today;

function isNearlyOver({ expiryDate }: ValidityQuestion, today: Day): boolean {
  const near = addDays(today, NEARLY_EXPIRED_DAYS);
  return expiryDate !== null && near !== null && expiryDate <= near;
}

/** Asked in this order; the first that applies decides. */
const rules: readonly ValidityRule[] = [
  {
    applies: ({ type, country }, today) =>
      type === 'paper_id_card' && (country === 'IT' || country === null) && today >= PAPER_CARD_WITHDRAWN_FROM,
    validity: 'withdrawn',
  },
  {
    applies: (question, today) =>
      question.type === 'residence_permit' && isOver(question, today) && question.hasRenewalReceipt,
    validity: 'in_renewal',
  },
  // A permit without an end is printed on a card that has one.
  { applies: isOver, validity: 'expired' },
  { applies: isNearlyOver, validity: 'nearly_expired' },
  { applies: ({ expiryDate }) => expiryDate !== null, validity: 'valid' },
  { applies: ({ unlimited }) => unlimited, validity: 'valid' },
  { applies: isUnlimitedForAge, validity: 'valid' },
  // A fiscal code outlives the card it is printed on.
  { applies: ({ type }) => type === 'fiscal_card', validity: 'valid' },
];

/** Whether a paper may be relied on today. The last day printed on it still counts. */
export const validityOf = (question: ValidityQuestion, today: Day): Validity =>
  rules.find((rule) => rule.applies(question, today))?.validity ?? 'unknown';

/** An end so far ahead is a slip of the reader, except for those whose cards have no real end. */
export function isPlausibleExpiry(question: ValidityQuestion, today: Day): boolean {
  const { expiryDate, birthDate } = question;
  if (!expiryDate) return true;
  const age = birthDate ? ageOn(birthDate, today) : null;
  const furthest = `${Number(today.slice(0, 4)) + 15}${today.slice(4)}`;
  return expiryDate <= furthest || question.unlimited || (age !== null && age >= UNLIMITED_CARD_AGE);
}
