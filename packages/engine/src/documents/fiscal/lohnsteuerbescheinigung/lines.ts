import type { NumberField } from '@vesta/domain/papers/schema';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line, PagedWord } from '../../recognise/page-text.ts';
import { figureLike } from '../ground/captions.ts';
import { moneyRuns } from '../ground/money-runs.ts';
import type { Item } from './items.ts';

interface LineField {
  readonly number: number;
  readonly part: string;
  readonly label: RegExp;
}

const line = (number: number, label: RegExp, part = ''): LineField => ({ number, part, label });

type Figure = NumberField<'lohnsteuerbescheinigung'>;

/** Words that pixels garble are told by what is left of them: the number beside them must agree as well. */
const lineFields: Readonly<Record<string, LineField>> = {
  gross_wage: line(3, /brut\w{0,3}arbeitslo/),
  wage_tax: line(4, /lohnsteuer/),
  solidarity_surcharge: line(5, /soli/),
  church_tax: line(6, /kirchensteuer/),
  church_tax_spouse: line(7, /kirchensteuer/),
  reduced_rate_wage: line(10, /arbeitslohn/),
  wage_replacement: line(15, /kurzarbeitergeld|mutterschaftsgeld/),
  pension_employer: line(22, /arbeitgeber|\bag-anteil/, 'a'),
  pension_employer_fund: line(22, /arbeitgeber/, 'b'),
  pension_employee: line(23, /arbeitnehmer|\ban-anteil/, 'a'),
  pension_employee_fund: line(23, /arbeitnehmer/, 'b'),
  health: line(25, /arbeitnehmerbeitrage|arbeitnehmer|kranken|\bkv\b/),
  care: line(26, /arbeitnehmerbeitrage|arbeitnehmer|pflege|\bpv\b/),
  unemployment: line(27, /arbeitnehmerbeitrage|arbeitslosen|\bav\b/),
  private_insurance: line(28, /privat/),
} satisfies Partial<Record<Figure, LineField>>;

const taxpayer = '(?:arbeitnehmerbeitrage|an-beitrage|beitrage)';

/** What the captions of the same lines begin with, on prints in cells and on those without numbers. */
const captions = {
  gross_wage: /^bruttoarbeitslohn/,
  wage_tax: /^(?:einbehaltene )?lohnsteuer(?= |$)/,
  solidarity_surcharge: /^(?:einbehaltener )?solidaritatszuschlag/,
  church_tax: /^(?:einbehaltene )?kirchensteuer(?= |$)(?!.*(?:ehegatt|lebenspartner))/,
  reduced_rate_wage: /^ermassigt besteuerter arbeitslohn/,
  wage_replacement: /^kurzarbeitergeld/,
  pension_employer: /^(?:arbeitgeberanteil|ag-anteil).* (?:rentenversicherung|rv)/,
  pension_employee: /^(?:arbeitnehmeranteil|an-anteil).* (?:rentenversicherung|rv)/,
  health: new RegExp(`^${taxpayer}.* (?:krankenversicherung|kv)`),
  care: new RegExp(`^${taxpayer}.* (?:pflegeversicherung|pv)`),
  unemployment: new RegExp(`^${taxpayer}.* (?:arbeitslosenversicherung|av)`),
  private_insurance: /^(?:beitrage )?(?:zur? )?priv(?:aten?|\.)(?: |$)/,
} as const satisfies Partial<Record<Figure, RegExp>>;

/** Shortened captions that say too little without the number of their line beside them. */
const shortened: Readonly<Record<string, RegExp>> = {
  health: /^krankenversicherung/,
  care: /^pflegeversicherung/,
  unemployment: /^arbeitslosenversicherung/,
};

const money = (words: readonly PagedWord[]): Found<number> | null => {
  const [only, ...more] = moneyRuns(words);
  return only && more.length === 0 ? foundFrom(only.cents, only.words) : null;
};

/** The lines of a print whose numbers do not stand under each other in the margin. */
export function captionedValues(lines: readonly Line[]): Record<string, Found<number> | null> {
  return Object.fromEntries(
    Object.entries(captions).map(([name, caption]) => {
      const number = lineFields[name]?.number ?? null;
      const short = shortened[name];
      const told =
        figureLike(lines, caption, money, (one) => one.number === null || one.number === number) ??
        (short ? figureLike(lines, short, money, (one) => one.number === number) : null);
      return [name, told];
    }),
  );
}

/** A print that leaves the schemes of the professions out has no parts a) and b): its only line is the first. */
const isPart = (own: string, part: string): boolean => own === part || (own === '' && part === 'a');

/** Each field where number and words agree. Line 7 became 6 and 6 became 7 in older years: the words tell them apart. */
export function lineValues(items: readonly Item[]): Record<string, Found<number> | null> {
  return Object.fromEntries(
    Object.entries(lineFields).map(([name, { number, part, label }]) => {
      const fitting = items.filter(
        (item) => item.number === number && isPart(item.part, part) && label.test(item.label),
      );
      const amounts = fitting.map((item) => item.amount).filter((amount) => amount !== null);
      const first = amounts[0];
      return [name, first && amounts.every((amount) => amount.value === first.value) ? first : null];
    }),
  );
}
