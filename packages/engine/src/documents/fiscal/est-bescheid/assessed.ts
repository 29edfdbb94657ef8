import { around, middleX } from '../../../evidence/geometry.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line, PagedWord } from '../../recognise/page-text.ts';
import { computed } from '../ground/computed.ts';
import { amountOf, type LabelledRow, rowsOf } from '../ground/labelled-amount.ts';
import type { MoneyRun } from '../ground/money-runs.ts';
import { settledInWords } from './settled-in-words.ts';

export interface Assessed {
  readonly incomeTax: Found<number> | null;
  readonly solidarity: Found<number> | null;
  readonly churchTax: Found<number> | null;
}

const style = { whole: true } as const;
const found = (run: MoneyRun | undefined): Found<number> | null => (run ? foundFrom(run.cents, run.words) : null);

/** Letter sizes between the heads of two columns; in a title the names of the taxes stand closer. */
const APART = 1.5;

type Heads = Record<'incomeTax' | 'solidarity' | 'churchTax', number | null>;

function headsIn(line: Line): Heads | null {
  const wordOf = (pattern: RegExp): PagedWord | undefined => {
    const match = pattern.exec(line.text);
    return match ? line.wordsAt(match.index, match.index + match[0].length)[0] : undefined;
  };
  // A narrow column breaks the name of its tax: Einkommen- and steuer below it.
  const [incomeTax, solidarity] = [
    wordOf(/einkommen(?:steuer|-)/),
    wordOf(/solidaritats|soli-|\bsoli?d?\.?-? ?z(?:uschl|\b)|\bsoli\b/),
  ];
  const churchTax = wordOf(/kirchen/);
  const isOnlyHeads =
    /^einkommensteuer (?:solidaritatszuschlag|soli?d?\.?-? ?zuschl(?:ag|\.)|soli)(?: kirchensteuer)?$/.test(line.text);
  const gap = isOnlyHeads ? 0 : APART;
  // A title lists the taxes that a table has columns for.
  if (/einkommensteuer(?:,| und| sowie) /.test(line.text)) return null;
  // Who owes no solidarity tax has no column for it.
  const second = solidarity ?? churchTax;
  if (!incomeTax || !second || second.box.left - incomeTax.box.right < incomeTax.size * gap) return null;
  return {
    incomeTax: middleOf(line, incomeTax),
    solidarity: solidarity ? middleOf(line, solidarity) : null,
    churchTax: churchTax ? middleOf(line, churchTax) : null,
  };
}

/** A sign of the currency behind a head is a part of it, and narrow figures end below it; fonts may lose its shape. */
const currency = /^(?:€|eur|euro|c)$/i;

function middleOf(line: Line, head: PagedWord): number {
  const words = line.wordsAt(0, line.text.length);
  const next = words[words.indexOf(head) + 1];
  return middleX(next && currency.test(next.text) ? around([head.box, next.box]) : head.box);
}

const head = {
  incomeTax: /^einkommensteuer(?: (?:€|eur|euro))?$/,
  solidarity: /^solidaritatszuschlag(?: (?:€|eur|euro))?$/,
};
/** In letter sizes, between rows of one row of heads. */
const NEXT_ROW = 2;

/** A head that needs two lines sets its first word higher than the head beside it. */
function headsInTwo(upper: Line | undefined, lower: Line): Heads | null {
  const lines = upper ? [upper, lower] : [];
  const [incomeTax, solidarity] = [head.incomeTax, head.solidarity].map((own) =>
    lines.find(({ text }) => own.test(text)),
  );
  const [first, second] = [incomeTax, solidarity].map((line) => line?.wordsAt(0, line.text.length)[0]);
  if (!incomeTax || !solidarity || !first || !second || incomeTax.page !== solidarity.page) return null;
  const isRow = Math.abs(first.baseline - second.baseline) < first.size * NEXT_ROW;
  return isRow && second.box.left > first.box.right
    ? { incomeTax: middleOf(incomeTax, first), solidarity: middleOf(solidarity, second), churchTax: null }
    : null;
}

