import { shiftDays } from '../../calendar.ts';
import { benefitOf } from '../../ledger/benefit.ts';
import type { Benefit, Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import type { Draw } from '../draw.ts';
import { type Fact, factPlaceOf, writeFacts } from '../facts.ts';
import { salutation } from '../names.ts';
import { formPaper } from './paper.ts';
import type { Style } from './style.ts';

export const benefitFor = ({ chance }: Draw, kind: Benefit['kind']): Benefit => ({
  kind,
  from: `2026-0${chance.between(2, 9)}-${chance.between(10, 28)}`,
  days: chance.between(12, 48) * 10,
  wage: chance.between(1150, 3900) * 100,
});

/** INPS grants unemployment pay. */
export function naspiByChance(draw: Draw, style: Style, person: Person, benefit: Benefit): Promise<Specimen> {
  const facts = benefitOf(benefit);
  const made = shiftDays(benefit.from, draw.chance.between(12, 34));
  const name = `${person.lastName} ${person.firstName}`.toUpperCase();
  const { look, money, day } = style;
  const euro = draw.word(['', '€ ', 'Euro ']);
  const rows: Fact[] = [
    [draw.word(['Decorrenza', 'Decorrenza della prestazione', 'Data di decorrenza']), day(benefit.from)],
    [draw.word(['Durata giorni', 'Durata (giorni)']), String(benefit.days)],
    [draw.word(['Data fine prestazione', 'Fine della prestazione', 'Termine della prestazione']), day(facts.ends)],
    [draw.word(['Retribuzione media mensile', 'Retribuzione mensile di riferimento']), euro + money(benefit.wage)],
    [draw.word(['Importo lordo mensile', 'Importo mensile lordo']), euro + money(facts.monthlyGross)],
    [draw.word(['Importo lordo giornaliero', 'Importo giornaliero lordo']), euro + money(facts.daily)],
  ];
  return formPaper(draw, style, {
    name: 'naspi',
    type: 'naspi',
    country: 'IT',
    title: 'Comunicazione NASpI',
    made,
    fields: {
      person_name: name,
      fiscal_id: person.fiscalCode,
      issue_date: made,
      gross_monthly: facts.monthlyGross,
      benefit_start: benefit.from,
      benefit_end: facts.ends,
    },
    write: (paper) => {
      const { family, squeeze, margin, ink } = look;
      const print = { family, squeeze, size: 9.5 } as const;
      const width = paper.width - 2 * margin;
      paper.text(margin, 54, 'INPS', { ...print, size: 20, cut: 'bold', ink });
      paper.text(margin, 68, 'Istituto Nazionale Previdenza Sociale', { ...print, size: 8.5 });
      paper.text(paper.width - margin, 54, `Data ${day(made)}`, { ...print, align: 'right' });
      const window = [salutation(draw, person), name, person.address.street, cityLine(person.address)].filter(Boolean);
      let y = paper.lines(margin + width * 0.55, 108, window, 13, print) + 20;
      const subject = draw.word([
        'Oggetto: Indennità di disoccupazione NASpI - domanda accolta',
        'OGGETTO: NASpI - Accoglimento della domanda di indennità di disoccupazione',
      ]);
      paper.text(margin, y, subject, { ...print, cut: 'bold' });
      paper.text(margin, y + 15, `Codice fiscale: ${style.id(person.fiscalCode ?? '')}`, print);
      const letter =
        'Le comunichiamo che la Sua domanda è stata accolta. Di seguito si riporta il prospetto di calcolo della prestazione.';
      y = paper.lines(margin, y + 38, paper.wrap(letter, width, print), 13, print);
      y = writeFacts(paper, { x: margin, y: y + 16, width }, rows, factPlaceOf(draw), look);
      const note = 'L’importo si riduce del 3 per cento ogni mese a decorrere dal sesto mese di fruizione.';
      paper.lines(margin, y + 14, paper.wrap(note, width, print), 13, print);
    },
  });
}

/** The employment agency grants unemployment pay: so much a day, thirty days a month. */
export function unemploymentByChance(draw: Draw, style: Style, person: Person, benefit: Benefit): Promise<Specimen> {
  const facts = benefitOf(benefit);
  const made = shiftDays(benefit.from, draw.chance.between(4, 20));
  const { look, money, day } = style;
  const { city } = person.address;
  const tellsMonth = draw.flag('monthly amount told', 0.6);
  const rows: Fact[] = [
    [
      draw.word(['Bewilligungszeitraum', 'Zeitraum', 'Anspruchszeitraum']),
      `${day(benefit.from)} ${draw.word(['-', 'bis'])} ${day(facts.ends)}`,
    ],
    [draw.word(['Leistungsbetrag täglich', 'Täglicher Leistungsbetrag']), `${money(facts.daily)} EUR`],
    ...(tellsMonth
      ? ([
          [draw.word(['Zahlbetrag monatlich', 'Monatlicher Leistungsbetrag']), `${money(facts.monthlyNet)} EUR`],
        ] as const)
      : []),
    [draw.word(['Anspruchsdauer', 'Anspruchsdauer in Kalendertagen']), `${benefit.days} Tage`],
  ];
  return formPaper(draw, style, {
    name: 'arbeitslosengeld',
    type: 'alg_bescheid',
    country: 'DE',
    title: 'Bewilligungsbescheid',
    made,
    fields: {
      person_name: naturalName(person),
      issue_date: made,
      net_daily: facts.daily,
      ...(tellsMonth ? { net_monthly: facts.monthlyNet } : {}),
      benefit_start: benefit.from,
      benefit_end: facts.ends,
    },
    write: (paper) => {
      const { family, squeeze, margin, ink } = look;
      const print = { family, squeeze, size: 9.5 } as const;
      const width = paper.width - 2 * margin;
      const agency = draw.word([`Agentur für Arbeit ${city}`, `Bundesagentur für Arbeit - Agentur ${city}`]);
      paper.text(margin, 52, agency, { ...print, size: 13, cut: 'bold', ink });
      const window = [salutation(draw, person), naturalName(person), person.address.street, cityLine(person.address)];
      let y = paper.lines(margin, 112, window.filter(Boolean), 13, print) + 20;
      paper.text(paper.width - margin, 112, `Datum: ${day(made)}`, { ...print, align: 'right' });
      paper.text(paper.width - margin, 126, `Kundennummer ${draw.chance.digits(3)}A${draw.chance.digits(6)}`, {
        ...print,
        size: 8,
        align: 'right',
      });
      paper.text(margin, y, draw.word(['Bewilligungsbescheid', 'Bescheid über Arbeitslosengeld']), {
        ...print,
        size: 13,
        cut: 'bold',
      });
      const words =
        'Auf Ihren Antrag bewillige ich Ihnen Arbeitslosengeld nach dem Dritten Buch Sozialgesetzbuch wie folgt:';
      y = paper.lines(margin, y + 22, paper.wrap(words, width, print), 13, print);
      writeFacts(paper, { x: margin, y: y + 16, width }, rows, factPlaceOf(draw), look);
    },
  });
}
