import { firstDay, type Month } from '../../calendar.ts';
import { pensionOf } from '../../ledger/pension.ts';
import type { Pension, Person } from '../../people/person.ts';
import { italianMonthYear, numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLineUpper } from '../../wording/names.ts';
import type { FiscalPaper } from './layout.ts';

/** What INPS pays this month, line by line, as it stands in the pensioner's area of its portal. */
export function cedolinoPensione(person: Person, pension: Pension, month: Month): FiscalPaper {
  const { gross, deductions, net } = pensionOf(pension, 'IT');
  const made = firstDay(month);
  const name = `${person.lastName} ${person.firstName}`.toUpperCase();
  return {
    name: `cedolino-pensione-${month}`,
    type: 'pension_notice',
    country: 'IT',
    layout: 'inps_pensione',
    imprint: { title: 'Cedolino pensione', producer: 'Aspose.PDF for .NET', creator: 'INPS', family: 'helvetica' },
    made,
    fields: {
      person_name: name,
      fiscal_id: person.fiscalCode,
      issue_date: made,
      gross_monthly: gross,
      net_monthly: net,
      benefit_start: pension.since,
    },
    draw: (paper) => {
      paper.text(60, 60, 'INPS', { size: 24, cut: 'bold', ink: [0.1, 0.2, 0.5] });
      paper.text(60, 76, 'Istituto Nazionale Previdenza Sociale', { size: 9 });
      paper.text(60, 112, `Cedolino di pensione - ${italianMonthYear(month)}`, { size: 14, cut: 'bold' });
      paper.text(535, 60, `Data ${numeric(made)}`, { size: 9, align: 'right' });
      const head: readonly (readonly [number, string, string])[] = [
        [60, 'Cognome e nome', name],
        [250, 'Codice fiscale', person.fiscalCode ?? ''],
        [400, 'Categoria', `VO  ${pension.number}`],
      ];
      for (const [x, label, value] of head) {
        paper.text(x, 146, label, { size: 7 });
        paper.text(x, 158, value, { size: 9.5, cut: 'bold' });
      }
      paper.lines(60, 182, [person.address.street.toUpperCase(), cityLineUpper(person.address)], 12, { size: 9 });
      paper.text(400, 182, 'Decorrenza', { size: 7 });
      paper.text(400, 194, numeric(pension.since), { size: 9.5 });
      const rows: readonly (readonly [string, number])[] = [
        ['Pensione lorda', gross],
        ...deductions.map(([label, cents]) => [label, -cents] as const),
      ];
      rows.forEach(([label, cents], index) => {
        const y = 236 + index * 18;
        paper.text(70, y, label, { size: 9.5 });
        paper.text(480, y, plain(cents), { size: 9.5, align: 'right' });
        paper.rule(60, y + 5, 490, y + 5, 0.3);
      });
      paper.text(70, 330, 'Importo netto in pagamento', { size: 11, cut: 'bold' });
      paper.text(480, 330, plain(net), { size: 11, cut: 'bold', align: 'right' });
      paper.text(60, 370, 'Pagamento presso: accredito su conto corrente', { size: 9 });
    },
  };
}
