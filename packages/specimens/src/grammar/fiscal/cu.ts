import type { ItalianYear } from '../../pay/year.ts';
import type { Job, Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import type { Draw } from '../draw.ts';
import { type Block, type Box, writeBlocks } from './form.ts';
import { formPaper } from './paper.ts';
import type { Style } from './style.ts';

const box = (number: string, label: string, value: string, short?: string): Box => ({
  number,
  label,
  values: [value],
  ...(short ? { short } : {}),
});

/** A Certificazione Unica as one of many programs prints it. */
export function cuByChance(
  draw: Draw,
  style: Style,
  person: Person,
  job: Job,
  sums: ItalianYear,
  year: number,
): Promise<Specimen> {
  const made = `${year + 1}-03-${draw.chance.between(10, 16)}`;
  const isOpen = job.contract !== 'fixed_term';
  const { money, day, id } = style;
  const { employer } = job;
  const [last, first] = [person.lastName.toUpperCase(), person.firstName.toUpperCase()];
  const people: Block[] = [
    {
      title: draw.word([
        'DATI RELATIVI AL DATORE DI LAVORO, ENTE PENSIONISTICO O ALTRO SOSTITUTO D’IMPOSTA',
        'DATI DEL SOSTITUTO D’IMPOSTA',
        'SOSTITUTO D’IMPOSTA',
      ]),
      boxes: [
        box('1', 'Codice fiscale', employer.id),
        box('2', 'Cognome o Denominazione', employer.name, 'Denominazione'),
        box('4', 'Comune', employer.address.city.toUpperCase()),
        box('5', 'Prov.', employer.address.province ?? ''),
        box('8', 'Indirizzo', employer.address.street.toUpperCase()),
      ],
    },
    {
      title: draw.word([
        'DATI RELATIVI AL DIPENDENTE, PENSIONATO O ALTRO PERCETTORE DELLE SOMME',
        'DATI DEL PERCIPIENTE',
        'PERCETTORE DELLE SOMME',
      ]),
      boxes: [
        box('1', 'Codice fiscale', id(person.fiscalCode ?? '')),
        box('2', 'Cognome o Denominazione', last, 'Cognome'),
        box('3', 'Nome', first),
        box('4', 'Sesso (M o F)', person.sex),
        box('5', 'Data di nascita', day(person.birthDay)),
        box('6', 'Comune (o Stato estero) di nascita', person.birthPlace.name.toUpperCase(), 'Comune di nascita'),
      ],
    },
  ];
  const fiscal: Block = {
    title: draw.word([
      'DATI FISCALI - Dati per la eventuale compilazione della dichiarazione dei redditi',
      'DATI FISCALI',
    ]),
    mayBreak: true,
    boxes: [
      box(
        '1',
        'Redditi di lavoro dipendente e assimilati con contratto a tempo indeterminato',
        isOpen ? money(sums.taxable) : '',
        'Redd. lav. dip. e assim. tempo indeterminato',
      ),
      box(
        '2',
        'Redditi di lavoro dipendente e assimilati con contratto a tempo determinato',
        isOpen ? '' : money(sums.taxable),
        'Redd. lav. dip. e assim. tempo determinato',
      ),
      box('3', 'Redditi di pensione', ''),
      box('4', 'Altri redditi assimilati', ''),
      box(
        '6',
        'Numero di giorni per i quali spettano le detrazioni - Lavoro dipendente',
        String(sums.days),
        'Giorni lav. dip.',
      ),
      box('8', 'Data di inizio rapporto di lavoro', day(job.hired), 'Inizio rapporto'),
      box('9', 'Data di cessazione rapporto di lavoro', '', 'Cessazione rapporto'),
      box('10', 'In forza al 31/12', 'X'),
      box('21', 'Ritenute Irpef', money(sums.incomeTax)),
      box('22', 'Addizionale regionale all’Irpef', money(sums.regional), 'Addiz. regionale Irpef'),
      box('26', 'Addizionale comunale all’Irpef - Acconto', money(sums.municipalAdvance), 'Addiz. com. acconto'),
      box('27', 'Addizionale comunale all’Irpef - Saldo', money(sums.municipal), 'Addiz. com. saldo'),
    ],
  };
  const further: Block = {
    title: draw.word(['ALTRI DATI', 'ONERI DETRAIBILI E CREDITI']),
    boxes: [
      box('361', 'Imposta lorda', money(sums.grossTax)),
      box(
        '367',
        'Detrazioni per lavoro dipendente, pensioni e redditi assimilati',
        money(sums.credits),
        'Detraz. lav. dip.',
      ),
      box('374', 'Totale detrazioni', money(sums.credits)),
      box('801', 'TFR maturato nell’anno', money(sums.severance)),
    ],
  };
  const { look } = style;
  return formPaper(draw, style, {
    name: `certificazione-unica-${year + 1}`,
    type: 'cu',
    country: 'IT',
    title: `Certificazione Unica ${year + 1}`,
    made,
    fields: {
      tax_year: year,
      person_name: `${last} ${first}`,
      fiscal_id: person.fiscalCode,
      payer_name: employer.name,
      payer_id: employer.id,
      gross_income: sums.taxable,
      tax: sums.incomeTax,
      days_worked: sums.days,
      employment_start: job.hired,
      employment_end: null,
      employment_kind: isOpen ? 'open_ended' : 'fixed_term',
      issue_date: made,
    },
    write: (paper) => {
      const { family, squeeze, margin } = look;
      paper.text(margin, 46, `CERTIFICAZIONE UNICA ${year + 1}`, {
        family,
        squeeze,
        size: draw.word([13, 16]),
        cut: 'bold',
        ink: look.ink,
      });
      paper.text(
        margin,
        62,
        `Certificazione di cui all’art. 4, commi 6-ter e 6-quater, del D.P.R. 22 luglio 1998, n. 322, relativa all’anno ${year}`,
        { family, squeeze, size: 6.5 },
      );
      paper.text(margin, 78, 'CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE', {
        family,
        squeeze,
        size: 8,
        cut: 'bold',
      });
      const y = writeBlocks(paper, style, [...people, fiscal, further], 100);
      paper.text(
        margin,
        y + 16,
        draw.word([`Data ${day(made)}`, `DATA: ${day(made)}`, `Data di emissione ${day(made)}`]),
        { family, squeeze, size: 8 },
      );
      paper.text(
        paper.width - margin,
        y + 16,
        draw.word(['FIRMA DEL DATORE DI LAVORO', 'Firma del sostituto d’imposta']),
        { family, squeeze, size: 7, align: 'right' },
      );
    },
  });
}
