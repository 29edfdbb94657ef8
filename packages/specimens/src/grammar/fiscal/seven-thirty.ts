import { yearlyTariff } from '../../pay/it/yearly-tariff.ts';
import type { ItalianYear } from '../../pay/year.ts';
import type { Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import { plain } from '../../wording/money.ts';
import type { Draw } from '../draw.ts';
import { writeFacts } from '../facts.ts';
import { type Box, writeBlocks } from './form.ts';
import { formPaper } from './paper.ts';
import type { Style } from './style.ts';

const whole = (cents: number): number => Math.round(cents / 100) * 100;

/** The settlement of a 730, with the spouse's column filled for couples who declare together. */
export function sevenThirtyByChance(
  draw: Draw,
  style: Style,
  person: Person,
  sums: ItalianYear,
  year: number,
): Promise<Specimen> {
  const made = `${year + 1}-0${draw.chance.between(6, 9)}-${draw.chance.between(10, 28)}`;
  const isJoint = draw.flag('spouse beside the declarer', 0.25);
  const house = draw.flag('own home deducted', 0.35) ? draw.chance.between(300, 900) * 100 : 0;
  const hasCents = draw.flag('whole euros with zero cents', 0.6);
  const amount = (cents: number): string => (hasCents ? style.money(cents) : plain(cents).replace(/,\d\d$/, ''));
  const [income, net] = [whole(sums.taxable), whole(sums.incomeTax)];
  const grossTax = yearlyTariff(income);
  const other = draw.chance.between(9_000, 24_000) * 100;
  const box = (number: string, label: string, cents: number | null, spouse: number | null, short?: string): Box => ({
    number,
    label,
    ...(short ? { short } : {}),
    values: [cents === null ? '' : amount(cents), isJoint && spouse !== null ? amount(spouse) : ''],
  });
  const boxes: Box[] = [
    box('4', 'REDDITO DI LAVORO DIPENDENTE E ASSIMILATI', income, other, 'REDD. LAV. DIPENDENTE E ASSIM.'),
    box('5', 'REDDITO DEI FABBRICATI', house || null, null),
    box('11', 'REDDITO COMPLESSIVO', income + house, other),
    box('12', 'DEDUZIONE ABITAZIONE PRINCIPALE E PERTINENZE', house || null, null, 'DEDUZ. ABITAZ. PRINCIPALE'),
    box('13', 'ONERI DEDUCIBILI', null, null),
    box('14', 'REDDITO IMPONIBILE', income, other),
    box('16', 'IMPOSTA LORDA', grossTax, whole(other * 0.23)),
    box(
      '25',
      'DETRAZIONI PER REDDITI DI LAVORO DIPENDENTE',
      grossTax - net,
      whole(other * 0.1),
      'DETRAZ. LAV. DIPENDENTE',
    ),
    box('48', 'TOTALE DETRAZIONI E CREDITI D’IMPOSTA', grossTax - net, whole(other * 0.1), 'TOT. DETRAZIONI E CREDITI'),
    box('50', 'IMPOSTA NETTA', net, whole(other * 0.13)),
    box('59', 'RITENUTE', net, whole(other * 0.13)),
    box('60', 'DIFFERENZA', 0, 0),
    box(
      '72',
      'ADDIZIONALE REGIONALE ALL’IRPEF DOVUTA',
      whole(sums.regional),
      whole(other * 0.0123),
      'ADDIZ. REGIONALE DOVUTA',
    ),
    box(
      '75',
      'ADDIZIONALE COMUNALE ALL’IRPEF DOVUTA',
      whole(sums.municipal + sums.municipalAdvance),
      whole(other * 0.008),
      'ADDIZ. COMUNALE DOVUTA',
    ),
  ];
  const name = `${person.lastName} ${person.firstName}`.toUpperCase();
  const { look } = style;
  return formPaper(draw, style, {
    name: `modello-730-3-${year + 1}`,
    type: 'modello_730',
    country: 'IT',
    title: `730-3 ${year + 1}`,
    made,
    fields: {
      tax_year: year,
      person_name: name,
      fiscal_id: person.fiscalCode,
      gross_income: income + house,
      taxable_income: income,
      tax: net,
      is_joint: isJoint,
    },
    write: (paper) => {
      const { family, squeeze, margin, ink } = look;
      const width = paper.width - 2 * margin;
      paper.text(margin, 46, `MODELLO 730-3 redditi ${year}`, { family, squeeze, size: 13, cut: 'bold', ink });
      paper.text(margin, 60, 'PROSPETTO DI LIQUIDAZIONE RELATIVO ALL’ASSISTENZA FISCALE PRESTATA', {
        family,
        squeeze,
        size: 8,
        cut: 'bold',
      });
      paper.text(
        margin,
        72,
        `Protocollo telematico ${draw.chance.digits(17)} - ${draw.chance.digits(6)}    Data ${style.day(made)}`,
        { family, squeeze, size: 6.5 },
      );
      const y = writeFacts(
        paper,
        { x: margin, y: 94, width },
        [
          ['Dichiarante', name],
          ['Codice fiscale', style.id(person.fiscalCode ?? '')],
          ['Data di nascita', style.day(person.birthDay)],
          ...(isJoint ? ([['Coniuge dichiarante', 'FERRARI PAOLA']] as const) : []),
        ],
        draw.word(['aligned', 'cells', 'colon'] as const),
        look,
      );
      const block = {
        title: 'RIEPILOGO DEI REDDITI E CALCOLO DELLE IMPOSTE',
        boxes,
        heads: ['Dichiarante', 'Coniuge'],
        mayBreak: true,
      };
      writeBlocks(paper, style, [block], y + 14);
    },
  });
}
