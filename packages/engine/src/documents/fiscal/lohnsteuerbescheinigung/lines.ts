import type { Found } from '../../found.ts';
import type { Item } from './items.ts';

interface LineField {
  readonly number: number;
  readonly part: string;
  readonly label: RegExp;
}

const line = (number: number, label: RegExp, part = ''): LineField => ({ number, part, label });

/** Words that pixels garble are told by what is left of them: the number beside them must agree as well. */
const lineFields: Readonly<Record<string, LineField>> = {
  gross_wage: line(3, /brut\w{0,3}arbeitslo/),
  wage_tax: line(4, /lohnsteuer/),
  solidarity_surcharge: line(5, /soli/),
  church_tax: line(6, /kirchensteuer/),
  church_tax_spouse: line(7, /kirchensteuer/),
  reduced_rate_wage: line(10, /arbeitslohn/),
  wage_replacement: line(15, /kurzarbeitergeld|mutterschaftsgeld/),
  pension_employer: line(22, /arbeitgeber/, 'a'),
  pension_employer_fund: line(22, /arbeitgeber/, 'b'),
  pension_employee: line(23, /arbeitnehmer/, 'a'),
  pension_employee_fund: line(23, /arbeitnehmer/, 'b'),
  health: line(25, /arbeitnehmerbeitrage|arbeitnehmer|kranken/),
  care: line(26, /arbeitnehmerbeitrage|arbeitnehmer|pflege/),
  unemployment: line(27, /arbeitnehmerbeitrage|arbeitslosen|\bav\b/),
  private_insurance: line(28, /privat/),
};

/** Each field where number and words agree. Line 7 became 6 and 6 became 7 in older years: the words tell them apart. */
export function lineValues(items: readonly Item[]): Record<string, Found<number> | null> {
  return Object.fromEntries(
    Object.entries(lineFields).map(([name, { number, part, label }]) => {
      const fitting = items.filter((item) => item.number === number && item.part === part && label.test(item.label));
      const amounts = fitting.map((item) => item.amount).filter((amount) => amount !== null);
      const first = amounts[0];
      return [name, first && amounts.every((amount) => amount.value === first.value) ? first : null];
    }),
  );
}
