import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Bank, ColumnRole } from '../../banks/bank.ts';
import { around, type Box } from '../../evidence/geometry.ts';
import { folded } from '../../extraction/label-text.ts';
import { roleOfCompound } from './compound-captions.ts';
import { headerFiller, headerPhrases, newBalance, summaryWords } from './header-words.ts';
import type { Line } from './lines.ts';

export interface HeaderCell {
  readonly role: ColumnRole;
  readonly box: Box;
  /** A word for bookings, which may head their texts or their amounts. */
  readonly namesBookings?: boolean;
}

const bookings = new Set(['movimenti', 'movimento', 'operazioni', 'operazione'].map(folded));

const LONGEST_PHRASE = 5;
const MOST_TOKENS = 20;
/** Share of a line's words that must be captions: sentences about bookings hold some of them too. */
const LEAST_SHARE = 0.6;

type Phrases = ReadonlyMap<string, ColumnRole>;

const tableOf = (phrases: Readonly<Partial<Record<ColumnRole, readonly string[]>>>): [string, ColumnRole][] =>
  (Object.keys(phrases) as ColumnRole[]).flatMap((role) =>
    (phrases[role] ?? []).map((phrase): [string, ColumnRole] => [folded(phrase), role]),
  );

const common = tableOf(headerPhrases);

export const phrasesFor = (bank: Bank | null): Phrases => new Map([...common, ...tableOf(bank?.headers ?? {})]);

/** Compared with letters that scanners confuse written alike. */
const filler = new Set([...headerFiller].map(folded));

interface Token {
  readonly text: string;
  readonly plain: string;
  readonly box: Box;
}

/** Narrow columns shorten the words of their captions. */
const shortened: Readonly<Record<string, string>> = {
  dt: 'data',
  ope: 'operazione',
  oper: 'operazione',
  cont: 'contabile',
  contab: 'contabile',
  registr: 'registrazione',
  descr: 'descrizione',
  imp: 'importo',
  buch: 'buchung',
  betr: 'betrag',
};

const tokensOf = (line: Line): Token[] =>
  line.words.flatMap((word) =>
    plainWordsOf(word.text)
      .split(' ')
      .filter((text) => text !== '')
      .map((short) => shortened[short] ?? short)
      .map((plain) => ({ text: folded(plain), plain, box: word.box })),
  );

/** Widest gap, in letter sizes, between the words of one caption: beyond it the next column is named. */
const WITHIN_CAPTION = 2;

/** How many words from a place on stand close enough to be one caption. */
function closeFrom(tokens: readonly Token[], from: number, size: number): number {
  const end = tokens.findIndex((token, at) => {
    const before = tokens[at - 1];
    return at > from && before !== undefined && token.box.left - before.box.right > size * WITHIN_CAPTION;
  });
  return (end < 0 ? tokens.length : end) - from;
}

const unit = /^(?:in|eur|euro)$/;

/** How many words behind a caption are its unit: they stand over the same column. Bookings in euro are their amounts. */
function unitBehind(tokens: readonly Token[], from: number): number {
  const length = tokens.slice(from).findIndex(({ plain }) => !unit.test(plain));
  return length < 0 ? tokens.length - from : length;
}

/** Widest gap, in letter sizes, between two words of a caption in a narrow column. */
const BLANK = 0.9;

/** "Ausgang Eingang" heads one signed column where a blank parts the words, and two columns where more does. */
function areTwoSides(tokens: readonly Token[], { size }: Line, phrases: Phrases): boolean {
  const sides = new Set(tokens.map(({ text }) => phrases.get(text)));
  const isApart = tokens.some(({ box }, at) => at > 0 && box.left - (tokens[at - 1]?.box.right ?? 0) > size * BLANK);
  return isApart && sides.size === 2 && sides.has('debit') && sides.has('credit');
}

interface Captions {
  readonly cells: readonly HeaderCell[];
  readonly share: number;
}

function captionsOf(line: Line, phrases: Phrases): Captions {
  const tokens = tokensOf(line);
  const cells: HeaderCell[] = [];
  let matched = 0;
  for (let index = 0; index < tokens.length; ) {
    let length = Math.min(LONGEST_PHRASE, closeFrom(tokens, index, line.size));
    const slice = (): Token[] => tokens.slice(index, index + length);
    const phrase = (): string =>
      slice()
        .map((token) => token.text)
        .join(' ');
    while (length > 1 && !(phrases.has(phrase()) && !areTwoSides(slice(), line, phrases))) length -= 1;
    const named = phrases.get(phrase()) ?? roleOfCompound(tokens[index]?.plain ?? '');
    if (named) {
      const namesBookings = bookings.has(phrase());
      const units = unitBehind(tokens, index + length);
      length += units;
      const role = namesBookings && units > 0 ? 'amount' : named;
      cells.push({ role, box: around(slice().map((token) => token.box)), namesBookings });
      matched += length;
    } else if (filler.has(tokens[index]?.text ?? '')) matched += 1;
    index += length;
  }
  return { cells, share: tokens.length === 0 ? 0 : matched / tokens.length };
}

const isMoney = (role: ColumnRole): boolean => ['debit', 'credit', 'amount', 'balance'].includes(role);
const isText = (role: ColumnRole): boolean => ['date', 'value_date', 'description'].includes(role);

