import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../../evidence/page.ts';
import { monthOf } from '../../../extraction/day-text.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { type Mark, weigh } from '../../recognise/marks.ts';
import { type Line, linesOfAll, type PagedWord } from '../../recognise/page-text.ts';
import type { FiscalForm, FormReading } from '../form.ts';
import { businessOwner } from '../ground/business-owner.ts';
import { computed } from '../ground/computed.ts';
import { rowsOf } from '../ground/labelled-amount.ts';
import { captionedSteuerId, steuerIdCheck } from '../ground/steuer-id.ts';

const marks: readonly Mark[] = [
  [/betriebswirtschaftliche auswertung|kurzfristige erfolgsrechnung/, 0.6],
  [/\bbwa\b/, 0.3],
  [/vorlaufiges ergebnis/, 0.3],
  [/gesamtleistung/, 0.15],
  [/rohertrag/, 0.15],
  [/gesamtkosten/, 0.1],
];

interface Head {
  readonly month: Found<string>;
  /** Where the second of the two columns begins, that of the year to date or that of the month. */
  readonly border: PagedWord | null;
  readonly isYearFirst: boolean;
  /** Each amount has its percentage behind it, by the signs over the columns. */
  readonly hasShares: boolean;
}

/** How the columns of the year so far are called where no span of months heads them. */
const toDate = /\bkumuliert(?:e werte)?|\bkum\.|\baufgelaufen\w*|\bjahreswert\w*|\bjahr bis|\blfd\. jahr/;

const monthText = /(\p{L}{3,9}|\b(?:0[1-9]|1[0-2])(?=\/))\.?\s?\/?\s?(20\d\d)/gu;
const numberOf = (text: string): number | null => (/^\d/.test(text) ? Number(text) : monthOf(text));

/** `Sep/2026 … Jan/2026 - Sep/2026`: the month, perhaps in the title already, and where a span begins, the year to date. */
function headOf(lines: readonly Line[]): Head | null {
  const heads = headsIn(lines);
  const [first] = heads;
  const ofColumns = heads.find(({ month, border }) => border && month.value === first?.month.value);
  const told = ofColumns ?? first ?? null;
  return told && !told.border ? { ...told, ...columnsByWords(lines) } : told;
}

/** Columns that are headed by words alone, below a title with the month: "Monat" and "Jahr bis heute". */
function columnsByWords(lines: readonly Line[]): Pick<Head, 'border' | 'isYearFirst'> {
  for (const line of lines) {
    const [month, year] = [
      /\b(?:monat(?:swert)?|laufender monat|lfd\. monat)\b/.exec(line.text),
      toDate.exec(line.text),
    ];
    if (!month || !year) continue;
    const [ofMonth] = line.wordsAt(month.index, month.index + month[0].length);
    const [ofYear] = line.wordsAt(year.index, year.index + year[0].length);
    const columns = columnsAt(line, ofMonth, ofYear);
    if (columns.border) return columns;
  }
  return { border: null, isYearFirst: false };
}

/** Letter sizes by which the heads of columns stand apart from what is before them; words of a title stand closer. */
const APART = 0.8;

/** Which of two heads comes second, where that one stands apart as the head of a column does. */
function columnsAt(
  line: Line,
  month: PagedWord | undefined,
  year: PagedWord | undefined,
): Pick<Head, 'border' | 'isYearFirst'> {
  if (!month || !year) return { border: null, isYearFirst: false };
  const isYearFirst = year.box.left < month.box.left;
  const border = isYearFirst ? month : year;
  const words = line.wordsAt(0, line.text.length);
  const before = words[words.indexOf(border) - 1];
  const isApart = before !== undefined && border.box.left - before.box.right > border.size * APART;
  // The caption of a share may run into the one behind it.
  const isHead = isApart || line.text.includes('%');
  return { border: isHead ? border : null, isYearFirst };
}

/**
 * `Jan - Sep 2026`, `Januar 2026 bis September 2026`: the months of the year so far. Looked for from every word: a caption
 * that breaks off right before, "% Ges.- Jan/2026 - Sep/2026", is no month.
 */
const spanText = /(?<!\p{L})(?=((\p{L}{3,9})\.?(?:\s?\/?\s?20\d\d)?\s*(?:-|bis)\s*(\p{L}{3,9})\.?\s?\/?\s?20\d\d))/gu;

const spansIn = ({ text }: Line): readonly (readonly [number, number])[] =>
  [...text.matchAll(spanText)]
    .filter(([, , from = '', to = '']) => monthOf(from) !== null && monthOf(to) !== null)
    .map(({ 1: all = '', index }) => [index, index + all.length]);

/** A dash behind the first month, with no month behind it in its row. */
const brokenSpan = /^ ?(?:-|bis)(?= |$)(?! \p{L}{3,9}\.?[ /]*20\d\d| \d\d\/20)/u;

