import { shiftDays } from '../../calendar.ts';
import { pensionOf } from '../../ledger/pension.ts';
import type { Pension, Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import type { Draw } from '../draw.ts';
import { factPlaceOf, writeFacts } from '../facts.ts';
import { salutation } from '../names.ts';
import { type Box, writeBlocks } from './form.ts';
import { formPaper } from './paper.ts';
import type { Style } from './style.ts';

const row = (label: string, ...values: string[]): Box => ({ number: '', label, values });

/** The yearly certificate of INPS (OBIS/M): what is paid each month, and in December for the thirteenth time. */
export function obisByChance(
  draw: Draw,
  style: Style,
  person: Person,
  pension: Pension,
  year: number,
): Promise<Specimen> {
  const month = pensionOf(pension, 'IT');
  const made = `${year}-0${draw.chance.between(2, 4)}-${draw.chance.between(10, 27)}`;
  const name = `${person.lastName} ${person.firstName}`.toUpperCase();
  const { look, money } = style;
  const isBeside = draw.flag('thirteenth month beside the month', 0.6);
  const heads = ['Importo mensile', 'Tredicesima'];
  // Of the thirteenth payment only income tax is withheld.
  const thirteenth = month.gross - (month.deductions[0]?.[1] ?? 0);
  const values = (cents: number, isOnce: boolean): string[] =>
    isBeside ? [money(cents), isOnce ? money(cents) : ''] : [money(cents)];
  const boxes = [
    row(draw.word(['Importo lordo mensile', 'Pensione lorda mensile', 'Importo lordo']), ...values(month.gross, true)),
    ...month.deductions.map(([label, cents], at) => row(label, ...values(cents, at === 0))),
    row(
      draw.word(['Importo netto mensile', 'Importo netto in pagamento', 'Netto mensile']),
      money(month.net),
      ...(isBeside ? [money(thirteenth)] : []),
    ),
  ];
  return formPaper(draw, style, {
    name: `obis-m-${year}`,
    type: 'pension_notice',
    country: 'IT',
    title: `Modello OBIS/M ${year}`,
    made,
    fields: {
      person_name: name,
      fiscal_id: person.fiscalCode,
      gross_monthly: month.gross,
      net_monthly: month.net,
      benefit_start: pension.since,
    },
    write: (paper) => {
      const { family, squeeze, margin, ink } = look;
      const print = { family, squeeze, size: 9 } as const;
      paper.text(margin, 50, 'INPS', { ...print, size: 18, cut: 'bold', ink });
      paper.text(margin, 64, 'Istituto Nazionale Previdenza Sociale', print);
      paper.text(paper.width - margin, 50, `Mod. OBIS/M ${year}`, { ...print, align: 'right', cut: 'bold' });
      const title = draw.word([
        `Certificato di pensione per l’anno ${year}`,
        `CERTIFICATO DI PENSIONE - ANNO ${year}`,
        `Certificato di pensione OBIS/M - Anno ${year}`,
      ]);
      paper.text(margin, 92, title, { ...print, size: 12, cut: 'bold' });
      const y = writeFacts(
        paper,
        { x: margin, y: 120, width: paper.width - 2 * margin },
        [
          [draw.word(['Cognome e nome', 'Titolare', 'Intestatario']), name],
          ['Codice fiscale', style.id(person.fiscalCode ?? '')],
          ['Data di nascita', style.day(person.birthDay)],
          ['Categoria e certificato', `VO ${pension.number}`],
          [draw.word(['Decorrenza', 'Decorrenza della pensione']), style.day(pension.since)],
        ],
        factPlaceOf(draw),
        look,
      );
      const block = { title: `Importi dal 1° gennaio ${year}`, boxes, ...(isBeside ? { heads } : {}) };
      const end = writeBlocks(paper, style, [block], y + 16);
      paper.lines(
        margin,
        end + 10,
        paper.wrap(
          'Il presente certificato riporta gli importi di pensione determinati sulla base dei dati presenti negli archivi dell’Istituto.',
          paper.width - 2 * margin,
          { ...print, size: 7.5 },
        ),
        10,
        { ...print, size: 7.5 },
      );
    },
  });
}

const kinds = [
  'Regelaltersrente',
  'Altersrente für langjährig Versicherte',
  'Altersrente für besonders langjährig Versicherte',
  'Rente wegen voller Erwerbsminderung',
];

/** The first letter about a German pension: from when it is paid, and what is left of it. */
export function pensionGrantByChance(draw: Draw, style: Style, person: Person, pension: Pension): Promise<Specimen> {
  const { gross, deductions, net } = pensionOf(pension, 'DE');
  const made = shiftDays(pension.since, -draw.chance.between(20, 60));
  const { look, money } = style;
  const kind = draw.word(kinds);
  const euro = draw.word(['', ' EUR']);
  const inWords = draw.flag('amount told in a sentence as well', 0.5);
  const boxes = [
    row(draw.word(['Monatliche Rente', 'Rente monatlich', 'Höhe der monatlichen Rente']), `${money(gross)}${euro}`),
    ...deductions.map(([label, cents]) => row(label, `${money(cents)}${euro}`)),
    row(
      draw.word(['Monatlicher Zahlbetrag', 'Auszuzahlender Betrag', 'monatlicher Zahlbetrag']),
      `${money(net)}${euro}`,
    ),
  ];
  return formPaper(draw, style, {
    name: 'rentenbescheid',
    type: 'pension_notice',
    country: 'DE',
    title: 'Rentenbescheid',
    made,
    fields: {
      person_name: naturalName(person),
      issue_date: made,
      gross_monthly: gross,
      net_monthly: net,
      benefit_start: pension.since,
    },
    write: (paper) => {
      const { family, squeeze, margin } = look;
      const print = { family, squeeze, size: 9.5 } as const;
      const width = paper.width - 2 * margin;
      paper.text(margin, 50, draw.word(['Deutsche Rentenversicherung Bund', 'Deutsche Rentenversicherung Westfalen']), {
        ...print,
        size: 12,
        cut: 'bold',
      });
      const window = [salutation(draw, person), naturalName(person), person.address.street, cityLine(person.address)];
      let y = paper.lines(margin, 108, window.filter(Boolean), 13, print) + 14;
      const right = paper.width - margin;
      paper.text(right, 108, style.day(made), { ...print, align: 'right' });
      paper.text(right, 122, `Versicherungsnummer ${person.svNumber ?? ''}`, { ...print, size: 8, align: 'right' });
      paper.text(margin, y, draw.word(['Rentenbescheid', `Bescheid über ${kind}`]), {
        ...print,
        size: 13,
        cut: 'bold',
      });
      const words = [
        `Auf Ihren Antrag erhalten Sie von uns ${kind}.`,
        draw.word([
          `Die Rente beginnt am ${style.day(pension.since)}.`,
          `Rentenbeginn: ${style.day(pension.since)}`,
          `Ihre Rente wird ab dem ${style.day(pension.since)} gezahlt.`,
        ]),
        ...(inWords
          ? [`Für die Zeit ab ${style.day(pension.since)} werden laufend monatlich ${money(net)} EUR gezahlt.`]
          : []),
      ];
      y = paper.lines(
        margin,
        y + 22,
        words.flatMap((line) => paper.wrap(line, width, print)),
        13,
        print,
      );
      const end = writeBlocks(paper, style, [{ title: 'Berechnung der monatlichen Rente', boxes }], y + 16);
      paper.text(margin, end + 8, 'Gegen diesen Bescheid kann innerhalb eines Monats Widerspruch erhoben werden.', {
        ...print,
        size: 7.5,
      });
    },
  });
}
