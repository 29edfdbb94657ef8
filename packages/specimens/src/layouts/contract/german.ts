import { Paper } from '../../paper/paper.ts';
import type { Job, Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import { numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import { contractTruth, signedOn, startingGross } from './layout.ts';

const dot = (day: string): string => numeric(day, '.');

type Section = readonly [title: string, text: string];

function sections(job: Job): Section[] {
  const end = job.ends
    ? `Das Arbeitsverhältnis ist befristet bis zum ${dot(job.ends)} und endet, ohne dass es einer Kündigung bedarf.`
    : 'Das Arbeitsverhältnis wird auf unbestimmte Zeit geschlossen (unbefristet).';
  const monthly = startingGross(job);
  const extra = job.payments === 13 ? ' Mit dem Entgelt für November wird eine Jahressonderzahlung geleistet.' : '';
  return [
    [
      '§ 1 Beginn und Dauer',
      `Das Arbeitsverhältnis beginnt am ${dot(job.hired)}. ${end} Die ersten sechs Monate gelten als Probezeit.`,
    ],
    [
      '§ 2 Tätigkeit',
      `Die Arbeitnehmerin/der Arbeitnehmer wird eingestellt für: ${job.role}. Arbeitsort ist ${job.employer.address.city}.`,
    ],
    ['§ 3 Arbeitszeit', `Die regelmäßige Arbeitszeit beträgt ${Math.round((job.partTime * 40) / 100)} Wochenstunden.`],
    [
      '§ 4 Vergütung',
      `Das Bruttomonatsgehalt beträgt ${plain(monthly)} EUR, das Jahresbruttogehalt ${plain(monthly * job.payments)} EUR. Es wird zum Monatsende bargeldlos gezahlt.${extra}`,
    ],
    ['§ 5 Urlaub', 'Der Urlaubsanspruch beträgt 28 Arbeitstage im Kalenderjahr.'],
    ['§ 6 Kündigungsfrist', 'Nach Ablauf der Probezeit gelten die gesetzlichen Kündigungsfristen.'],
    ['§ 7 Schlussbestimmungen', 'Änderungen dieses Vertrages bedürfen der Textform.'],
  ];
}

/** An employment contract between two parties, in numbered paragraphs. */
export async function germanContract(person: Person, job: Job): Promise<Specimen> {
  const made = signedOn(job);
  const { employer } = job;
  const paper = await Paper.begin({
    title: 'Arbeitsvertrag',
    producer: 'Microsoft® Word für Microsoft 365',
    creator: 'Microsoft® Word für Microsoft 365',
    made,
    family: 'helvetica',
    language: 'de',
  });
  paper.text(297, 80, 'Arbeitsvertrag', { size: 18, cut: 'bold', align: 'centre' });
  paper.text(297, 110, 'zwischen', { size: 10, align: 'centre' });
  paper.text(297, 130, `${employer.name}, ${employer.address.street}, ${cityLine(employer.address)}`, {
    size: 10,
    cut: 'bold',
    align: 'centre',
  });
  paper.text(297, 145, '- nachfolgend Arbeitgeber -', { size: 9, align: 'centre' });
  paper.text(297, 162, 'und', { size: 10, align: 'centre' });
  paper.text(
    297,
    180,
    `${person.sex === 'F' ? 'Frau' : 'Herrn'} ${naturalName(person)}, geboren am ${dot(person.birthDay)}, ${person.address.street}, ${cityLine(person.address)}`,
    { size: 9.5, cut: 'bold', align: 'centre' },
  );
  let y = 220;
  for (const [title, text] of sections(job)) {
    paper.text(70, y, title, { size: 11, cut: 'bold' });
    y = paper.lines(70, y + 15, paper.wrap(text, 455, { size: 10 }), 13, { size: 10 }) + 10;
  }
  paper.text(70, y + 30, `${employer.address.city}, den ${dot(made)}`, { size: 10 });
  paper.path(75, y + 70, 'M0 0 C 18 -26, 28 16, 42 -6 S 72 8, 92 -10', { stroke: [0, 0, 0], thickness: 1.2 });
  paper.path(330, y + 70, 'M0 -4 C 15 -20, 30 12, 44 -8 S 60 6, 88 -16', { stroke: [0.1, 0.1, 0.45], thickness: 1 });
  paper.rule(70, y + 78, 250, y + 78);
  paper.rule(320, y + 78, 500, y + 78);
  paper.text(70, y + 88, 'Arbeitgeber', { size: 8 });
  paper.text(320, y + 88, 'Arbeitnehmer/in', { size: 8 });
  return {
    name: 'arbeitsvertrag.pdf',
    bytes: await paper.finish(),
    truth: contractTruth(person, job, 'arbeitsvertrag', { person: naturalName(person), employer: employer.name }),
  };
}
