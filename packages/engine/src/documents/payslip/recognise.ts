import { plainText } from '@vesta/domain/text/fold';
import type { Page } from '../../evidence/page.ts';
import { type LabelIndex, type Sheet, sheetOf } from '../../extraction/labels.ts';
import type { Recognition } from '../reading.ts';
import { withBlanks } from './blanks.ts';
import { germanLabels } from './de/labels.ts';
import { familyOf } from './family-of.ts';
import { italianLabels } from './it/labels.ts';
import { presenceScore } from './presence-sheet.ts';

/** What speaks for a payslip, by label; each counts once, however often it is printed. */
const weights: Readonly<Record<'IT' | 'DE', Readonly<Record<string, number>>>> = {
  IT: {
    title: 0.3,
    net: 0.3,
    gross: 0.25,
    total_deductions: 0.2,
    social_gross: 0.1,
    social_line: 0.1,
    social_contributions: 0.08,
    taxable: 0.1,
    gross_tax: 0.08,
    income_tax: 0.06,
    work_credit: 0.08,
    hire: 0.1,
    level: 0.05,
    qualification: 0.05,
    base_pay: 0.1,
    severance: 0.06,
    employee_name: 0.05,
  },
  DE: {
    title: 0.35,
    net: 0.2,
    paid_amount: 0.15,
    gross: 0.2,
    tax_deductions: 0.15,
    social_security_deductions: 0.15,
    wage_tax: 0.06,
    church_tax: 0.04,
    pension: 0.06,
    health: 0.06,
    unemployment: 0.05,
    care: 0.05,
    tax_class: 0.05,
    personnel_number: 0.06,
    hire: 0.05,
    contribution_group: 0.05,
    net_items: 0.05,
  },
};

/** Papers with many of the same labels that are something else. */
const others =
  /lohnsteuerbescheinigung|einkommensteuerbescheid|certificazione unica|modello 730|redditi persone fisiche|arbeitsvertrag|contratto di lavoro|kontoauszug|estratto conto|fattura|rechnungsnummer|quadro r[a-z]\b|preventivo|(?:richiesta|contratto) di (?:finanziamento|prestito)/;
/** Titled or laid out as slips are, and paid by nobody's employer. */
const pension =
  /cedolino (?:mensile )?(?:di |della )?pensione|certificato di pensione|\bobis\W?m\b|liquidazione (?:della )?(?:pensione|(?:indennita (?:di )?)?naspi)/;
/** An employer's letter about somebody's pay is no slip. */
const letter =
  /\b(?:hiermit|hierdurch) (?:bestatigen|bescheinigen) wir|bestatigen wir,? dass|si certifica che|si attesta che/;
/** Counted as a later sheet, unless it only says where the slip goes on. */
const continued =
  /(?<!\b(?:segue|continua|vedi|siehe|auf|weiter)(?: a| alla| su| auf)? )\b(?:blatt|seite|pagina|pag\.?|foglio|page)\s*:?\s*(?:n\.?\s*)?([2-9])\b/;
const COUNTER_WEIGHT = 0.5;
/** Tax forms share single words with payslips; a slip has a title, or an outcome and what it comes from. */
const combinations = [
  ['title', 'net'],
  ['title', 'gross'],
  ['title', 'paid_amount'],
  ['title', 'total_deductions'],
  ['net', 'gross'],
  ['net', 'total_deductions'],
  ['net', 'column_earnings', 'column_deductions'],
  // Whatever the net is called, a titled paper that reckons the tax of a month is one.
  ['title', 'taxable', 'gross_tax', 'income_tax'],
  // The first of two sheets, with the result on the second.
  ['title', 'column_earnings', 'column_deductions'],
  ['gross', 'total_deductions', 'hire'],
  ['paid_amount', 'gross'],
  // Letters without a title and without a name for their sums tell how the tax was reckoned, and since when somebody works.
  ['social_gross', 'taxable', 'gross_tax', 'work_credit', 'hire'],
];

function scoreOf(sheet: Sheet, country: 'IT' | 'DE'): number {
  if (!combinations.some((names) => names.every((name) => sheet.byName.has(name)))) return 0;
  const sum = Object.entries(weights[country]).reduce(
    (total, [name, weight]) => total + (sheet.byName.has(name) ? weight : 0),
    0,
  );
  return Math.min(1, sum);
}

const candidates: readonly { country: 'IT' | 'DE'; index: LabelIndex; stems: readonly string[] }[] = [
  {
    country: 'IT',
    index: italianLabels,
    stems:
      'nett lord competenz trattenut ritenut cedolin paga retribuz inps irpef imponib assun livell tfr detraz'.split(
        ' ',
      ),
  },
  {
    country: 'DE',
    index: germanLabels,
    stems:
      'nett brutto bezug abzug abrechn entgelt verdienst auszahl lohn gehalt sv- kv rv steuer eintritt versich gross salary insurance payslip wage'.split(
        ' ',
      ),
  },
];

/** Looking for labels is dear; a page with next to none of their stems, such as one of a long statement, needs no look. */
const FEWEST_STEMS = 3;
const isWorthALook = (plain: string, stems: readonly string[]): boolean =>
  stems.filter((stem) => plain.includes(stem)).length >= FEWEST_STEMS;

/** Whether a page is a payslip, of which country and from which program. */
export function recognisePayslip(page: Page): Recognition | null {
  if (page.words.length < 8) return null;
  const legible = withBlanks(page);
  const text = legible.words.map((word) => word.text).join(' ');
  const plain = plainText(text);
  if (pension.test(plain) || letter.test(plain)) return null;
  const [best] = candidates
    .filter(({ stems }) => isWorthALook(plain, stems))
    .map(({ country, index }) => ({ country, sheet: sheetOf(legible, index) }))
    .map(({ country, sheet }) => ({ country, sheet, score: scoreOf(sheet, country) }))
    .sort((a, b) => b.score - a.score);
  const titled = best?.sheet.byName.has('title') ?? false;
  const score = Math.max(0, (best?.score ?? 0) - (others.test(plain) && !titled ? COUNTER_WEIGHT : 0));
  const presence = presenceScore(plain);
  if (presence > score) return { type: 'presence_sheet', country: 'IT', layout: null, score: presence, starts: true };
  if (!best || score < 0.3) return null;
  const starts = (titled || best.sheet.byName.has('period')) && !continued.test(plain);
  return {
    type: 'payslip',
    country: best.country,
    layout: familyOf(text, best.country)?.layout ?? null,
    score,
    starts,
  };
}
