import type { Day } from '@vesta/domain/dates/day';
import type { Paper } from '../../paper/paper.ts';
import type { ItalianYear } from '../../pay/year.ts';
import type { Job, Person } from '../../people/person.ts';
import { numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import type { FiscalPaper } from './layout.ts';
import { numberedBox } from './numbered-box.ts';

const blue = [0.1, 0.35, 0.6] as const;

function band(paper: Paper, y: number, text: string): void {
  paper.box(36, y, 523, 13, { fill: blue });
  paper.text(41, y + 9.5, text, { size: 7.5, cut: 'bold', ink: [1, 1, 1] });
}

function people(paper: Paper, person: Person, job: Job): void {
  const { employer } = job;
  band(paper, 84, 'DATI ANAGRAFICI');
  paper.text(40, 108, 'DATI RELATIVI AL DATORE DI LAVORO, ENTE PENSIONISTICO O ALTRO SOSTITUTO D’IMPOSTA', {
    size: 5.5,
  });
  numberedBox(paper, [36, 112, 140, 24], '1', 'Codice fiscale', employer.id);
  numberedBox(paper, [176, 112, 383, 24], '2', 'Cognome o Denominazione', employer.name);
  numberedBox(paper, [36, 136, 200, 24], '4', 'Comune', employer.address.city.toUpperCase());
  numberedBox(paper, [236, 136, 50, 24], '5', 'Prov.', employer.address.province ?? '');
  numberedBox(paper, [286, 136, 60, 24], '6', 'Cap', employer.address.postcode);
  numberedBox(paper, [346, 136, 213, 24], '7', 'Indirizzo', employer.address.street.toUpperCase());
  paper.text(40, 172, 'DATI RELATIVI AL DIPENDENTE, PENSIONATO O ALTRO PERCETTORE DELLE SOMME', { size: 5.5 });
  numberedBox(paper, [36, 176, 160, 24], '1', 'Codice fiscale', person.fiscalCode ?? '');
  numberedBox(paper, [196, 176, 180, 24], '2', 'Cognome o Denominazione', person.lastName.toUpperCase());
  numberedBox(paper, [376, 176, 183, 24], '3', 'Nome', person.firstName.toUpperCase());
  numberedBox(paper, [36, 200, 60, 24], '4', 'Sesso (M o F)', person.sex);
  numberedBox(paper, [96, 200, 120, 24], '5', 'Data di nascita', numeric(person.birthDay));
  numberedBox(
    paper,
    [216, 200, 280, 24],
    '6',
    'Comune (o Stato estero) di nascita',
    person.birthPlace.name.toUpperCase(),
  );
  numberedBox(paper, [496, 200, 63, 24], '7', 'Prov. nascita', person.birthPlace.province ?? '');
}

function figures(paper: Paper, job: Job, sums: ItalianYear, from: Day): void {
  band(paper, 240, 'CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE');
  paper.text(40, 266, 'DATI FISCALI', { size: 7, cut: 'bold' });
  const open = job.contract !== 'fixed_term';
  const boxes: readonly (readonly [number, number, string, string, string])[] = [
    [
      0,
      0,
      '1',
      'Redditi di lavoro dipendente e assimilati con contratto a tempo indeterminato',
      open ? plain(sums.taxable) : '',
    ],
    [
      1,
      0,
      '2',
      'Redditi di lavoro dipendente e assimilati con contratto a tempo determinato',
      open ? '' : plain(sums.taxable),
    ],
    [2, 0, '3', 'Redditi di pensione', ''],
    [3, 0, '4', 'Altri redditi assimilati', ''],
    [0, 1, '6', 'Numero di giorni per i quali spettano le detrazioni - Lavoro dipendente', String(sums.days)],
    [1, 1, '8', 'Data di inizio rapporto di lavoro', numeric(from)],
    [2, 1, '9', 'Data di cessazione rapporto di lavoro', ''],
    [3, 1, '10', 'In forza al 31/12', 'X'],
    [0, 2, '21', 'Ritenute Irpef', plain(sums.incomeTax)],
    [1, 2, '22', 'Addizionale regionale all’Irpef', plain(sums.regional)],
    [2, 2, '26', 'Addizionale comunale all’Irpef - Acconto', plain(sums.municipalAdvance)],
    [3, 2, '27', 'Addizionale comunale all’Irpef - Saldo', plain(sums.municipal)],
    [0, 3, '361', 'Imposta lorda', plain(sums.grossTax)],
    [1, 3, '367', 'Detrazioni per lavoro dipendente, pensioni e redditi assimilati', plain(sums.credits)],
    [2, 3, '374', 'Totale detrazioni', plain(sums.credits)],
    [3, 3, '801', 'Trattamento di fine rapporto maturato', plain(sums.severance)],
  ];
  for (const [column, line, number, label, value] of boxes) {
    numberedBox(paper, [36 + column * 130.75, 272 + line * 32, 130.75, 32], number, label, value);
  }
}

/** Certificazione Unica: what the employer paid and withheld in a year, issued in the following March. */
export function cu(person: Person, job: Job, sums: ItalianYear, year: number): FiscalPaper {
  const made = `${year + 1}-03-12`;
  const from = job.hired;
  return {
    name: `certificazione-unica-${year + 1}`,
    type: 'cu',
    country: 'IT',
    layout: 'cu',
    imprint: {
      title: `Certificazione Unica ${year + 1}`,
      producer: 'iText 2.1.7 by 1T3XT',
      creator: 'Paghe Web',
      family: 'helvetica',
    },
    made,
    fields: {
      tax_year: year,
      person_name: `${person.lastName} ${person.firstName}`.toUpperCase(),
      fiscal_id: person.fiscalCode,
      payer_name: job.employer.name,
      payer_id: job.employer.id,
      gross_income: sums.taxable,
      tax: sums.incomeTax,
      days_worked: sums.days,
      employment_start: from,
      employment_end: null,
      employment_kind: job.contract === 'fixed_term' ? 'fixed_term' : 'open_ended',
      issue_date: made,
    },
    draw: (paper) => {
      paper.text(36, 46, 'CERTIFICAZIONE', { size: 17, cut: 'bold', ink: blue });
      paper.text(36, 64, `UNICA ${year + 1}`, { size: 17, cut: 'bold', ink: blue });
      paper.text(559, 46, 'agenzia delle entrate', { size: 11, align: 'right', ink: blue });
      paper.text(559, 64, `CERTIFICAZIONE DI CUI ALL’ART. 4 DEL D.P.R. 322/1998 RELATIVA ALL’ANNO ${year}`, {
        size: 6.5,
        align: 'right',
      });
      people(paper, person, job);
      figures(paper, job, sums, from);
      paper.text(36, 430, 'ANNOTAZIONI', { size: 7, cut: 'bold' });
      paper.text(
        36,
        444,
        'AI - Informazioni relative al reddito certificato: periodo di lavoro nell’anno con detrazioni rapportate.',
        { size: 7, family: 'courier' },
      );
      paper.text(36, 780, `DATA ${numeric(made)}`, { size: 8, family: 'courier' });
      paper.text(400, 780, 'FIRMA DEL DATORE DI LAVORO', { size: 6 });
      paper.text(400, 794, job.employer.name, { size: 8, family: 'courier' });
    },
  };
}
