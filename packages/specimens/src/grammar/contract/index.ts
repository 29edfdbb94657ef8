import { bankDayFrom, shiftDays } from '../../calendar.ts';
import { Paper, type TextStyle } from '../../paper/paper.ts';
import type { Job, Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import { naturalName } from '../../wording/names.ts';
import type { Draw } from '../draw.ts';
import { lookOf } from '../look.ts';
import { germanContractText } from './german.ts';
import { italianContractText } from './italian.ts';
import type { ContractText } from './text.ts';

type Numbering = (number: number, title: string) => string;

function write(draw: Draw, paper: Paper, text: ContractText, print: TextStyle, margin: number): void {
  const size = print.size ?? 10;
  const width = paper.width - 2 * margin;
  const pitch = size * draw.word([1.2, 1.35, 1.5]);
  const place = draw.one<Numbering>([
    ['clauses numbered 1.', (number, title) => `${number}. ${title}`, 3],
    ['clauses numbered Art.', (number, title) => `Art. ${number} - ${title}`, 2],
    ['clauses numbered §', (number, title) => `§ ${number} ${title}`, 2],
    ['clauses without numbers', (_, title) => title, 1],
  ]);
  const isRunIn = draw.flag('titles within the clauses', 0.4);
  const isSignedFirst = text.addressee !== null && draw.flag('day of signing above', 0.5);
  let y = 60;
  const lines = (words: string, style: TextStyle = print): void => {
    for (const line of paper.wrap(words, width, style)) {
      if (y > 780) {
        paper.nextPage();
        y = 60;
      }
      paper.text(margin, y, line, style);
      y += pitch;
    }
  };
  for (const line of text.letterhead ?? []) lines(line, { ...print, size: size - 1 });
  y += 14;
  if (isSignedFirst) lines(text.signed);
  if (text.addressee) y = paper.lines(paper.width / 2 + 30, y + 10, text.addressee, pitch, print) + 10;
  paper.text(paper.width / 2, y + 12, text.title, { ...print, size: size + 4, cut: 'bold', align: 'centre' });
  y += 38;
  lines(text.opening);
  y += 6;
  text.clauses.forEach(([title, words], index) => {
    const name = place(index + 1, title);
    if (isRunIn) lines(`${name}. ${words}`);
    else {
      lines(name, { ...print, cut: 'bold' });
      lines(words);
    }
    y += 6;
  });
  y += 10;
  if (!isSignedFirst) lines(text.signed);
  y += 34;
  text.signatures.forEach((name, index) => {
    const x = index === 0 ? margin : paper.width / 2 + 20;
    paper.path(x + 8, y - 6, 'M0 0 C 18 -24, 28 16, 42 -6 S 72 8, 92 -10', { stroke: [0.1, 0.1, 0.4], thickness: 1 });
    paper.rule(x, y, x + 170, y, 0.4);
    paper.text(x, y + 11, name, { ...print, size: 8 });
  });
}

/** A work contract in a wording that chance decides. */
export async function contractByChance(draw: Draw, person: Person, job: Job): Promise<Specimen> {
  const { country } = person;
  const signed = bankDayFrom(shiftDays(job.hired, -draw.chance.between(3, 40)), -1);
  const text = (country === 'IT' ? italianContractText : germanContractText)(draw, person, job, signed);
  const { family, margin } = lookOf(draw);
  const program = draw.word(['Microsoft® Word 2019', 'Microsoft® Word für Microsoft 365', 'LibreOffice 7.5']);
  const paper = await Paper.begin({
    title: text.title,
    producer: program,
    creator: program,
    made: signed,
    family,
    language: country === 'IT' ? 'it' : 'de',
  });
  write(draw, paper, text, { family, size: draw.word([9.5, 10, 11]) }, margin + 14);
  return {
    name: `${country === 'IT' ? 'contratto-di-lavoro' : 'arbeitsvertrag'}-by-chance.pdf`,
    bytes: await paper.finish(),
    truth: {
      kind: 'work_contract',
      type: 'work_contract',
      country,
      layout: 'by-chance',
      side: null,
      fields: {
        person_name: naturalName(person),
        payer_name: job.employer.name,
        employment_kind: job.contract,
        employment_start: job.hired,
        employment_end: job.ends,
        issue_date: signed,
        ...text.fields,
      },
      transactions: [],
    },
  };
}
