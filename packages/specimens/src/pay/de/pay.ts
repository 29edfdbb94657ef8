import { addMonths, type Month, monthNumber, monthsFrom, yearOf } from '../../calendar.ts';
import { chanceOf } from '../../chance.ts';
import type { GermanTraits, Job, Person } from '../../people/person.ts';
import { germanTownOf } from '../../people/places/german.ts';
import { share } from '../../wording/money.ts';
import { eventsIn, grossAt, isEmployedIn } from '../gross.ts';
import { insuranceOf, provisionOf } from './insurance.ts';
import type { GermanPayItem, GermanSlip, GermanYearToDate } from './slip.ts';
import { solidarity, yearlyWageTax } from './wage-tax.ts';

const SAVINGS = 4000;
const EMPLOYER_SAVINGS = 2659;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function earnings(job: Job, traits: GermanTraits, month: Month, seed: string): GermanPayItem[] {
  const chance = chanceOf(`${seed}/pay/${month}`);
  const monthly = grossAt(job, month);
  const hours = job.overtime && chance.happens(0.55) ? chance.between(2, 10) : 0;
  const hourly = Math.round((monthly / 165) * 1.25);
  const items: GermanPayItem[] = [
    { code: '2000', label: traits.group === '109' ? 'Aushilfslohn pausch.' : 'Gehalt', mark: 'L', amount: monthly },
  ];
  if (traits.savings) items.push({ code: '2950', label: 'VWL-Zuschuss AG', mark: 'L', amount: EMPLOYER_SAVINGS });
  if (hours > 0)
    items.push({ code: '1040', label: `Mehrarbeit 25% ${hours},00 Std`, mark: 'L', amount: hours * hourly });
  if (job.payments === 13 && monthNumber(month) === 11) {
    items.push({ code: '3000', label: 'Jahressonderzahlung', mark: 'E', amount: share(monthly, 7500) });
  }
  for (const { code, label, amount, kind } of eventsIn(job, month, 'pay', 'one_off', 'in_kind'))
    items.push({ code, label, mark: kind === 'one_off' ? 'E' : 'L', amount });
  return items;
}

interface Taxes {
  readonly wageTax: number;
  readonly churchTax: number;
  readonly solidarity: number;
}

/** Tax of the running month is a twelfth of the year's; a one-off payment bears what it adds to the year's. */
function taxesOf(running: number, oneOff: number, year: number, traits: GermanTraits, city: string): Taxes {
  const town = germanTownOf(city);
  if (traits.group === '109') return { wageTax: 0, churchTax: 0, solidarity: 0 };
  const provision = provisionOf(running, year, traits, town.saxony);
  const basis = { year, taxClass: traits.taxClass, pay: (running * 12) / 100, provision };
  const yearly = yearlyWageTax(basis);
  const withOneOff = yearlyWageTax({ ...basis, pay: basis.pay + oneOff / 100 });
  const wageTax = Math.floor((yearly * 100) / 12) + (withOneOff - yearly) * 100;
  return {
    wageTax,
    churchTax: traits.church ? Math.floor((wageTax * town.churchRate) / 10_000) : 0,
    solidarity: Math.floor((solidarity(yearly, year, traits.taxClass) * 100) / 12),
  };
}

type BareSlip = Omit<GermanSlip, 'toDate'>;

function bareSlip(person: Person, job: Job, month: Month, seed: string): BareSlip {
  const traits = job.german;
  if (!traits) throw new Error('a German job tells its tax class');
  const year = yearOf(month);
  const items = earnings(job, traits, month, seed);
  const gross = sum(items.map((item) => item.amount));
  const oneOff = sum(items.filter((item) => item.mark === 'E').map((item) => item.amount));
  const insurance = insuranceOf(gross, year, traits, germanTownOf(person.address.city).saxony);
  const taxes = taxesOf(gross - oneOff, oneOff, year, traits, person.address.city);
  const taxDeductions = taxes.wageTax + taxes.churchTax + taxes.solidarity;
  const socialDeductions = insurance.health + insurance.pension + insurance.unemployment + insurance.care;
  const net = gross - taxDeductions - socialDeductions;
  const savings: GermanPayItem[] = traits.savings
    ? [{ code: '9420', label: 'VWL-Überweisung', mark: 'L', amount: -SAVINGS }]
    : [];
  // A thing instead of money is taxed as pay, then taken off again: it was had already.
  const events = eventsIn(job, month, 'kept_back', 'in_kind', 'untaxed').map(
    ({ code, label, kind, amount }): GermanPayItem => ({
      code,
      label,
      mark: 'L',
      amount: kind === 'untaxed' ? amount : -amount,
    }),
  );
  const netItems = [...savings, ...events];
  return {
    ...insurance,
    ...taxes,
    country: 'DE',
    month,
    items,
    gross,
    taxDeductions,
    socialDeductions,
    net,
    netItems,
    paid: net + sum(netItems.map((item) => item.amount)),
  };
}

function toDate(slips: readonly BareSlip[]): GermanYearToDate {
  const total = (of: (slip: BareSlip) => number): number => sum(slips.map(of));
  return {
    gross: total((slip) => slip.gross),
    taxGross: total((slip) => slip.gross),
    wageTax: total((slip) => slip.wageTax),
    churchTax: total((slip) => slip.churchTax),
    solidarity: total((slip) => slip.solidarity),
    health: total((slip) => slip.health),
    pension: total((slip) => slip.pension),
    unemployment: total((slip) => slip.unemployment),
    care: total((slip) => slip.care),
  };
}

/** The slip of a month with the year's sums so far; none before hiring or after the end. */
export function germanSlips(person: Person, job: Job, month: Month, seed: string): GermanSlip[] {
  if (!isEmployedIn(job, month)) return [];
  const january = `${yearOf(month)}-01`;
  const before = month > january ? monthsFrom(january, addMonths(month, -1)) : [];
  const earlier = before.filter((past) => isEmployedIn(job, past)).map((past) => bareSlip(person, job, past, seed));
  const slip = bareSlip(person, job, month, seed);
  return [{ ...slip, toDate: toDate([...earlier, slip]) }];
}