function headsIn(lines: readonly Line[]): Head[] {
  return lines.flatMap((line) => {
    const spans = spansIn(line);
    const [span] = spans;
    const months = [...line.text.matchAll(monthText)].flatMap((match) => {
      const month = numberOf(match[1] ?? '');
      const end = match.index + match[0].length;
      const words = line.wordsAt(match.index, end);
      return month && words[0]
        ? [{ text: `${match[2]}-${String(month).padStart(2, '0')}`, words, start: match.index, end }]
        : [];
    });
    // A narrow column breaks its span: "Jan/2026 -" above "Sep/2026".
    const broken = months.find(({ end }) => brokenSpan.test(line.text.slice(end)) && !spans.some(([, to]) => end < to));
    const own = months.find(
      (one) => one !== broken && !spans.some(([from, to]) => one.start >= from && one.start < to),
    );
    // Where nothing but a span is told, the paper is of its last month.
    const first = own ?? months.findLast(({ end }) => span !== undefined && end <= span[1]);
    const month = first ? foundFrom(first.text, first.words) : null;
    const called = toDate.exec(line.text);
    const ofYear = called && line.wordsAt(called.index, called.index + called[0].length)[0];
    const cumulated = own && (span ? line.wordsAt(...span)[0] : (broken?.words[0] ?? ofYear));
    const columns = columnsAt(line, own?.words[0], cumulated ?? undefined);
    const hasShares = /^[^%]*%[^%]*%[^%]*$/.test(line.text);
    return month ? [{ month, ...columns, hasShares }] : [];
  });
}

/** Two amounts with their percentages, wherever their captions run into each other. */
const PAIRS = 4;

/** Percentages stand between the amounts of a row, so only the first of each part is money. */
function amounts(
  lines: readonly Line[],
  label: RegExp,
  head: Head | null,
): { month: Found<number> | null; total: Found<number> | null } {
  const runs = rowsOf(lines, label).find((candidate) => candidate.amounts.length > 0)?.amounts ?? [];
  const border = head?.border;
  const inPairs = border && head.hasShares && runs.length === PAIRS;
  const first = border && !inPairs ? runs.find((run) => run.box.right < border.box.left) : runs[0];
  const second = inPairs ? runs[PAIRS / 2] : border && runs.find((run) => run.box.right >= border.box.left);
  const [month, total] = head?.isYearFirst ? [second, first] : [first, second];
  return {
    month: month ? foundFrom(month.cents, month.words, 0.85) : null,
    total: total ? foundFrom(total.cents, total.words, 0.85) : null,
  };
}

const withoutSign = ({ month, total }: ReturnType<typeof amounts>): ReturnType<typeof amounts> => ({
  month: month && { ...month, value: Math.abs(month.value) },
  total: total && { ...total, value: Math.abs(total.value) },
});

/** What is left in the end, best first: above it stand results before interest, and before taxes of the business. */
const results = [
  /vorl(?:aufiges|\.) ergebnis/,
  /^(?:\d+ )?ergebnis(?: nach steuern)?(?= )(?! vor steuern)/,
  /^(?:\d+ )?ergebnis vor steuern(?= )/,
  /^(?:\d+ )?betriebsergebnis(?: vor steuern)?(?= )/,
] as const;

function read(pages: readonly Page[], _today: Day): FormReading<'bwa'> {
  const lines = linesOfAll(pages);
  const head = headOf(lines);
  const revenue = amounts(lines, /umsatzerlose|^(?:\d+ )?(?:umsatz|erlose|betriebseinnahmen)(?= )/, head);
  const costs = withoutSign(amounts(lines, /gesamtkosten|summe (?:der )?kosten|kosten (?:ins)?gesamt/, head));
  const result =
    results.map((label) => amounts(lines, label, head)).find(({ month, total }) => month !== null || total !== null) ??
    ({ month: null, total: null } as const);
  const id = captionedSteuerId(lines);
  return {
    fields: {
      tax_year: head ? computed(Number(head.month.value.slice(0, 4)), [head.month]) : null,
      period: head?.month ?? null,
      person_name: businessOwner(lines),
      fiscal_id: id,
      // A few months of a business are not the income of a year.
      gross_income: null,
      revenue_month: revenue.month,
      revenue_to_date: revenue.total,
      costs_month: costs.month,
      costs_to_date: costs.total,
      result_month: result.month,
      result_to_date: result.total,
      employment_kind: result.month ? computed('self_employed', [result.month]) : null,
    },
    confirmations: steuerIdCheck(id),
  };
}

export const bwa: FiscalForm<'bwa'> = {
  type: 'bwa',
  country: 'DE',
  recognise: (text) => {
    const score = weigh(text, marks);
    return score < 0.45
      ? null
      : { score, starts: /betriebswirtschaftliche auswertung|kurzfristige erfolgsrechnung/.test(text) };
  },
  read,
  needed: ['period', 'result_month', 'result_to_date'],
};
