import { addMonths, firstDay, type Month, monthLength, monthNumber, monthsFrom, yearOf } from '../../calendar.ts';
import { chanceOf } from '../../chance.ts';
import type { Job, Person } from '../../people/person.ts';
import { italianTownOf } from '../../people/places/italian.ts';
import { eventsIn, grossAt, isEmployedIn } from '../gross.ts';
import { contributionBase, contributionsOf } from './contributions.ts';
import { extraEarnings, monthlyEarnings } from './earnings.ts';
import { furtherCredit, integrativeTreatment, monthlyGrossTax, smallWageAddition, workCredit } from './irpef.ts';
import type { ItalianSlip, PayItem } from './slip.ts';
import { surtaxesOf } from './surtaxes.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Taxable pay of a whole year as payroll foresees it. */
function yearlyTaxable(job: Job, year: number): number {
  const months = monthsFrom(`${year}-01`, `${year}-12`).filter((month) => isEmployedIn(job, month));
  const gross = sum(months.map((month) => grossAt(job, month)));
  const withExtras = Math.round((gross * job.payments) / 12);
  return withExtras - sum(contributionsOf(job, withExtras).map((line) => line.amount));
}

const deduction = (code: string, label: string, amount: number): PayItem[] =>
  amount === 0 ? [] : [{ code, label, quantity: null, unit: null, earning: 0, deduction: amount }];
const addition = (code: string, label: string, amount: number): PayItem[] =>
  amount === 0 ? [] : [{ code, label, quantity: null, unit: null, earning: amount, deduction: 0 }];

/** In summer a tax return may bring money back through the payslip. */
function taxReturnRefund(month: Month, seed: string): number {
  if (![7, 8].includes(monthNumber(month))) return 0;
  const chance = chanceOf(`${seed}/730/${yearOf(month)}`);
  const paidIn = chance.pick([7, 8]);
  return chance.happens(0.4) && paidIn === monthNumber(month) ? chance.between(9_000, 52_000) : 0;
}

type BareSlip = Omit<ItalianSlip, 'toDate'>;

function paid(person: Person, job: Job, month: Month, kind: ItalianSlip['kind'], seed: string): BareSlip {
  const ordinary = kind === 'ordinary';
  const year = yearOf(month);
  const wages = ordinary ? monthlyEarnings(job, month, seed) : extraEarnings(job, month, kind);
  const gross = sum(wages.map((line) => line.earning));
  const contributions = contributionsOf(job, gross);
  const contributionTotal = sum(contributions.map((line) => line.amount));
  const taxable = gross - contributionTotal;
  const yearly = yearlyTaxable(job, year);
  const days = ordinary ? monthLength(month) : 0;
  const grossTax = monthlyGrossTax(taxable, year);
  const work = Math.min(workCredit(yearly, days), grossTax);
  const further = Math.min(furtherCredit(yearly, days), grossTax - work);
  const incomeTax = grossTax - work - further;
  const town = italianTownOf(person.address.city);
  const none = { regional: 0, municipal: 0, municipalAdvance: 0 };
  const surtaxes = ordinary
    ? surtaxesOf(month, { lastYear: yearlyTaxable(job, year - 1), thisYear: yearly }, town)
    : none;
  const additions = ordinary
    ? [
        ...addition('000891', 'Trattamento integrativo L.21/2020', integrativeTreatment(yearly, days, grossTax > work)),
        ...addition('000895', 'Somma aggiuntiva L.207/2024', smallWageAddition(yearly, taxable)),
        ...addition('000730', 'Rimborso IRPEF 730', taxReturnRefund(month, seed)),
        ...eventsIn(job, month, 'untaxed').flatMap(({ code, label, amount }) => addition(code, label, amount)),
      ]
    : [];
  // A thing instead of money is taxed as pay, then taken off again: it was had already.
  const keptBack = ordinary ? eventsIn(job, month, 'kept_back', 'in_kind') : [];
  const withheld = [
    ...contributions.flatMap((line) => deduction(line.code, line.label, line.amount)),
    ...deduction('F03020', 'Ritenute IRPEF', incomeTax),
    ...deduction('F09110', `Addizionale regionale ${year - 1}`, surtaxes.regional),
    ...deduction('F09130', `Addizionale comunale ${year - 1}`, surtaxes.municipal),
    ...deduction('F09140', `Acconto addiz. comunale ${year}`, surtaxes.municipalAdvance),
    ...keptBack.flatMap(({ code, label, amount }) => deduction(`${code}T`, label, amount)),
  ];
  const items = [...wages, ...additions, ...withheld];
  const earnings = sum(items.map((line) => line.earning));
  const deductions = sum(items.map((line) => line.deduction));
  return {
    country: 'IT',
    month,
    kind,
    contractual: grossAt(job, month),
    items,
    contributions,
    contributionBase: contributionBase(gross),
    contributionTotal,
    taxable,
    grossTax,
    workCredit: work,
    furtherCredit: further,
    incomeTax,
    surtaxes,
    earnings,
    deductions,
    net: earnings - deductions,
    severance: Math.round(gross / 13.5) - Math.round(gross * 0.005),
    days,
  };
}

/** December brings a thirteenth month's pay, and July a fourteenth, on a slip of its own. */
function kindsIn(job: Job, month: Month): ItalianSlip['kind'][] {
  if (!isEmployedIn(job, month)) return [];
  if (monthNumber(month) === 12 && job.payments >= 13) return ['tredicesima', 'ordinary'];
  return monthNumber(month) === 7 && job.payments >= 14 ? ['quattordicesima', 'ordinary'] : ['ordinary'];
}

const bareSlips = (person: Person, job: Job, month: Month, seed: string): BareSlip[] =>
  kindsIn(job, month).map((kind) => paid(person, job, month, kind, seed));

/** Every slip that the employer hands out for a month, with the year's sums so far. */
export function italianSlips(person: Person, job: Job, month: Month, seed: string): ItalianSlip[] {
  const january = firstDay(`${yearOf(month)}-01`).slice(0, 7);
  const before = month > january ? monthsFrom(january, addMonths(month, -1)) : [];
  const earlier = before.flatMap((past) => bareSlips(person, job, past, seed));
  return bareSlips(person, job, month, seed).map((slip, index, all) => {
    const soFar = [...earlier, ...all.slice(0, index + 1)];
    return {
      ...slip,
      toDate: {
        contributionBase: sum(soFar.map((past) => past.contributionBase)),
        taxable: sum(soFar.map((past) => past.taxable)),
        incomeTax: sum(soFar.map((past) => past.incomeTax)),
      },
    };
  });
}
