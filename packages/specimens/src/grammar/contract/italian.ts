import type { Job, Person } from '../../people/person.ts';
import { italianDay, numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import type { Draw } from '../draw.ts';
import type { ContractText } from './text.ts';

/** A letter of engagement in one of the wordings that offices and consultants use. */
export function italianContractText(draw: Draw, person: Person, job: Job, signed: string): ContractText {
  const inWords = draw.flag('days in words', 0.3);
  const mark = draw.word(['/', '/', '.']);
  const day = (of: string): string => (inWords ? italianDay(of) : numeric(of, mark));
  const { employer } = job;
  const monthly = job.gross[0]?.cents ?? 0;
  const yearly = monthly * job.payments;
  const ends = job.ends;
  const kind = ends
    ? draw.word([
        `a tempo determinato fino al ${day(ends)}`,
        `a termine, dal ${day(job.hired)} al ${day(ends)}`,
        `a tempo determinato con scadenza il ${day(ends)}`,
      ])
    : job.contract === 'apprentice'
      ? draw.word(['di apprendistato professionalizzante', 'di apprendistato ai sensi dell’art. 44 D.Lgs. 81/2015'])
      : draw.word([
          'a tempo indeterminato',
          'subordinato a tempo pieno e indeterminato',
          'senza termine (tempo indeterminato)',
        ]);
  const tellsYear = draw.flag('yearly pay told', 0.75);
  const pay = tellsYear
    ? draw.word([
        `La retribuzione annua lorda (R.A.L.) è pari a euro ${plain(yearly)}, corrisposta in n. ${job.payments} mensilità.`,
        `Lei percepirà una retribuzione lorda annua di € ${plain(yearly)} suddivisa in ${job.payments} mensilità di € ${plain(monthly)} lordi.`,
        `RAL: Euro ${plain(yearly)} lordi su ${job.payments} mensilità.`,
      ])
    : draw.word([
        `La retribuzione mensile lorda è di euro ${plain(monthly)} per ${job.payments} mensilità.`,
        `Compenso lordo mensile: € ${plain(monthly)} x ${job.payments} mensilità.`,
      ]);
  const born = person.sex === 'F' ? 'nata' : 'nato';
  const hasCode = draw.chance.happens(0.85);
  const who = `${born} a ${person.birthPlace.name} il ${day(person.birthDay)}${hasCode ? `, ${draw.word(['codice fiscale', 'C.F.', 'cod. fisc.'])} ${person.fiscalCode}` : ''}, residente in ${person.address.street}, ${cityLine(person.address)}`;
  const isLetter = draw.flag('letter to the employee', 0.6);
  const opening = isLetter
    ? `${draw.word(['Con la presente Le confermiamo la Sua assunzione', 'Facendo seguito ai colloqui intercorsi, siamo lieti di comunicarLe la Sua assunzione alle nostre dipendenze'])} (${who}) alle seguenti condizioni.`
    : `Tra ${employer.name}, con sede in ${cityLine(employer.address)}, P.IVA ${employer.id}, di seguito "datore di lavoro", e ${naturalName(person)}, ${who}, di seguito "lavoratore", si conviene quanto segue.`;
  const start =
    ends && kind.startsWith('a termine')
      ? ''
      : draw.word([
          `, con decorrenza dal ${day(job.hired)}`,
          ` con inizio il ${day(job.hired)}`,
          `, a far data dal ${day(job.hired)}`,
        ]);
  return {
    title: draw.word([
      'LETTERA DI ASSUNZIONE',
      'CONTRATTO INDIVIDUALE DI LAVORO',
      'CONTRATTO DI LAVORO SUBORDINATO',
      'Contratto di assunzione',
    ]),
    addressee: isLetter ? [person.sex === 'F' ? 'Gent.ma Sig.ra' : 'Egr. Sig.', naturalName(person)] : null,
    letterhead: [employer.name, `${employer.address.street} - ${cityLine(employer.address)} - P.IVA ${employer.id}`],
    opening,
    clauses: [
      ['Tipologia e decorrenza', `Il rapporto di lavoro è ${kind}${start}.`],
      [
        'Inquadramento e mansioni',
        `Livello ${job.level} del C.C.N.L. ${employer.agreement}; mansioni di ${job.role.toLowerCase()}.`,
      ],
      ['Periodo di prova', 'Il periodo di prova è fissato in 60 giorni di effettivo lavoro.'],
      [
        'Orario di lavoro',
        job.partTime === 100 ? 'L’orario è di 40 ore settimanali.' : `Orario a tempo parziale al ${job.partTime}%.`,
      ],
      ['Trattamento economico', pay],
      ['Ferie', 'Le ferie maturano nella misura di 26 giorni lavorativi annui.'],
      ['Rinvio', 'Per quanto qui non previsto si rinvia alla legge e al contratto collettivo.'],
    ],
    signed: draw.word([
      `${employer.address.city}, ${day(signed)}`,
      `Luogo e data: ${employer.address.city}, ${day(signed)}`,
      `${employer.address.city} lì ${day(signed)}`,
    ]),
    signatures: draw.word([
      ['Il datore di lavoro', 'Per accettazione'],
      ['L’azienda', 'Il lavoratore'],
      ['La Direzione', 'Firma per accettazione'],
    ] as const),
    fields: {
      fiscal_id: hasCode ? person.fiscalCode : null,
      ...(tellsYear ? { gross_income: yearly } : {}),
    },
  };
}
