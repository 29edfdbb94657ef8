import { textOf } from '../../documents/recognise/page-text.ts';
import { isPictured, numberIn, textIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Judgement, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';
import { paysInWords } from './pays-in-words.ts';

/** Payments a year that employers agree on. */
const FEWEST = 12;
const MOST = 16;
const SLACK = 0.004;
/** Half a month at Christmas or in summer is agreed on as often as a whole one. */
const HALVES = 2;

/** Pay beside the fixed one, which a yearly figure may count in: then month and year need not fit. */
const beside =
  /\b(?:variab\w*|bonus|premi[oa]?|prami\w*|praemi\w*|provision\w*|tantieme\w*|zielvereinbarung\w*|zielgehalt|incentiv\w*|mbo|provvigion\w*|superminimo|indennita|zulage\w*|sonderzahlung\w*|sonderzuwendung\w*|weihnachtsgeld|urlaubsgeld|gratifikation\w*|commission|allowance)\b/;

const speaksOfMore = ({ paper, reading }: ReadPaper<'work_contract', InspectedPaper>): boolean =>
  paper.evidence.pages.some((page) => reading.pages.includes(page.number) && beside.test(textOf(page)));

/** Words between two figures that make them one pay. */
const same =
  /\b(?:entspricht|entsprechen|das sind|das ergibt|mithin|corrispond\w+|pari ad?|equival\w+|ripartit\w+|suddivis\w+|equals?|equivalent|corresponding|i\.e\.)(?= |$)/;
/** A year or a week that is not whole makes fewer than twelve of them. */
const partly =
  /\b(?:teilzeit\w*|anteilig\w*|zeitanteilig\w*|befristet\w*|rumpf\w*|stellenanteil\w*|vollzeit\w*|part[- ]time|tempo parziale|tempo determinato|riproporzion\w*|proporzion\w*|pro rata|fino al|fte)\b/;
const FARTHEST = 160;

/** Whether the paper itself sets its two figures equal, and speaks of no part of a year. */
function setsEqual({ paper, reading }: ReadPaper<'work_contract', InspectedPaper>): boolean {
  const [month, year] = [reading.fields.monthly_gross?.raw, reading.fields.gross_income?.raw];
  if (!month || !year) return false;
  const texts = paper.evidence.pages.filter((page) => reading.pages.includes(page.number)).map((page) => textOf(page));
  const isSaid = (text: string): boolean => {
    const [first, second] = [text.indexOf(month), text.indexOf(year)].sort((a, b) => a - b);
    if (first === undefined || second === undefined || first < 0 || second - first > FARTHEST) return false;
    return same.test(text.slice(first, second));
  };
  return texts.some(isSaid) && !texts.some((text) => partly.test(text));
}

const EURO = 100;

const payments = [12, 13, 14];

/** Whether a pay can be agreed on by the year: in whole euros, or as so many equal payments. */
const isAgreeable = (year: number): boolean => year % EURO === 0 || payments.some((count) => year % count === 0);

/** Odd cents in a yearly pay come from somewhere: from a monthly one, from pay beside it, or from a hand. */
function judgeYear(subject: ReadPaper<'work_contract', InspectedPaper>, year: number): Judgement | null {
  if (isAgreeable(year) || speaksOfMore(subject)) return null;
  const { reading, paper } = subject;
  const working = [placeOf(reading, 'gross_income')];
  return isPictured(paper, reading) ? inconclusive(working) : failed(working, { variant: 'odd', data: { year } });
}

/** The pay that is written out in words, where it stands behind the figure or in place of it: neither was changed with the other. */
function judgeWords({ reading, paper }: ReadPaper<'work_contract', InspectedPaper>): Judgement | null {
  if (isPictured(paper, reading)) return null;
  const names = ['monthly_gross', 'gross_income', 'salary_amount'] as const;
  const told = names.flatMap((name) => numberIn(reading, name) ?? []);
  const written = paper.evidence.pages
    .filter(({ number }) => reading.pages.includes(number))
    .flatMap((page) => paysInWords(page.words.map(({ text }) => text).join(' ')));
  if (told.length === 0 || written.length === 0) return null;
  const counts = [1, ...payments];
  const isTold = (pay: number): boolean =>
    told.some((cents) =>
      counts.some((count) => Math.abs(cents - pay * count) < EURO || Math.abs(cents * count - pay) < EURO),
    );
  const other = written.find((pay) => !isTold(pay));
  if (other === undefined) return null;
  const working = names.flatMap((name) => (reading.fields[name] ? [placeOf(reading, name, { expected: other })] : []));
  return failed(working.slice(0, 2), { variant: 'words' });
}

/** A contract that tells pay by the month and by the year means one pay. */
export const contractSalarySums: Rule<ReadPaper<'work_contract', InspectedPaper>, 'R_CONTRACT_SALARY_SUMS'> = {
  id: 'R_CONTRACT_SALARY_SUMS',
  chapter: 'contract',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['sums'],
  },
  reads: [],
  judge: (subject) => {
    const { reading } = subject;
    const [month, year] = [numberIn(reading, 'monthly_gross'), numberIn(reading, 'gross_income')];
    const inWords = judgeWords(subject);
    if (inWords) return inWords;
    if (year && textIn(reading, 'salary_period') === 'year' && !isPrintedTwice(reading))
      return judgeYear(subject, year);
    if (!month || !year || !isPrintedTwice(reading)) return null;
    const times = year / month;
    const told = numberIn(reading, 'paychecks_per_year');
    const count = told ?? Math.round(times * HALVES) / HALVES;
    const working = [placeOf(reading, 'monthly_gross'), placeOf(reading, 'gross_income', { expected: month * count })];
    const isWhole = Math.abs(times - count) <= count * SLACK && count >= FEWEST && count <= MOST;
    if (isWhole) return passed(working);
    // Hours, parts of a year and pay by result are told in words that nobody has weighed.
    if (textIn(reading, 'salary_period') === 'hour') return inconclusive(working);
    if (times < FEWEST * (1 - SLACK) && !setsEqual(subject)) return inconclusive(working);
    if (speaksOfMore(subject)) return inconclusive(working);
    return failed(working, { data: { month, year } });
  },
};

/** One reckoned from the other stands where that one stands, and proves nothing. */
function isPrintedTwice({ fields }: ReadPaper<'work_contract'>['reading']): boolean {
  const [month, year] = [fields.monthly_gross, fields.gross_income];
  return Boolean(month && year && month.raw !== year.raw);
}
