import { shiftDays } from '../../calendar.ts';
import { benefitOf } from '../../ledger/benefit.ts';
import type { Benefit, Person } from '../../people/person.ts';
import { numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import type { FiscalPaper } from './layout.ts';

/** The employment agency grants unemployment pay: for how long, how much a day, how much a month. */
export function algBescheid(person: Person, benefit: Benefit): FiscalPaper {
  const facts = benefitOf(benefit);
  const made = shiftDays(benefit.from, 9);
  const { city } = person.address;
  return {
    name: 'bewilligungsbescheid-arbeitslosengeld',
    type: 'alg_bescheid',
    country: 'DE',
    layout: 'arbeitsagentur',
    imprint: { title: 'Bewilligungsbescheid', producer: 'Compart DocBridge', creator: 'COLIBRI', family: 'helvetica' },
    made,
    fields: {
      person_name: naturalName(person),
      payer_name: `Agentur für Arbeit ${city}`,
      issue_date: made,
      net_daily: facts.daily,
      net_monthly: facts.monthlyNet,
      benefit_start: benefit.from,
      benefit_end: facts.ends,
      benefit_days: benefit.days,
      is_accepted: true,
    },
    draw: (paper) => {
      paper.text(60, 56, `Agentur für Arbeit ${city}`, { size: 14, cut: 'bold', ink: [0.75, 0, 0.1] });
      const title = person.sex === 'M' ? 'Herrn' : 'Frau';
      paper.lines(60, 130, [title, naturalName(person), person.address.street, cityLine(person.address)], 13, {
        size: 10,
      });
      paper.text(390, 130, 'Kundennummer: 037A418826', { size: 9 });
      paper.text(390, 144, `Datum: ${numeric(made, '.')}`, { size: 9 });
      paper.text(60, 226, 'Bewilligungsbescheid', { size: 13, cut: 'bold' });
      const words =
        'Auf Ihren Antrag wird Ihnen Arbeitslosengeld nach dem Dritten Buch Sozialgesetzbuch in folgender Höhe bewilligt:';
      paper.lines(60, 248, paper.wrap(words, 470, { size: 10 }), 14, { size: 10 });
      const columns = [60, 380, 520] as const;
      paper.text(columns[0], 298, 'Zeitraum', { size: 9, cut: 'bold' });
      paper.text(columns[1], 298, 'täglicher Leistungsbetrag', { size: 9, cut: 'bold', align: 'right' });
      paper.text(columns[2], 298, 'monatlich', { size: 9, cut: 'bold', align: 'right' });
      paper.rule(60, 303, 520, 303, 0.5);
      paper.text(columns[0], 318, `${numeric(benefit.from, '.')} - ${numeric(facts.ends, '.')}`, { size: 10 });
      paper.text(columns[1], 318, `${plain(facts.daily)} EUR`, { size: 10, align: 'right' });
      paper.text(columns[2], 318, `${plain(facts.monthlyNet)} EUR`, { size: 10, align: 'right' });
      paper.text(60, 348, `Anspruchsdauer: ${benefit.days} Kalendertage`, { size: 10 });
      const note = 'Das Arbeitslosengeld wird für Kalendertage berechnet; ein voller Monat hat dabei 30 Tage.';
      paper.lines(60, 376, paper.wrap(note, 470, { size: 9 }), 12, { size: 9 });
    },
  };
}
