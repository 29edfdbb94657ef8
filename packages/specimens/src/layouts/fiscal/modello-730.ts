import type { Paper } from '../../paper/paper.ts';
import { yearlyTariff } from '../../pay/it/yearly-tariff.ts';
import type { ItalianYear } from '../../pay/year.ts';
import type { Person } from '../../people/person.ts';
import { numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import type { FiscalPaper } from './layout.ts';

const tint = [0.55, 0.25, 0.1] as const;
const whole = (cents: number): number => Math.round(cents / 100) * 100;

interface Row {
  readonly number: string;
  readonly label: string;
  readonly value: number | null;
}

function rowsOf(sums: ItalianYear): Row[] {
  const income = whole(sums.taxable);
  const net = whole(sums.incomeTax);
  const gross = yearlyTariff(income);
  return [
    { number: '4', label: 'REDDITO DI LAVORO DIPENDENTE E ASSIMILATI', value: income },
    { number: '5', label: 'REDDITO DEI FABBRICATI', value: null },
    { number: '11', label: 'REDDITO COMPLESSIVO', value: income },
    { number: '12', label: 'DEDUZIONE ABITAZIONE PRINCIPALE', value: null },
    { number: '13', label: 'ONERI DEDUCIBILI', value: null },
    { number: '14', label: 'REDDITO IMPONIBILE', value: income },
    { number: '16', label: 'IMPOSTA LORDA', value: gross },
    { number: '25', label: 'DETRAZIONI PER REDDITI DI LAVORO DIPENDENTE', value: gross - net },
    { number: '48', label: 'TOTALE DETRAZIONI E CREDITI D’IMPOSTA', value: gross - net },
    { number: '50', label: 'IMPOSTA NETTA', value: net },
    { number: '59', label: 'RITENUTE', value: net },
    { number: '60', label: 'DIFFERENZA', value: 0 },
    { number: '72', label: 'ADDIZIONALE REGIONALE ALL’IRPEF DOVUTA', value: whole(sums.regional) },
    {
      number: '75',
      label: 'ADDIZIONALE COMUNALE ALL’IRPEF DOVUTA',
      value: whole(sums.municipal + sums.municipalAdvance),
    },
  ];
}

function table(paper: Paper, rows: readonly Row[]): void {
  paper.box(40, 208, 515, 16, { fill: [0.96, 0.9, 0.85] });
  paper.text(46, 219, 'RIEPILOGO DEI REDDITI E CALCOLO DEL REDDITO IMPONIBILE E DELLE IMPOSTE', {
    size: 6.5,
    cut: 'bold',
    ink: tint,
  });
  paper.text(470, 219, 'DICHIARANTE', { size: 6.5, cut: 'bold', align: 'right' });
  paper.text(551, 219, 'CONIUGE', { size: 6.5, cut: 'bold', align: 'right' });
  rows.forEach((row, index) => {
    const y = 238 + index * 17;
    paper.text(46, y, row.number, { size: 7, cut: 'bold', ink: tint });
    paper.text(72, y, row.label, { size: 7.5 });
    if (row.value !== null) paper.text(470, y, plain(row.value), { family: 'courier', size: 9, align: 'right' });
    paper.rule(40, y + 5, 555, y + 5, 0.3, tint);
  });
}

/** The settlement of a 730: what was earned, what tax is due, for declarer and spouse. */
export function modello730(person: Person, sums: ItalianYear, year: number): FiscalPaper {
  const made = `${year + 1}-06-18`;
  return {
    name: `modello-730-3-${year + 1}`,
    type: 'modello_730',
    country: 'IT',
    layout: '730-3',
    imprint: { title: `730-3 ${year + 1}`, producer: 'Apache FOP Version 2.6', creator: 'CAF', family: 'helvetica' },
    made,
    fields: {
      tax_year: year,
      person_name: `${person.lastName} ${person.firstName}`.toUpperCase(),
      fiscal_id: person.fiscalCode,
      gross_income: whole(sums.taxable),
      taxable_income: whole(sums.taxable),
      tax: whole(sums.incomeTax),
      is_joint: false,
    },
    draw: (paper) => {
      paper.text(40, 52, `MODELLO 730-3 redditi ${year}`, { size: 14, cut: 'bold', ink: tint });
      paper.text(40, 68, 'PROSPETTO DI LIQUIDAZIONE RELATIVO ALL’ASSISTENZA FISCALE PRESTATA', {
        size: 8,
        cut: 'bold',
      });
      paper.text(555, 52, `730/${year + 1}`, { size: 12, cut: 'bold', align: 'right', ink: tint });
      paper.text(555, 68, 'Protocollo telematico 26061811420733881 - 000114', { size: 6.5, align: 'right' });
      paper.text(
        40,
        96,
        'Sostituto d’imposta, C.A.F. o professionista abilitato: CAF LAVORO E FISCO S.R.L. - C.F. 04411200966 - N. iscrizione all’albo 00087',
        { size: 7 },
      );
      paper.text(40, 122, 'Dichiarante', { size: 7 });
      paper.text(120, 122, `${person.lastName} ${person.firstName}`.toUpperCase(), { family: 'courier', size: 9 });
      paper.text(340, 122, 'Codice fiscale', { size: 7 });
      paper.text(420, 122, person.fiscalCode ?? '', { family: 'courier', size: 9 });
      paper.text(40, 138, 'Data di nascita', { size: 7 });
      paper.text(120, 138, numeric(person.birthDay), { family: 'courier', size: 9 });
      paper.text(40, 154, 'Coniuge dichiarante', { size: 7 });
      table(paper, rowsOf(sums));
      paper.text(40, 760, `Data di elaborazione ${numeric(made)}`, { size: 8 });
    },
  };
}
