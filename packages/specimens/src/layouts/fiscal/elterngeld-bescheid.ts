import type { Day } from '@vesta/domain/dates/day';
import { addMonths, dayIn, dayNumber, monthOf, shiftDays } from '../../calendar.ts';
import { benefitOf } from '../../ledger/benefit.ts';
import type { Benefit, Person } from '../../people/person.ts';
import { numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import type { FiscalPaper } from './layout.ts';

const MONTHS = 12;
const DAYS_OF_A_MONTH = 30;

/** The first day of each month of the child's life, and the day before the next one. */
function lifeMonths(born: Day, count: number): { from: Day; to: Day }[] {
  const startOf = (at: number): Day => dayIn(addMonths(monthOf(born), at), dayNumber(born));
  return Array.from({ length: count }, (_, at) => ({ from: startOf(at), to: shiftDays(startOf(at + 1), -1) }));
}

/** Parental benefit, month by month of the child's life; while the mother is protected, nothing is paid on top. */
export function elterngeldBescheid(person: Person, benefit: Benefit): FiscalPaper {
  const { monthlyNet } = benefitOf(benefit);
  const count = Math.max(MONTHS, Math.round(benefit.days / DAYS_OF_A_MONTH) + 2);
  const born = dayIn(addMonths(monthOf(benefit.from), -2), dayNumber(benefit.from));
  const months = lifeMonths(born, count);
  const made = shiftDays(born, 40);
  const { city } = person.address;
  return {
    name: 'elterngeldbescheid',
    type: 'elterngeld_bescheid',
    country: 'DE',
    layout: 'elterngeldstelle',
    imprint: {
      title: 'Elterngeldbescheid',
      producer: 'Compart DocBridge',
      creator: 'ElterngeldDigital',
      family: 'times',
    },
    made,
    fields: {
      person_name: naturalName(person),
      payer_name: `Elterngeldstelle ${city}`,
      issue_date: made,
      net_monthly: monthlyNet,
      benefit_start: months[2]?.from ?? null,
      benefit_end: months.at(-1)?.to ?? null,
      is_accepted: true,
    },
    draw: (paper) => {
      paper.text(60, 56, `Elterngeldstelle ${city}`, { size: 14, cut: 'bold' });
      const title = person.sex === 'M' ? 'Herrn' : 'Frau';
      paper.lines(60, 130, [title, naturalName(person), person.address.street, cityLine(person.address)], 13, {
        size: 10,
      });
      paper.text(420, 130, `Datum: ${numeric(made, '.')}`, { size: 10 });
      paper.text(60, 226, 'Bescheid über Elterngeld', { size: 13, cut: 'bold' });
      const words =
        'Nach dem Bundeselterngeld- und Elternzeitgesetz (BEEG) wird Ihnen für Ihr Kind Elterngeld wie folgt bewilligt:';
      paper.lines(60, 248, paper.wrap(words, 470, { size: 10 }), 14, { size: 10 });
      paper.text(60, 296, 'Lebensmonat', { size: 9, cut: 'bold' });
      paper.text(180, 296, 'Zeitraum', { size: 9, cut: 'bold' });
      paper.text(500, 296, 'Zahlbetrag', { size: 9, cut: 'bold', align: 'right' });
      months.forEach(({ from, to }, at) => {
        const y = 314 + at * 16;
        paper.text(60, y, `${at + 1}. Lebensmonat`, { size: 9.5 });
        paper.text(180, y, `${numeric(from, '.')} - ${numeric(to, '.')}`, { size: 9.5 });
        paper.text(500, y, `${plain(at < 2 ? 0 : monthlyNet)} EUR`, { size: 9.5, align: 'right' });
      });
    },
  };
}