/** Where the column of each tax stands: the nearest row of heads above the table. */
const heads = (lines: readonly Line[], table: Line): Heads | null =>
  lines
    .slice(0, lines.indexOf(table))
    .filter((line) => line.page === table.page && !/bescheid|uber/.test(line.text))
    .flatMap((line, at, above) => headsIn(line) ?? headsInTwo(above[at - 1], line) ?? [])
    .at(-1) ?? null;

/** What was fixed, by column where the table has heads, by order where it has two columns and none. */
export function assessedTaxes(lines: readonly Line[]): Assessed {
  const single = amountOf(lines, /festgesetzte einkommensteuer:?/, style);
  const table = rowsOf(lines, /festgesetzt(?: werden)?(?!e)|^festsetzung(?= \d)/, style).find(
    (row) => row.amounts.length > 0,
  );
  if (!table)
    return {
      incomeTax: single,
      solidarity: amountOf(lines, /festgesetzter solidaritatszuschlag:?/, style),
      churchTax: ofChurch(lines),
    };
  const columns = heads(lines, table.line);
  if (columns)
    return {
      incomeTax: found(underHead(table, columns, columns.incomeTax)),
      solidarity: found(underHead(table, columns, columns.solidarity)),
      churchTax: found(underHead(table, columns, columns.churchTax)),
    };
  return {
    incomeTax: single ?? (table.amounts.length === 1 ? found(table.amounts[0]) : null),
    solidarity: amountOf(lines, /solidaritatszuschlag(?: wird)?(?: festgesetzt(?: auf)?)?:?(?= [\d-])/, style),
    churchTax: ofChurch(lines),
  };
}

/** Church tax where a sentence or a row of its own fixes it. */
const ofChurch = (lines: readonly Line[]): Found<number> | null =>
  amountOf(
    lines,
    /festgesetzte kirchensteuer:?|kirchensteuer(?: \([^)]*\))?(?: wird)?(?: festgesetzt(?: auf)?)?:?(?= \d)/,
    style,
  );

/** The amount of a row that stands nearer to one head than to any other. */
function underHead({ amounts }: LabelledRow, columns: Heads, x: number | null): MoneyRun | undefined {
  if (x === null) return undefined;
  const others = Object.values(columns).filter((other) => other !== null && other !== x);
  return amounts.find((run) =>
    others.every((other) => Math.abs(middleX(run.box) - x) < Math.abs(middleX(run.box) - (other ?? 0))),
  );
}

const withheld =
  /(?:steuerabzug|abzug|lohnsteuer) vom (?:arbeits)?lohn|(?:anzurechnende|einbehaltene|angerechnete|abgezogene) lohnsteuer|\bab lohnsteuer|^\W*lohnsteuer(?= \d)/;
/** Income tax that was kept from the pay before: of the column of that tax, or of a row with one amount. */
export function withheldTax(lines: readonly Line[]): Found<number> | null {
  const row = rowsOf(lines, withheld).find(({ amounts }) => amounts.length > 0);
  if (!row) return withheldOfTwo(lines);
  const columns = heads(lines, row.line);
  const run = columns
    ? underHead(row, columns, columns.incomeTax)
    : row.amounts.length === 1
      ? row.amounts[0]
      : undefined;
  const told = found(run);
  return told && { ...told, value: Math.abs(told.value) };
}

/** Rows that tell what was kept from the pay of each of a couple. */
const withheldOfEach = /lohnsteuer (?:\w+ ){0,2}(?:ehemann|ehefrau|stpfl\. person|ehegatte|person [ab])\w*/;

/** The two amounts of a couple together; null where there are not two rows with one amount each. */
function withheldOfTwo(lines: readonly Line[]): Found<number> | null {
  const rows = rowsOf(lines, withheldOfEach).filter(({ amounts }) => amounts.length === 1);
  const [one, other, ...more] = rows.map(({ amounts }) => found(amounts[0]));
  return one && other && more.length === 0 ? computed(Math.abs(one.value) + Math.abs(other.value), [one, other]) : null;
}

