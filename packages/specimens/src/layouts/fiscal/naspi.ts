import { shiftDays } from '../../calendar.ts';
import { benefitOf } from '../../ledger/benefit.ts';
import type { Benefit, Person } from '../../people/person.ts';
import { numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLineUpper } from '../../wording/names.ts';
import type { FiscalPaper } from './layout.ts';

/** INPS accepts a claim for unemployment pay: from when, for how long, how much. */
export function naspi(person: Person, benefit: Benefit): FiscalPaper {
  const facts = benefitOf(benefit);
  const made = shiftDays(benefit.from, 21);
  const name = `${person.lastName} ${person.firstName}`.toUpperCase();
  return {
    name: 'comunicazione-naspi',
    type: 'naspi',
    country: 'IT',
    layout: 'inps',
    imprint: { title: 'Comunicazione NASpI', producer: 'Aspose.PDF for .NET', creator: 'INPS', family: 'times' },
    made,
    fields: {
      person_name: name,
      fiscal_id: person.fiscalCode,
      payer_name: 'INPS',
      issue_date: made,
      gross_monthly: facts.monthlyGross,
      benefit_start: benefit.from,
      benefit_end: facts.ends,
    },
    draw: (paper) => {
      paper.text(60, 64, 'INPS', { size: 24, cut: 'bold', ink: [0.1, 0.2, 0.5] });
      paper.text(60, 80, 'Istituto Nazionale Previdenza Sociale', { size: 9 });
      paper.text(535, 64, `Data ${numeric(made)}`, { size: 10, align: 'right' });
      paper.lines(340, 120, [name, person.address.street.toUpperCase(), cityLineUpper(person.address)], 13, {
        size: 10,
      });
      paper.text(60, 210, 'OGGETTO: Indennità di disoccupazione NASpI - domanda accolta', { size: 11, cut: 'bold' });
      paper.text(60, 228, `Codice fiscale: ${person.fiscalCode ?? ''}   Numero domanda: 2026.0417.99820`, { size: 10 });
      const letter =
        'Gentile Signora, Gentile Signore, la domanda di indennità NASpI presentata è stata accolta. Di seguito il prospetto di calcolo della prestazione.';
      paper.lines(60, 258, paper.wrap(letter, 470, { size: 10 }), 14, { size: 10 });
      const rows: readonly (readonly [string, string])[] = [
        ['Decorrenza della prestazione', numeric(benefit.from)],
        ['Durata giorni', String(benefit.days)],
        ['Data fine prestazione', numeric(facts.ends)],
        ['Retribuzione media mensile', `€ ${plain(benefit.wage)}`],
        ['Importo lordo mensile', `€ ${plain(facts.monthlyGross)}`],
        ['Importo lordo giornaliero', `€ ${plain(facts.daily)}`],
      ];
      rows.forEach(([label, value], index) => {
        paper.text(80, 320 + index * 20, label, { size: 10.5 });
        paper.text(480, 320 + index * 20, value, { size: 10.5, cut: 'bold', align: 'right' });
        paper.rule(80, 325 + index * 20, 480, 325 + index * 20, 0.3);
      });
      const note =
        'L’importo si riduce del 3 per cento ogni mese a decorrere dal primo giorno del sesto mese di fruizione.';
      paper.lines(60, 470, paper.wrap(note, 470, { size: 10 }), 14, { size: 10 });
      paper.text(360, 540, 'Il Direttore della sede', { size: 10, cut: 'italic' });
    },
  };
}
