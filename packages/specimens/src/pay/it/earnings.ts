import { type Month, monthNumber } from '../../calendar.ts';
import { type Chance, chanceOf } from '../../chance.ts';
import type { Job } from '../../people/person.ts';
import { eventsIn, grossAt } from '../gross.ts';
import type { PayItem } from './slip.ts';

/** Hours of a full month by which monthly pay is divided. */
const MONTHLY_HOURS = 173;
const MONTHLY_DAYS = 26;

const item = (code: string, label: string, quantity: string | null, unit: number | null, earning: number): PayItem => ({
  code,
  label,
  quantity,
  unit,
  earning,
  deduction: 0,
});

function overtime(job: Job, monthly: number, chance: Chance): PayItem[] {
  if (!job.overtime || !chance.happens(0.6)) return [];
  const hours = chance.between(2, 11);
  const hourly = Math.round((monthly / MONTHLY_HOURS) * 1.25);
  return [item('000210', 'Straordinario 25%', `${hours},00`, hourly, hours * hourly)];
}

/** The taxed earnings of a month, split the way payroll programs do. */
export function monthlyEarnings(job: Job, month: Month, seed: string): PayItem[] {
  const chance = chanceOf(`${seed}/pay/${month}`);
  const monthly = grossAt(job, month);
  const daily = Math.round(monthly / MONTHLY_DAYS);
  const away = chance.happens(0.5) ? chance.between(1, monthNumber(month) === 8 ? 10 : 3) : 0;
  const holidays = away * daily;
  const worked = item('000001', 'Retribuzione', `${MONTHLY_DAYS - away},00`, daily, monthly - holidays);
  const leave = away > 0 ? [item('000055', 'Ferie godute', `${away},00`, daily, holidays)] : [];
  const events = eventsIn(job, month, 'pay', 'one_off', 'in_kind').map((event) =>
    item(event.code, event.label, null, null, event.amount),
  );
  return [worked, ...leave, ...overtime(job, monthly, chance), ...events];
}

export const extraEarnings = (job: Job, month: Month, kind: 'tredicesima' | 'quattordicesima'): PayItem[] => [
  item(
    kind === 'tredicesima' ? '000031' : '000032',
    kind === 'tredicesima' ? 'Tredicesima mensilità' : 'Quattordicesima mensilità',
    '12,00',
    null,
    grossAt(job, month),
  ),
];