/** "Operazione", "Valuta", "Descrizione": the first of the three is short for the day of the operation. */
function withDayOfOperation(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const [first, second] = cells;
  const texts = cells.filter(({ role }) => role === 'description');
  const isDay = first?.role === 'description' && second?.role === 'value_date' && texts.length > 1;
  return isDay && !cells.some(({ role }) => role === 'date') ? [{ ...first, role: 'date' }, ...cells.slice(1)] : cells;
}

/** Beside the days, texts and amounts of bookings, the new balance is the one after each of them and no sum of the list. */
const namesRows = (cells: readonly HeaderCell[]): boolean =>
  ['date', 'description'].every((role) => cells.some((cell) => cell.role === role)) &&
  cells.some(({ role }) => isMoney(role) && role !== 'balance');

/** Whether a line names sums of the whole list, with values of its own, instead of columns. */
const namesSums = (line: Line, cells: readonly HeaderCell[]): boolean =>
  summaryWords.test(line.folded) && !(newBalance.test(line.folded) && namesRows(cells));

/** The captions of a line that heads a list of bookings; null for every other line. */
export function headerOf(line: Line, phrases: Phrases): readonly HeaderCell[] | null {
  if (line.moneys.length > 0 || line.words.length > MOST_TOKENS) return null;
  const { cells: named, share } = captionsOf(line, phrases);
  if (share < LEAST_SHARE || namesSums(line, named)) return null;
  const cells = withDayOfOperation(named);
  const roles = new Set(cells.map((cell) => cell.role));
  const texts = [...roles].filter(isText);
  const headed = texts.length > 0 && [...roles].some(isMoney);
  const dated = roles.has('date') && roles.has('value_date');
  return headed || dated ? cells : null;
}

/** So far above the dates the amounts may be named. */
export const LINES_ABOVE = 3;
/** Names of sums, not of columns. */
const counted = /\b(?:anzahl|summen?|numero|tot(?:ale|ali)?|total)\b/;

/** Amount columns may be named some lines above the dates, beside captions that run over several lines. */
export function withMoneyAbove(
  cells: readonly HeaderCell[],
  lines: readonly Line[],
  phrases: Phrases,
): readonly HeaderCell[] {
  if (cells.some(({ role }) => isMoney(role))) return cells;
  for (const line of lines.toReversed()) {
    if (line.moneys.length > 0 || line.days.length > 0 || counted.test(line.folded)) return cells;
    const money = captionsOf(line, phrases).cells.filter(({ role }) => isMoney(role) || role === 'code');
    const sides = ['debit', 'credit'].every((side) => money.some(({ role }) => role === side));
    if (sides) return [...cells, ...money];
  }
  return cells;
}

/** Captions of texts and days alone head a list where both sides of its amounts are named right above them. */
export function headerUnderMoney(line: Line, above: readonly Line[], phrases: Phrases): readonly HeaderCell[] | null {
  if (line.moneys.length > 0 || line.days.length > 0 || line.words.length > MOST_TOKENS) return null;
  const { cells, share } = captionsOf(line, phrases);
  const isNamed = (role: ColumnRole): boolean => cells.some((cell) => cell.role === role);
  const isHead = isNamed('description') && (isNamed('date') || isNamed('value_date'));
  return share >= LEAST_SHARE && isHead && withMoneyAbove(cells, above, phrases) !== cells ? cells : null;
}

/** A caption over several amount columns names none of them. */
function overMoney(cells: readonly HeaderCell[], cell: HeaderCell): boolean {
  const money = cells.filter(({ role }) => isMoney(role)).map(({ box }) => box);
  if (money.length === 0) return false;
  const zone = around(money);
  const within = cell.box.right > zone.left && cell.box.left < zone.right;
  const twoSided = cells.some(({ role }) => role === 'debit') && cells.some(({ role }) => role === 'credit');
  return within && (!isMoney(cell.role) || (cell.role === 'amount' && twoSided));
}

/** The name of the list above its first column, where the column that it seems to name stands elsewhere. */
function isTitle(cells: readonly HeaderCell[], { role, box }: HeaderCell): boolean {
  const above = cells.filter((cell) => cell.box.left < box.right && box.left < cell.box.right);
  const isNamed = ({ role: other }: HeaderCell): boolean => other === role || (isMoney(other) && isMoney(role));
  return cells.some(isNamed) && above.length > 0 && !above.some(isNamed);
}

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

/** Captions of days and texts whose amounts are named only in the line below, where the captions of all are broken over two. */
export function headerOverTwo(line: Line, below: Line | undefined, phrases: Phrases): readonly HeaderCell[] | null {
  if (!below || line.moneys.length > 0 || line.words.length > MOST_TOKENS || summaryWords.test(line.folded))
    return null;
  const { cells, share } = captionsOf(line, phrases);
  const isNamed = (role: ColumnRole): boolean => cells.some((cell) => cell.role === role);
  if (share < LEAST_SHARE || !isNamed('date') || !isNamed('description')) return null;
  const more = withMoreCaptions(cells, below, phrases);
  return more?.some(({ role }) => isMoney(role)) ? cells : null;
}

/** A second line of captions under (or over) a header adds the columns that the first did not name. */
export function withMoreCaptions(
  cells: readonly HeaderCell[],
  line: Line,
  phrases: Phrases,
): readonly HeaderCell[] | null {
  if (line.moneys.length > 0 || line.days.length > 0 || line.words.length > MOST_TOKENS) return null;
  const more = captionsOf(line, phrases);
  if (more.cells.length === 0 || more.share < LEAST_SHARE) return null;
  return [...cells, ...more.cells.filter((cell) => !overMoney(cells, cell) && !isTitle(cells, cell))];
}
