import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Sheet } from '../../../extraction/labels.ts';
import { certainty, confirm, type Draft, putCandidate } from '../draft.ts';
import { type Rung, rowsBetween, rungsBetween } from '../ladder.ts';
import { likely } from '../likely.ts';
import { amountsIn } from '../row-amounts.ts';
import { MOST_CANDIDATES, TOLERANCE } from '../solve.ts';
import type { Sum, Sums } from '../sums.ts';

const FEWEST_TAKEN = 2;

/** What a row of the ladder is by its words: its own label may be lost among figures that explain it. */
const kinds = [
  ['social_contributions', /\b(?:inps|ivs|f a p|contribut[io])\b/],
  ['income_tax', /^(?!.*addizional).*\birpef\b/],
] as const;

/** Paid with the wage and no part of it: printed without a sign among what is taken off. */
const supplement = /\b(?:somma aggiuntiva|trattamento integrativo|bonus|rimbors[oi]|conguaglio|assegn[oi]|indennita)\b/;

const wordsOf = ({ row }: Rung): string => plainWordsOf(row.text);
const signed = ({ amount, isMinus }: Rung): number => (isMinus ? -Math.abs(amount.value) : amount.value);

function putKinds(draft: Draft, rungs: readonly Rung[], sure: number): void {
  for (const [field, words] of kinds) {
    const own = rungs.filter((rung) => rung.isMinus && words.test(wordsOf(rung)));
    const [first] = own;
    const value = own.reduce((sum, { amount }) => sum + Math.abs(amount.value), 0);
    const all = own.flatMap(({ amount }) => amount.words);
    if (first && !draft.fields.has(field)) putCandidate(draft, field, { ...first.amount, value, words: all }, sure);
  }
}

interface Told {
  readonly gross: Sum;
  readonly net: Sum;
  readonly rungs: readonly Rung[];
  /** Something is taken off between the two outside their column: where figures follow their words there is none. */
  readonly isRagged: boolean;
  readonly expected: number;
}

function toldBy(sheet: Sheet, gross: Sum, net: Sum): Told[] {
  const rungs = rungsBetween(sheet, gross, net) ?? [];
  if (!rungs.some(({ isMinus }) => isMinus)) return [];
  const others = (rowsBetween(sheet, gross, net) ?? []).filter((row) => !rungs.some((rung) => rung.row === row));
  const isRagged = others.some((row) => amountsIn(row.words).some(({ value }) => value < 0));
  return [{ gross, net, rungs, isRagged, expected: rungs.reduce((sum, rung) => sum + signed(rung), gross.value) }];
}

const isRight = ({ expected, net }: Told): boolean => Math.abs(expected - net.value) <= TOLERANCE;

/** Whether nothing in it is left open, so that a net that does not follow is a contradiction. */
const isComplete = ({ rungs, isRagged }: Told): boolean =>
  !isRagged &&
  rungs.filter(({ isMinus }) => isMinus).length >= FEWEST_TAKEN &&
  rungs.every((rung) => rung.isMinus || supplement.test(wordsOf(rung)));

/** What comes out, from whichever figures may be meant; else what the clearest of them say. */
function toldIn(sheet: Sheet, grosses: readonly Sum[], nets: readonly Sum[]): Told | undefined {
  const some = (sums: readonly Sum[]): readonly Sum[] => sums.slice(0, MOST_CANDIDATES);
  const right = some(grosses)
    .flatMap((gross) => some(nets).flatMap((net) => toldBy(sheet, gross, net)))
    .find(isRight);
  const [gross, net] = [likely(grosses), likely(nets)];
  return right ?? (gross && net ? toldBy(sheet, gross, net).find(isComplete) : undefined);
}

/**
 * Slips that reckon from the gross down to the net in one column, each row with its sign. True where that was told. Where
 * a row without a sign is nothing that is known to be added, the net may follow in another way.
 */
export function putToldRows(draft: Draft, sheets: readonly Sheet[], sums: Sums): boolean {
  const month = (field: string, page: number): readonly Sum[] =>
    (sums.get(field) ?? []).filter((sum) => !sum.yearly && sum.page === page);
  const told = sheets.flatMap((sheet) => {
    const { number } = sheet.page;
    return toldIn(sheet, month('gross', number), month('net', number)) ?? [];
  })[0];
  if (draft.noisy || !told) return false;
  const sure = isRight(told) ? certainty.confirmed : certainty.labelled;
  putCandidate(draft, 'gross', told.gross, sure);
  putCandidate(draft, 'net', told.net, sure);
  putKinds(draft, told.rungs, sure);
  const { page, box, value: found } = told.net;
  confirm(draft, 'payslip_net', isRight(told) ? 'passed' : 'failed', { expected: told.expected, found, page, box });
  return true;
}
