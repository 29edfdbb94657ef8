import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Bank, ColumnRole } from '../../banks/bank.ts';
import { around, type Box } from '../../evidence/geometry.ts';
import { folded } from '../../extraction/label-text.ts';
import { roleOfCompound } from './compound-captions.ts';
import { headerFiller, headerPhrases } from './header-words.ts';
import type { Line } from './lines.ts';

export interface HeaderCell {
  readonly role: ColumnRole;
  readonly box: Box;
  /** A word for bookings, which may head their texts or their amounts. */
  readonly namesBookings?: boolean;
}

export const bookings = new Set(['movimenti', 'movimento', 'operazioni', 'operazione'].map(folded));

const LONGEST_PHRASE = 5;
export const MOST_TOKENS = 20;
/** Share of a line's words that must be captions: sentences about bookings hold some of them too. */
export const LEAST_SHARE = 0.6;

export type Phrases = ReadonlyMap<string, ColumnRole>;

const tableOf = (phrases: Readonly<Partial<Record<ColumnRole, readonly string[]>>>): [string, ColumnRole][] =>
  (Object.keys(phrases) as ColumnRole[]).flatMap((role) =>
    (phrases[role] ?? []).map((phrase): [string, ColumnRole] => [folded(phrase), role]),
  );

const common = tableOf(headerPhrases);

export const phrasesFor = (bank: Bank | null): Phrases => new Map([...common, ...tableOf(bank?.headers ?? {})]);

/** Compared with letters that scanners confuse written alike. */
const filler = new Set([...headerFiller].map(folded));

export interface Token {
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

export const tokensOf = (line: Line): Token[] =>
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

export const unit = /^(?:in|eur|euro)$/;

/**
 * How many words behind a caption are its unit: they stand over the same column, and behind a gap over the next one.
 * Bookings in euro are their amounts.
 */
function unitBehind(tokens: readonly Token[], from: number, size: number): number {
  const length = tokens.slice(from).findIndex(({ plain }) => !unit.test(plain));
  const close = from < tokens.length ? closeFrom(tokens, Math.max(0, from - 1), size) - 1 : 0;
  return Math.min(length < 0 ? tokens.length - from : length, close);
}

/** Widest gap, in letter sizes, between two words of a caption in a narrow column. */
export const BLANK = 0.9;

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

export function captionsOf(line: Line, phrases: Phrases): Captions {
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
      const units = unitBehind(tokens, index + length, line.size);
      length += units;
      const role = namesBookings && units > 0 ? 'amount' : named;
      cells.push({ role, box: around(slice().map((token) => token.box)), namesBookings });
      matched += length;
    } else if (filler.has(tokens[index]?.text ?? '') || unit.test(tokens[index]?.plain ?? '')) matched += 1;
    index += length;
  }
  return { cells, share: tokens.length === 0 ? 0 : matched / tokens.length };
}

export const isMoney = (role: ColumnRole): boolean => ['debit', 'credit', 'amount', 'balance'].includes(role);
export const isText = (role: ColumnRole): boolean => ['date', 'value_date', 'description'].includes(role);