/** All taxes together: the only amount of a row, the sum that ends it, or the only one that is not nothing. */
function inAll(amounts: readonly MoneyRun[]): MoneyRun | undefined {
  const last = amounts.at(-1);
  const before = amounts.slice(0, -1).reduce((sum, { cents }) => sum + cents, 0);
  const some = amounts.filter(({ cents }) => cents !== 0);
  if (amounts.length === 1 || (last && before === last.cents)) return last;
  return some.length === 1 ? some[0] : undefined;
}

/** What a row says of each tax, below the heads of their columns, is the sum of them. */
function ofAllTaxes(lines: readonly Line[], label: RegExp): Found<number> | null {
  const row = rowsOf(lines, label).find(({ amounts }) => amounts.length > 1);
  const columns = row && heads(lines, row.line);
  const taxes = Object.values(columns ?? {}).filter((x) => x !== null);
  if (!row || taxes.length !== row.amounts.length) return null;
  const parts = row.amounts.map((run) => found(run));
  return computed(
    row.amounts.reduce((sum, { cents }) => sum + cents, 0),
    parts,
  );
}

const settled = (lines: readonly Line[], label: RegExp): Found<number> | null => {
  const told = amountOf(lines, label, {}, inAll) ?? ofAllTaxes(lines, label);
  return told && { ...told, value: Math.abs(told.value) };
};

interface Settlement {
  readonly refund: Found<number> | null;
  readonly due: Found<number> | null;
}

/** One row for both, whose sign says which of them it is. */
const eitherWay =
  /nachzahlung ?(?:\(\+\) ?)?(?:\/|bzw\.|oder) ?erstattung(?: ?\(-\))?|^verbleibende[rn]? betrage?(?= )/;

/** What was paid or given back before is taken off what remains: the remainder is not what is settled. */
const before =
  /bereits (?:getilgt|gezahlt|entrichtet|erstattet)|getilgte|geleistete|^\W*(?:ab )?(?:\w+ )?vorauszahlungen(?= -?\d)/;

function settledEitherWay(lines: readonly Line[]): Settlement {
  const isReduced = rowsOf(lines, before).some(({ amounts }) => amounts.some(({ cents }) => cents !== 0));
  const told = isReduced ? null : (amountOf(lines, eitherWay, {}, inAll) ?? ofAllTaxes(lines, eitherWay));
  const amount = told && { ...told, value: Math.abs(told.value) };
  return told && told.value < 0 ? { refund: amount, due: null } : { refund: null, due: amount };
}

/** What the notice gives back, or asks for. */
export function settlement(lines: readonly Line[]): Settlement {
  const refund = settled(
    lines,
    /zu ?viel (?:entrichtet|gezahlt)|(?:zu erstatten(?:der betrag)?|erstattungsbetrag|verbleibendes guthaben|guthaben insgesamt)(?= )|ergibt sich (?:\w+ )?ein guthaben(?: von| in hohe von)?|zu ihren gunsten(?: ergeben sich| ergibt sich)?(?= \d)|^\W*(?:steuer)?erstattung(?= \d)|^uberzahlung(?= )|^(?:ihr )?guthaben(?: \([^)\d]+\))?:?(?= -?\d)/,
  );
  const due = settled(
    lines,
    /zu ?wenig (?:entrichtet|gezahlt)|(?:noch|nach)zu(?:zu)?zahlen(?:der betrag)?|noch zu zahlen|nachzahlungsbetrag|zu ihren lasten(?: ergeben sich| ergibt sich)?(?= \d)|^\W*(?:steuer)?nachzahlung(?: \([^)\d]+\))?(?= \d)|^zahlungsfrist \d{1,2}\.\d{1,2}\.\d{4}:?(?= )/,
  );
  if (refund || due) return { refund, due };
  const inWords = settledInWords(lines);
  return inWords.refund || inWords.due ? inWords : settledEitherWay(lines);
}
