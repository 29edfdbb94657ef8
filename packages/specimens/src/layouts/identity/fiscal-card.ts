import { shiftYears } from '../../calendar.ts';
import type { Paper } from '../../paper/paper.ts';
import type { Person } from '../../people/person.ts';
import { numeric } from '../../wording/dates.ts';
import { printedFields } from './facts.ts';
import { field } from './field.ts';
import { waves } from './ground.ts';
import { CARD, type IdentitySide } from './layout.ts';

const upper = (text: string): string => text.toLocaleUpperCase('it');

/** Italian health card with the fiscal code. */
export function fiscalCard(person: Person): IdentitySide[] {
  const expires = shiftYears(person.papers.cardIssued, 6);
  const draw = (paper: Paper): void => {
    waves(paper, [0.93, 0.97, 0.94], [0.78, 0.9, 0.82]);
    paper.box(0, 0, paper.width, 24, { fill: [0.2, 0.55, 0.4] });
    paper.text(12, 15, 'TESSERA SANITARIA', { size: 10, cut: 'bold', ink: [1, 1, 1] });
    paper.text(230, 15, 'CARTA REGIONALE DEI SERVIZI', { size: 4.5, align: 'right', ink: [1, 1, 1] });
    field(paper, 60, 36, 'Codice Fiscale', person.fiscalCode ?? '', { value: { size: 10 }, gap: 10 });
    field(paper, 180, 36, 'Data di scadenza', numeric(expires));
    field(paper, 60, 58, 'Cognome', upper(person.lastName));
    field(paper, 60, 76, 'Nome', upper(person.firstName));
    field(paper, 200, 76, 'Sesso', person.sex);
    field(paper, 60, 94, 'Luogo di nascita', upper(person.birthPlace.name));
    field(paper, 60, 112, 'Provincia', person.birthPlace.province ?? '');
    field(paper, 110, 112, 'Data di nascita', numeric(person.birthDay));
    paper.box(16, 44, 30, 24, { fill: [0.85, 0.75, 0.45], border: [0.5, 0.4, 0.2] });
  };
  return [
    {
      name: 'tessera-sanitaria',
      type: 'fiscal_card',
      country: 'IT',
      layout: 'tessera-sanitaria',
      side: 'front',
      size: CARD,
      fields: printedFields(
        person,
        { number: '', nationality: '', expires },
        { document_number: null, nationality: null, fiscal_code: person.fiscalCode },
      ),
      draw,
    },
  ];
}
