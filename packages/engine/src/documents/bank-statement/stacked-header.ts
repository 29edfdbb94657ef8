import type { ColumnRole } from '../../banks/bank.ts';
import { around, type Box } from '../../evidence/geometry.ts';
import {
  BLANK,
  bookings,
  type HeaderCell,
  isMoney,
  isText,
  MOST_TOKENS,
  type Phrases,
  type Token,
  tokensOf,
  unit,
} from './captions-of-line.ts';
import { roleOfCompound } from './compound-captions.ts';
import type { Line } from './lines.ts';

/** Words of a line that stand as close as those of one caption. */
interface Run {
  readonly tokens: readonly Token[];
  readonly box: Box;
}

type EndsBefore = (tokens: readonly Token[], rest: readonly Token[]) => boolean;

function runsOf(line: Line, isCaption: EndsBefore = () => false): Run[] {
  const runs: Token[][] = [];
  for (const token of tokensOf(line)) {
    const before = runs.at(-1)?.at(-1);
    if (before && token.box.left - before.box.right <= line.size * BLANK) runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  return runs.flatMap((tokens) => parted(tokens, isCaption)).map((tokens) => ({ tokens, box: boxOf(tokens) }));
}

const boxOf = (tokens: readonly Token[]): Box => around(tokens.map(({ box }) => box));

/** Narrow columns leave no more than a blank between two captions: the first ends where it means something with the line below. */
function parted(tokens: readonly Token[], isCaption: EndsBefore): (readonly Token[])[] {
  const ends = tokens.map((_, at) => at).slice(1);
  const end = ends.find((at) => isCaption(tokens.slice(0, at), tokens.slice(at)));
  return end === undefined ? [tokens] : [tokens.slice(0, end), tokens.slice(end)];
}

const runsUnder = (lower: readonly Run[], tokens: readonly Token[]): Run[] => {
  const { left, right } = boxOf(tokens);
  return lower.filter(({ box }) => box.left < right && left < box.right);
};

/**
 * Captions broken over two lines that mean something only together: "Data" over "valuta", "Movimenti" over "Dare". Null
 * where the lines are captions of their own.
 */
export function stackedHeader(line: Line, below: Line | undefined, phrases: Phrases): readonly HeaderCell[] | null {
  if (
    !below ||
    [line, below].some(({ moneys, days, words }) => moneys.length + days.length > 0 || words.length > MOST_TOKENS)
  )
    return null;
  const roleOf = (tokens: readonly Token[]): ColumnRole | null => {
    const said = tokens.filter(({ plain }) => !unit.test(plain));
    const text = said.map(({ text: own }) => own).join(' ');
    if (said.length < tokens.length && bookings.has(text)) return 'amount';
    return phrases.get(text) ?? (said.length === 1 ? roleOfCompound(said[0]?.plain ?? '') : null);
  };
  const roleAtStart = (tokens: readonly Token[]): ColumnRole | null =>
    tokens.map((_, at) => roleOf(tokens.slice(0, tokens.length - at))).find((role) => role !== null) ?? null;
  const lower = runsOf(below);
  const joined = runsOf(line, (tokens, rest) => {
    const [one, ...more] = runsUnder(lower, tokens);
    const isWhole = more.length === 0 && one !== undefined && roleOf([...tokens, ...one.tokens]) !== null;
    return isWhole && roleAtStart(rest) !== null;
  }).map((run) => {
    const [one, ...more] = runsUnder(lower, run.tokens);
    const alone = roleAtStart(run.tokens);
    const whole = one && more.length === 0 ? roleOf([...run.tokens, ...one.tokens]) : null;
    return { run, one, alone, whole };
  });
  const isNew = joined.some(({ alone, whole }) => whole !== null && whole !== alone);
  if (!isNew || joined.some(({ alone, whole }) => (whole ?? alone) === null)) return null;
  return joined.flatMap(({ run, one, alone, whole }): HeaderCell[] => {
    const role = whole ?? alone;
    // "Datum" over "Wertst.": two captions of one column, each with its own.
    const below = whole === null && one ? roleOf(one.tokens) : null;
    const other: HeaderCell[] = below && below !== role && one ? [{ role: below, box: one.box }] : [];
    return role ? [{ role, box: whole && one ? around([run.box, one.box]) : run.box }, ...other] : [];
  });
}

/** The same where only both lines together name amounts, beside texts or days. */
export function headerOfBoth(line: Line, below: Line | undefined, phrases: Phrases): readonly HeaderCell[] | null {
  const cells = stackedHeader(line, below, phrases);
  return cells?.some(({ role }) => isMoney(role)) && cells.some(({ role }) => isText(role)) ? cells : null;
}
