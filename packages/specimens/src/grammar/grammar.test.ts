import { describe, expect, test, vi } from 'vitest';
import { textOf, tight } from '../../test/text-of.ts';
import { dayNumber, lastDay, monthNumber } from '../calendar.ts';
import {
  dayAndMonth,
  germanDay,
  germanMonthYear,
  italianDay,
  italianMonthYear,
  numeric,
  numericShort,
  sixDigits,
  slashMonth,
} from '../wording/dates.ts';
import { plain } from '../wording/money.ts';
import {
  type ChancePaper,
  contractPaperByChance,
  fiscalPaperByChance,
  payslipPaperByChance,
  statementPaperByChance,
} from './paper-by-chance.ts';

vi.setConfig({ testTimeout: 120_000 });

const upper = (text: string): string => tight(text).toLocaleUpperCase('de');
const marks = ['/', '.', '-'];
const shortMonths =
  'gen feb mar apr mag giu lug ago set ott nov dic Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez'.split(' ');

const moneyForms = (cents: number): string[] => {
  const text = plain(cents);
  return [text, text.replaceAll('.', ''), text.replace(',', ''), text.replace(/,00$/, '')];
};
const dayForms = (day: string): string[] => [
  ...marks.flatMap((mark) => [numeric(day, mark), numericShort(day, mark), dayAndMonth(day, mark, '')]),
  sixDigits(day),
  italianDay(day),
  germanDay(day),
  ...[0, 12].map((half) => `${String(dayNumber(day)).padStart(2, '0')}${shortMonths[half + monthNumber(day) - 1]}`),
];
const monthForms = (month: string): string[] => [
  italianMonthYear(month),
  germanMonthYear(month),
  ...marks.map((mark) => slashMonth(month, mark)),
  ...marks.map((mark) => numeric(lastDay(month), mark)),
];

const byWords = ['kind', 'contract_type', 'employment_kind', 'bank'];

/** What a field may look like on paper; nothing for those that are told by words of many kinds. */
function formsOf(field: string, value: string | number | boolean | null): string[] {
  if (value === null || typeof value === 'boolean' || byWords.includes(field)) return [];
  if (field === 'tax_year' || field === 'days_worked') return [String(value)];
  if (typeof value === 'number') return moneyForms(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(String(value))) return dayForms(String(value));
  return /^\d{4}-\d{2}$/.test(String(value)) ? monthForms(String(value)) : [String(value)];
}

async function notPrinted({ bytes, truth }: ChancePaper): Promise<string[]> {
  const text = upper((await textOf(bytes)).join(''));
  const isMissing = (forms: readonly string[]): boolean =>
    forms.length > 0 && !forms.some((form) => text.includes(upper(form)));
  // A form may part surname and first name.
  const partsOf = (field: string, value: string | number | boolean | null): string[][] =>
    field === 'person_name'
      ? String(value)
          .split(' ')
          .map((word) => [word])
      : [formsOf(field, value)];
  const fields = Object.entries(truth.fields).filter(([field, value]) => partsOf(field, value).some(isMissing));
  const rows = truth.transactions.filter(
    ({ date, amount }) => isMissing(moneyForms(amount)) || isMissing(dayForms(date)),
  );
  return [
    ...fields.map(([field, value]) => `${field} ${value}`),
    ...rows.map(({ date, amount }) => `${date} ${amount}`),
  ];
}

type Make = (seed: string, index: number) => Promise<ChancePaper>;
const COUNT = 36;
const made = new Map<Make, Promise<ChancePaper[]>>();

/** Made once for all tests. */
function several(make: Make): Promise<ChancePaper[]> {
  const papers =
    made.get(make) ?? Promise.all(Array.from({ length: COUNT }, (_, index) => make('of-the-tests', index)));
  made.set(make, papers);
  return papers;
}

describe.each([
  ['statements', statementPaperByChance],
  ['payslips', payslipPaperByChance],
  ['fiscal forms', fiscalPaperByChance],
  ['contracts', contractPaperByChance],
] as const)('%s by chance', (_, make) => {
  test('the same seed gives the same bytes, another seed another paper', async () => {
    const [one, again, other] = [await make('a', 3), await make('a', 3), await make('b', 3)];
    expect(Buffer.from(one.bytes).equals(Buffer.from(again.bytes))).toBe(true);
    expect(one.truth).toEqual(again.truth);
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(false);
  });

  test('everything that is asked for stands on the paper', async () => {
    const missing: string[] = [];
    for (const paper of await several(make))
      for (const what of await notPrinted(paper)) missing.push(`${paper.name}: ${what}`);
    expect(missing).toEqual([]);
  });

  test('many traits are met, each paper has its own', async () => {
    const papers = await several(make);
    const traits = new Set(papers.flatMap((paper) => paper.traits));
    expect(traits.size).toBeGreaterThan(10);
    expect(new Set(papers.map((paper) => paper.traits.join())).size).toBe(COUNT);
  });
});

test('every form of tax paper and letter is met', async () => {
  const traits = new Set((await several(fiscalPaperByChance)).flatMap((paper) => paper.traits));
  const forms = ['CU', '730-3', 'Redditi PF', 'pension', 'OBIS-M', 'NASpI'];
  const german = ['wage tax certificate', 'assessment', 'pension granted', 'unemployment'];
  expect([...forms, ...german].filter((form) => !traits.has(`form ${form}`))).toEqual([]);
});

test('returns of both regimes tell what is asked for', async () => {
  const regimes = new Set<string>();
  for (let number = 0; number < 40; number += 1) {
    const paper = await fiscalPaperByChance('returns', number);
    const regime = paper.traits.find((trait) => trait.startsWith('regime'));
    if (!regime) continue;
    regimes.add(regime);
    expect(await notPrinted(paper)).toEqual([]);
  }
  expect(regimes.size).toBe(2);
});

test('statements of two accounts and those with sums by type are met', async () => {
  const traits = new Set((await several(statementPaperByChance)).flatMap((paper) => paper.traits));
  expect(['two accounts', 'sums by type'].filter((trait) => !traits.has(trait))).toEqual([]);
});

describe('arithmetic', () => {
  test('opening balance and bookings make the closing balance', async () => {
    for (const { truth } of await several(statementPaperByChance)) {
      const moved = truth.transactions.reduce((sum, { amount }) => sum + amount, 0);
      expect(Number(truth.fields.opening_balance) + moved).toBe(truth.fields.closing_balance);
    }
  });

  test('gross less deductions is net', async () => {
    for (const { truth } of await several(payslipPaperByChance)) {
      const { gross, net, total_deductions, tax_deductions, social_security_deductions } = truth.fields;
      if (truth.country === 'IT') expect(Number(gross) - Number(total_deductions)).toBe(net);
      else if (tax_deductions !== undefined && social_security_deductions !== undefined)
        expect(Number(gross) - Number(tax_deductions) - Number(social_security_deductions)).toBe(net);
    }
  });
});
