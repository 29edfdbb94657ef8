import { firstDay, type Month, shiftDays } from '../../calendar.ts';
import { pensionOf } from '../../ledger/pension.ts';
import type { Pension, Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import { italianMonthYear } from '../../wording/dates.ts';
import { share } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import type { Draw } from '../draw.ts';
import { factPlaceOf, writeFacts } from '../facts.ts';
import { salutation } from '../names.ts';
import { type Box, writeBlocks } from './form.ts';
import { formPaper } from './paper.ts';
import type { Style } from './style.ts';

const row = (label: string, ...values: string[]): Box => ({ number: '', label, values });

/** What INPS pays in a month. */
export function italianPensionByChance(
  draw: Draw,
  style: Style,
  person: Person,
  pension: Pension,
  month: Month,
): Promise<Specimen> {
  const { gross, deductions, net } = pensionOf(pension, 'IT');
  const made = firstDay(month);
  const name = `${person.lastName} ${person.firstName}`.toUpperCase();
  const hasStart = draw.chance.happens(0.7);
  const sign = draw.word(['', '-']);
  const { look, money } = style;
  const boxes = [
    row(
      draw.word(['Pensione lorda', 'Importo lordo', 'Importo lordo mensile', 'Pensione mensile lorda']),
      money(gross),
    ),
    ...deductions.map(([label, cents]) => row(label, `${sign}${money(cents)}`)),
    row(
      draw.word(['Importo netto in pagamento', 'Netto in pagamento', 'Importo netto', 'Totale netto pensione']),
      money(net),
    ),
  ];
  return formPaper(draw, style, {
    name: `cedolino-pensione-${month}`,
    type: 'pension_notice',
    country: 'IT',
    title: 'Cedolino pensione',
    made,
    fields: {
      person_name: name,
      fiscal_id: person.fiscalCode,
      issue_date: made,
      gross_monthly: gross,
      net_monthly: net,
      benefit_start: hasStart ? pension.since : null,
    },
    write: (paper) => {
      const { family, squeeze, margin, ink } = look;
      const print = { family, squeeze, size: 9 } as const;
      paper.text(margin, 52, 'INPS', { ...print, size: 20, cut: 'bold', ink });
      paper.text(margin, 66, 'Istituto Nazionale Previdenza Sociale', print);
      paper.text(
        margin,
        92,
        `${draw.word(['Cedolino di pensione', 'Cedolino della pensione', 'Cedolino pensione'])} - ${italianMonthYear(month)}`,
        { ...print, size: 12, cut: 'bold' },
      );
      const y = writeFacts(
        paper,
        { x: margin, y: 120, width: paper.width - 2 * margin },
        [
          [draw.word(['Cognome e nome', 'Titolare', 'Pensionato']), name],
          ['Codice fiscale', style.id(person.fiscalCode ?? '')],
          [draw.word(['Data', 'Data emissione', 'Data di emissione']), style.day(made)],
          ['Categoria', `VO ${pension.number}`],
          ...(hasStart
            ? ([[draw.word(['Decorrenza', 'Decorrenza pensione']), style.day(pension.since)]] as const)
            : []),
        ],
        factPlaceOf(draw),
        look,
      );
      writeBlocks(
        paper,
        style,
        [{ title: draw.word(['Dettaglio del pagamento', 'Voci della pensione']), boxes }],
        y + 16,
      );
    },
  });
}

/** The rise of the first of July, in hundredths of a percent. */
const RISE = 373;

/** The letter on the rise of a German pension: the old and the new amounts side by side, or the new ones only. */
export function germanPensionByChance(
  draw: Draw,
  style: Style,
  person: Person,
  pension: Pension,
  year: number,
): Promise<Specimen> {
  const from = `${year}-07-01`;
  const made = `${year}-06-${draw.chance.between(10, 26)}`;
  const now = pensionOf(pension, 'DE');
  const before = pensionOf({ ...pension, gross: share(pension.gross, 10_000 - RISE) }, 'DE');
  const isBeside = draw.flag('old amount beside the new', 0.7);
  const isNewFirst = isBeside && draw.flag('new amount before the old', 0.25);
  const { look, money } = style;
  const pair = (old: number, present: number): string[] => {
    const values = [money(old), money(present)];
    return isBeside ? (isNewFirst ? values.toReversed() : values) : [money(present)];
  };
  const boxes = [
    row(draw.word(['Monatliche Rente', 'Rentenbetrag', 'Bruttorente monatlich']), ...pair(before.gross, now.gross)),
    ...now.deductions.map(([label, cents], at) => row(label, ...pair(before.deductions[at]?.[1] ?? 0, cents))),
    row(draw.word(['Monatlicher Zahlbetrag', 'Auszuzahlender Betrag', 'Zahlbetrag']), ...pair(before.net, now.net)),
  ];
  const heads = [`bis ${style.day(shiftDays(from, -1))}`, `ab ${style.day(from)}`];
  return formPaper(draw, style, {
    name: `rentenanpassung-${year}`,
    type: 'pension_notice',
    country: 'DE',
    title: 'Rentenanpassung',
    made,
    fields: {
      person_name: naturalName(person),
      issue_date: made,
      gross_monthly: now.gross,
      net_monthly: now.net,
      benefit_start: from,
    },
    write: (paper) => {
      const { family, squeeze, margin } = look;
      const print = { family, squeeze, size: 9.5 } as const;
      paper.text(margin, 50, draw.word(['Deutsche Rentenversicherung Bund', 'Deutsche Rentenversicherung Nord']), {
        ...print,
        size: 12,
        cut: 'bold',
      });
      paper.text(margin, 64, 'Renten Service der Deutschen Post AG', { ...print, size: 8 });
      const window = [
        salutation(draw, person),
        naturalName(person),
        person.address.street,
        cityLine(person.address),
      ].filter(Boolean);
      let y = paper.lines(margin, 112, window, 13, print) + 6;
      paper.text(paper.width - margin, 112, `${draw.word(['Datum', 'Datum:'])} ${style.day(made)}`, {
        ...print,
        align: 'right',
      });
      paper.text(
        paper.width - margin,
        126,
        `${draw.word(['Versicherungsnummer', 'Vers.-Nr.'])} ${person.svNumber ?? ''}`,
        { ...print, size: 8, align: 'right' },
      );
      const title = draw.word([
        `Mitteilung zur Anpassung Ihrer Altersrente zum ${style.day(from)}`,
        `Rentenanpassung zum ${style.day(from)}`,
        `Anpassung Ihrer Rente zum ${style.day(from)}`,
      ]);
      paper.text(margin, y + 16, title, { ...print, size: 11, cut: 'bold' });
      y += 44;
      writeBlocks(
        paper,
        style,
        [
          {
            title: '',
            boxes,
            ...(isBeside ? { heads: isNewFirst ? heads.toReversed() : heads } : { heads: [heads[1] ?? ''] }),
          },
        ],
        y,
      );
    },
  });
}
