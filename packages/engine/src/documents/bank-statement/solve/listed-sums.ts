import { balanceLabels } from '../balance-labels.ts';
import type { Layout } from '../layout.ts';
import type { Line } from '../lines.ts';
import type { Money } from '../money-words.ts';
import { isCarry, isSkipped, totalKinds } from '../other-lines.ts';
import type { Columnar, ColumnarLine } from './columnar.ts';
import type { SumRoles } from './sum-roles.ts';

/** The amount of one booking, with its place. */
export interface ListedSum {
  readonly at: ColumnarLine;
  readonly money: Money;
  readonly side: 'debit' | 'credit' | null;
  readonly balance: Money | null;
}

const balanceWord = /^(?:\w+ ){0,2}?(?:\w*saldo\w*|\w*kontostand|\w*guthaben|\w*bestand|balance)\b/;
const paidBalance = /\b(?:carta|kreditkarte|visa|mastercard|rechnung|fattura|card)\b/;

const totalWord = /^(?:\w+ ){0,2}?(?:\w*summen?|sub ?total[ei]?|totali?|totale|somma|gesamt\w*|total)\b/;

/** What a line says besides its days and sums. */
const saidIn = ({ words, days, moneys, folded }: Line): string =>
  days.length + moneys.length === 0
    ? folded
    : words
        .filter((_, index) => ![...days, ...moneys].some(({ first, last }) => index >= first && index <= last))
        .map(({ text }) => text.toLowerCase())
        .join(' ')
        .trim();

/** Tells of a balance or a sum of several bookings: text that begins with one is no booking. */
const tellsOther = (line: Line): boolean => {
  const said = saidIn(line);
  return (balanceWord.test(said) || totalWord.test(said)) && !paidBalance.test(said);
};

/** Days over their bookings stand at the top of many pages and are no letterhead. */
const isOnlyDay = ({ days, words }: Line): boolean => days[0]?.first === 0 && days[0].last === words.length - 1;

/** Lines of the paper that can be part of no booking. */
export function isOutside(line: Line, { headers, headerLines, furniture, bank }: Layout): boolean {
  return (
    headers.has(line.index) ||
    headerLines.has(line.index) ||
    (furniture.has(line.index) && !isOnlyDay(line)) ||
    isCarry(line) ||
    isSkipped(line, bank) ||
    totalKinds(line).length > 0 ||
    (line.moneys.length > 0 && (tellsOther(line) || balanceLabels(saidIn(line)).length > 0))
  );
}

/** Every sum in the columns of amounts is one booking. */
export function listedSums({ lines }: Columnar, roles: SumRoles): ListedSum[] {
  return lines.flatMap((at) => {
    const inRole = (...wanted: readonly SumRoles[number][]): ColumnarLine['sums'] =>
      at.sums.filter(({ column, money }) => money.cents !== 0 && wanted.includes(roles[column] ?? null));
    const [amount, ...more] = inRole('amount', 'debit', 'credit');
    // A row that fills both sides is no row of this list.
    if (!amount || more.length > 0) return [];
    const role = roles[amount.column];
    return [
      {
        at,
        money: amount.money,
        side: role === 'debit' || role === 'credit' ? role : null,
        balance: at.sums.find(({ column }) => roles[column] === 'balance')?.money ?? null,
      },
    ];
  });
}
