import { shiftYears } from '../../calendar.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import type { Person } from '../../people/person.ts';
import { numeric } from '../../wording/dates.ts';
import { noFields, printedFields } from './facts.ts';
import { portrait, signature, waves } from './ground.ts';
import { type IdentitySide, PAPER_CARD } from './layout.ts';

const typed: TextStyle = { family: 'courier', cut: 'bold', size: 10 };
const upper = (text: string): string => text.toLocaleUpperCase('it');

/** The folded paper card of Italian town halls: typed lines on a printed form, no machine-readable zone. */
export function paperCard(person: Person): IdentitySide[] {
  const number = `AX ${person.papers.passportNumber.slice(-7)}`;
  const expires = shiftYears(person.papers.cardIssued, 10);
  const facts = { number: number.replace(' ', ''), nationality: 'ITA', expires };
  const inside = (paper: Paper): void => {
    waves(paper, [0.95, 0.93, 0.86], [0.85, 0.8, 0.68], 7);
    const lines: readonly (readonly [string, string])[] = [
      ['Cognome', upper(person.lastName)],
      ['Nome', upper(person.firstName)],
      ['nato il', numeric(person.birthDay)],
      ['(atto n. 811 P. I S. A )', ''],
      ['a', `${upper(person.birthPlace.name)} ( ${person.birthPlace.province ?? ''} )`],
      ['Cittadinanza', 'ITALIANA'],
      ['Residenza', upper(person.address.city)],
      ['Via', upper(person.address.street)],
      ['Stato civile', '=='],
      ['Professione', 'OPERAIO'],
    ];
    lines.forEach(([label, value], index) => {
      paper.text(16, 30 + index * 18, label, { size: 8, family: 'times' });
      paper.text(74, 30 + index * 18, value, typed);
      paper.rule(72, 33 + index * 18, 225, 33 + index * 18, 0.3);
    });
    paper.text(16, 222, 'CONNOTATI E CONTRASSEGNI SALIENTI', { size: 7, family: 'times', cut: 'bold' });
    paper.text(
      16,
      238,
      `Statura  ${(person.papers.height / 100).toFixed(2).replace('.', ',')}   Capelli CASTANI   Occhi ${upper(person.papers.eyes)}`,
      { ...typed, size: 8 },
    );
    portrait(paper, 262, 24, 96, 120);
    paper.text(250, 176, `Firma del titolare`, { size: 7, family: 'times' });
    signature(paper, 300, 196);
    paper.text(250, 222, `${upper(person.address.city)}, li ${numeric(person.papers.cardIssued)}`, {
      ...typed,
      size: 8.5,
    });
    paper.oval(270, 256, 22, 22, { stroke: [0.3, 0.3, 0.5], thickness: 1 });
    paper.text(310, 258, 'IL SINDACO', { size: 8, family: 'times' });
  };
  const outside = (paper: Paper): void => {
    waves(paper, [0.95, 0.93, 0.86], [0.85, 0.8, 0.68], 7);
    paper.text(20, 60, `Scadenza : ${numeric(expires)}`, { size: 10, family: 'times', cut: 'bold' });
    paper.text(20, 84, `N. ${number}`, { size: 12, family: 'times', cut: 'bold' });
    paper.text(310, 44, 'REPUBBLICA ITALIANA', { size: 11, family: 'times', cut: 'bold', align: 'centre' });
    paper.text(310, 92, 'COMUNE DI', { size: 10, family: 'times', align: 'centre' });
    paper.text(310, 110, upper(person.address.city), { ...typed, align: 'centre' });
    paper.text(310, 150, 'CARTA D’IDENTITÀ', { size: 13, family: 'times', cut: 'bold', align: 'centre' });
    paper.text(310, 172, `N° ${number}`, { size: 12, family: 'times', cut: 'bold', align: 'centre' });
    paper.text(310, 196, 'DI', { size: 10, family: 'times', align: 'centre' });
    paper.text(310, 216, upper(`${person.lastName} ${person.firstName}`), { ...typed, align: 'centre' });
  };
  const base = { type: 'paper_id_card', country: 'IT', layout: 'carta-cartacea', size: PAPER_CARD } as const;
  return [
    {
      ...base,
      name: 'carta-identita-cartacea-interno',
      side: 'back',
      fields: printedFields(person, facts, { document_number: null, expiry_date: null, sex: null }),
      draw: inside,
    },
    {
      ...base,
      name: 'carta-identita-cartacea-esterno',
      side: 'front',
      fields: {
        ...noFields,
        surname: upper(person.lastName),
        given_names: upper(person.firstName),
        document_number: facts.number,
        expiry_date: expires,
      },
      draw: outside,
    },
  ];
}
