import { Paper } from '../../paper/paper.ts';
import type { Job, Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import { italianDay, numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import { contractTruth, signedOn, startingGross } from './layout.ts';

function clauses(person: Person, job: Job): string[] {
  const born = person.sex === 'F' ? 'nata' : 'nato';
  const kind =
    job.contract === 'fixed_term' && job.ends
      ? `a tempo determinato fino al ${numeric(job.ends)}`
      : job.contract === 'apprentice'
        ? 'di apprendistato professionalizzante'
        : 'a tempo indeterminato';
  const hours =
    job.partTime === 100 ? '40 ore settimanali' : `part time al ${job.partTime}%, distribuito su cinque giorni`;
  return [
    `Con la presente Le confermiamo la Sua assunzione, ${born} a ${person.birthPlace.name} il ${numeric(person.birthDay)}, codice fiscale ${person.fiscalCode ?? ''}, residente in ${person.address.street}, ${cityLine(person.address)}, alle condizioni che seguono.`,
    `1. Rapporto di lavoro. Il rapporto è ${kind}, con decorrenza dal ${numeric(job.hired)}.`,
    `2. Inquadramento. Lei è inquadrata/o al livello ${job.level} del C.C.N.L. ${job.employer.agreement}, con mansioni di ${job.role.toLowerCase()}.`,
    '3. Periodo di prova. Il periodo di prova è di 60 giorni di effettivo lavoro.',
    `4. Orario. L’orario di lavoro è di ${hours}.`,
    `5. Retribuzione. La retribuzione mensile lorda è di euro ${plain(startingGross(job))}, per n. ${job.payments} mensilità, pari a una retribuzione annua lorda (R.A.L.) di euro ${plain(startingGross(job) * job.payments)}.`,
    `6. Sede. La sede di lavoro è in ${job.employer.address.street}, ${cityLine(job.employer.address)}.`,
    '7. Rinvio. Per quanto non previsto si applicano le norme di legge e il contratto collettivo indicato.',
  ];
}

/** A letter of engagement, typed in an office and signed by both. */
export async function italianContract(person: Person, job: Job): Promise<Specimen> {
  const made = signedOn(job);
  const { employer } = job;
  const paper = await Paper.begin({
    title: 'Lettera di assunzione',
    producer: 'Microsoft® Word per Microsoft 365',
    creator: 'Microsoft® Word per Microsoft 365',
    made,
    family: 'times',
    language: 'it',
  });
  paper.text(70, 70, employer.name, { size: 13, cut: 'bold' });
  paper.text(70, 84, `${employer.address.street} - ${cityLine(employer.address)} - P.IVA ${employer.id}`, { size: 9 });
  paper.text(70, 130, `${employer.address.city}, ${italianDay(made)}`, { size: 11 });
  paper.lines(340, 155, [person.sex === 'F' ? 'Gent.ma Sig.ra' : 'Egr. Sig.', naturalName(person)], 14, { size: 11 });
  paper.text(297, 210, 'LETTERA DI ASSUNZIONE', { size: 13, cut: 'bold', align: 'centre' });
  paper.text(297, 226, 'Contratto individuale di lavoro subordinato', { size: 11, cut: 'italic', align: 'centre' });
  let y = 258;
  for (const clause of clauses(person, job))
    y = paper.lines(70, y, paper.wrap(clause, 455, { size: 11 }), 14.5, { size: 11 }) + 7;
  paper.text(90, y + 40, 'Il datore di lavoro', { size: 11 });
  paper.text(360, y + 40, 'Per accettazione', { size: 11 });
  paper.path(95, y + 75, 'M0 0 C 20 -30, 30 20, 45 -8 S 70 10, 95 -14', { stroke: [0.1, 0.15, 0.5], thickness: 1.1 });
  paper.path(365, y + 75, 'M0 0 C 12 -22, 25 14, 36 -4 S 66 -18, 84 4', { stroke: [0.1, 0.15, 0.5], thickness: 1 });
  return {
    name: 'contratto-di-lavoro.pdf',
    bytes: await paper.finish(),
    truth: contractTruth(person, job, 'lettera-di-assunzione', {
      person: naturalName(person),
      employer: employer.name,
    }),
  };
}
