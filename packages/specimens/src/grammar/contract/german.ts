import type { Job, Person } from '../../people/person.ts';
import { germanDay, numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import type { Draw } from '../draw.ts';
import type { ContractText } from './text.ts';

/** An employment contract in one of the wordings that offices and chambers use. */
export function germanContractText(draw: Draw, person: Person, job: Job, signed: string): ContractText {
  const inWords = draw.flag('days in words', 0.3);
  const day = (of: string): string => (inWords ? germanDay(of) : numeric(of, '.'));
  const { employer } = job;
  const monthly = job.gross[0]?.cents ?? 0;
  const yearly = monthly * job.payments;
  const end = job.ends
    ? draw.word([
        `Das Arbeitsverhältnis ist befristet und endet am ${day(job.ends)}, ohne dass es einer Kündigung bedarf.`,
        `Es ist bis zum ${day(job.ends)} befristet (§ 14 Abs. 2 TzBfG).`,
        `Der Vertrag wird auf bestimmte Zeit bis ${day(job.ends)} geschlossen.`,
      ])
    : draw.word([
        'Das Arbeitsverhältnis wird auf unbestimmte Zeit geschlossen.',
        'Der Vertrag ist unbefristet.',
        'Die Einstellung erfolgt unbefristet.',
      ]);
  const tellsYear = draw.flag('yearly pay told', 0.6);
  const pay = tellsYear
    ? draw.word([
        `Der Arbeitnehmer erhält ein Jahresbruttogehalt von ${plain(yearly)} EUR, zahlbar in ${job.payments} gleichen Raten.`,
        `Die Vergütung beträgt jährlich brutto EUR ${plain(yearly)} (monatlich ${plain(monthly)} EUR).`,
        `Das Bruttojahresgehalt beläuft sich auf ${plain(yearly)} Euro.`,
      ])
    : draw.word([
        `Die monatliche Bruttovergütung beträgt ${plain(monthly)} EUR.`,
        `Als Vergütung wird ein monatliches Bruttogehalt von EUR ${plain(monthly)} vereinbart.`,
      ]);
  const title = person.sex === 'F' ? 'Frau' : 'Herrn';
  return {
    title: draw.word(['Arbeitsvertrag', 'ARBEITSVERTRAG', 'Anstellungsvertrag', 'Dienst- und Anstellungsvertrag']),
    addressee: null,
    letterhead: draw.flag('letterhead of the employer', 0.5)
      ? [employer.name, `${employer.address.street}, ${cityLine(employer.address)}`]
      : null,
    opening: draw.word([
      `Zwischen ${employer.name}, ${employer.address.street}, ${cityLine(employer.address)} (im Folgenden "Arbeitgeber") und ${title} ${naturalName(person)}, geboren am ${day(person.birthDay)}, wohnhaft ${person.address.street}, ${cityLine(person.address)} (im Folgenden "Arbeitnehmer") wird Folgendes vereinbart:`,
      `${employer.name}, ${cityLine(employer.address)} - nachfolgend Arbeitgeber - schließt mit ${title} ${naturalName(person)}, ${person.address.street}, ${cityLine(person.address)} - nachfolgend Arbeitnehmer/in - diesen Vertrag:`,
    ]),
    clauses: [
      [
        'Beginn und Dauer',
        `${draw.word(['Das Arbeitsverhältnis beginnt am', 'Die Tätigkeit wird aufgenommen am', 'Einstellungstag ist der'])} ${day(job.hired)}. ${end}`,
      ],
      ['Probezeit', 'Die ersten sechs Monate gelten als Probezeit.'],
      ['Tätigkeit', `Die Einstellung erfolgt als ${job.role}. Arbeitsort ist ${employer.address.city}.`],
      [
        'Arbeitszeit',
        `Die regelmäßige Arbeitszeit beträgt ${Math.round((job.partTime * 40) / 100)} Stunden wöchentlich.`,
      ],
      ['Vergütung', pay],
      ['Urlaub', 'Der Urlaub beträgt 28 Arbeitstage im Kalenderjahr.'],
      ['Schlussbestimmungen', 'Nebenabreden bestehen nicht; Änderungen bedürfen der Textform.'],
    ],
    signed: draw.word([
      `${employer.address.city}, den ${day(signed)}`,
      `${employer.address.city}, ${day(signed)}`,
      `Ort, Datum: ${employer.address.city}, ${day(signed)}`,
    ]),
    signatures: draw.word([
      ['Arbeitgeber', 'Arbeitnehmer/in'],
      ['Für den Arbeitgeber', 'Unterschrift Arbeitnehmer'],
      ['Geschäftsführung', 'Mitarbeiter/in'],
    ] as const),
    fields: { fiscal_id: null, ...(tellsYear ? { gross_income: yearly } : {}) },
  };
}
