import { shiftDays } from '../../calendar.ts';
import { pensionOf } from '../../ledger/pension.ts';
import type { Pension, Person } from '../../people/person.ts';
import { numeric } from '../../wording/dates.ts';
import { plain, share } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import type { FiscalPaper } from './layout.ts';

/** By how much pensions rose on the first of July, in hundredths of a percent. */
const RISE = 373;

/** Pensions rise on the first of July: the letter prints the old and the new amount side by side. */
export function rentenanpassung(person: Person, pension: Pension, year: number): FiscalPaper {
  const from = `${year}-07-01`;
  const made = `${year}-06-12`;
  const now = pensionOf(pension, 'DE');
  const before = pensionOf({ ...pension, gross: share(pension.gross, 10_000 - RISE) }, 'DE');
  const isFirstYear = pension.since > shiftDays(from, -1);
  return {
    name: `rentenanpassung-${year}`,
    type: 'pension_notice',
    country: 'DE',
    layout: 'renten_service',
    imprint: {
      title: 'Rentenanpassung',
      producer: 'Compart DocBridge',
      creator: 'Renten Service',
      family: 'helvetica',
    },
    made,
    fields: {
      person_name: naturalName(person),
      issue_date: made,
      gross_monthly: now.gross,
      net_monthly: now.net,
      benefit_start: isFirstYear ? pension.since : from,
    },
    draw: (paper) => {
      paper.text(60, 50, 'Deutsche Rentenversicherung Bund', { size: 13, cut: 'bold' });
      paper.text(60, 64, 'Renten Service der Deutschen Post AG', { size: 8 });
      const title = person.sex === 'M' ? 'Herrn' : 'Frau';
      paper.lines(60, 130, [title, naturalName(person), person.address.street, cityLine(person.address)], 13, {
        size: 10,
      });
      paper.text(400, 130, `Datum: ${numeric(made, '.')}`, { size: 9 });
      paper.text(400, 144, `Versicherungsnummer: ${person.svNumber ?? ''}`, { size: 8 });
      paper.text(60, 226, `Mitteilung zur Anpassung Ihrer Altersrente zum ${numeric(from, '.')}`, {
        size: 12,
        cut: 'bold',
      });
      const words =
        'Die Renten der gesetzlichen Rentenversicherung werden angepasst. Ihre Rente ändert sich wie folgt:';
      paper.lines(60, 250, paper.wrap(words, 470, { size: 10 }), 14, { size: 10 });
      paper.text(400, 292, `bis ${numeric(shiftDays(from, -1), '.')}`, { size: 9, align: 'right' });
      paper.text(520, 292, `ab ${numeric(from, '.')}`, { size: 9, align: 'right' });
      const rows: readonly (readonly [string, number, number])[] = [
        ['Monatliche Rente', before.gross, now.gross],
        ...now.deductions.map(([label, cents], at) => [label, before.deductions[at]?.[1] ?? 0, cents] as const),
        ['Monatlicher Zahlbetrag', before.net, now.net],
      ];
      rows.forEach(([label, old, present], index) => {
        const y = 312 + index * 20;
        paper.text(60, y, label, { size: 10 });
        paper.text(400, y, plain(old), { size: 10, align: 'right' });
        paper.text(520, y, plain(present), { size: 10, cut: 'bold', align: 'right' });
        paper.rule(60, y + 5, 520, y + 5, 0.3);
      });
      paper.text(60, 412, 'Alle Beträge in EUR. Der Betrag wird am Ende des Monats überwiesen.', { size: 9 });
    },
  };
}
