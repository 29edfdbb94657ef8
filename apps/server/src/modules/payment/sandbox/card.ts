/** What a test card does when it is charged. Numbers are those that the real provider uses for its own tests. */
export const testCards = [
  { number: '4242424242424242', does: 'pays' },
  { number: '4000002500003155', does: 'asks' },
  { number: '4000000000000002', does: 'declines' },
  { number: '4000000000000069', does: 'expired' },
] as const;

export interface CardForm {
  number: string;
  expiry: string;
  code: string;
  name: string;
}

export type CardField = keyof CardForm;
export type CardProblem = 'number' | 'expiry' | 'past' | 'code' | 'name' | 'declined' | 'foreign';
export type CardVerdict =
  | { kind: 'pays' }
  | { kind: 'asks' }
  | { kind: 'refused'; problems: Partial<Record<CardField, CardProblem>> };

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** The check digit that every card number ends with (ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, sign, index) => {
    const doubled = Number(sign) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

export const testCardOf = (number: string) => testCards.find((card) => card.number === digitsOf(number));

function numberProblem(number: string): CardProblem | null {
  const digits = digitsOf(number);
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits) ? null : 'number';
}

/** A card is good to the end of the month that stands on it. */
function expiryProblem(expiry: string, now: Date): CardProblem | null {
  const [, month, year] = /^\s*(0[1-9]|1[0-2]|[1-9])\s*[/.-]?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (!month || !year) return 'expiry';
  return Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime() ? null : 'past';
}

/** First whether the form is filled in properly, then what the card does: the order in which a bank would look. */
export function judgeCard(form: CardForm, now: Date): CardVerdict {
  const found: [CardField, CardProblem | null][] = [
    ['number', numberProblem(form.number)],
    ['expiry', expiryProblem(form.expiry, now)],
    ['code', /^\s*\d{3,4}\s*$/.test(form.code) ? null : 'code'],
    ['name', form.name.trim() === '' ? 'name' : null],
  ];
  const problems = Object.fromEntries(found.filter(([, problem]) => problem !== null));
  if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
  switch (testCardOf(form.number)?.does) {
    case 'pays':
      return { kind: 'pays' };
    case 'asks':
      return { kind: 'asks' };
    case 'declines':
      return { kind: 'refused', problems: { number: 'declined' } };
    case 'expired':
      return { kind: 'refused', problems: { expiry: 'past' } };
    case undefined:
      return { kind: 'refused', problems: { number: 'foreign' } };
  }
}
