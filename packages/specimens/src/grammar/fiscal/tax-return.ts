import { partitaIva } from '../../identifiers/partita-iva.ts';
import type { Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import { plain } from '../../wording/money.ts';
import type { Draw } from '../draw.ts';
import { writeFacts } from '../facts.ts';
import { writeBlocks } from './form.ts';
import { formPaper } from './paper.ts';
import type { Style } from './style.ts';
import { type Frames, flatRateFrames, ordinaryFrames } from './tax-return-frames.ts';

/** The Redditi PF return of somebody with a practice of their own, under the flat-rate regime or the ordinary one. */
export function taxReturnByChance(draw: Draw, style: Style, person: Person, year: number): Promise<Specimen> {
  const made = `${year + 1}-${draw.word(['09', '10'])}-${draw.chance.between(10, 28)}`;
  const hasCents = draw.flag('whole euros with zero cents', 0.6);
  const amount = (cents: number): string => (hasCents ? style.money(cents) : plain(cents).replace(/,\d\d$/, ''));
  const frames = draw.one<(draw: Draw, amount: (cents: number) => string) => Frames>([
    ['regime flat rate', flatRateFrames, 1],
    ['regime ordinary', ordinaryFrames, 1],
  ])(draw, amount);
  const [last, first] = [person.lastName.toUpperCase(), person.firstName.toUpperCase()];
  const { look } = style;
  const { family, squeeze, margin, ink } = look;
  const isFiled = draw.flag('number of the filing printed', 0.5);
  return formPaper(draw, style, {
    name: `redditi-pf-${year + 1}`,
    type: 'redditi_pf',
    country: 'IT',
    title: `Redditi PF ${year + 1}`,
    made,
    fields: {
      tax_year: year,
      person_name: `${last} ${first}`,
      fiscal_id: person.fiscalCode,
      gross_income: frames.income,
      taxable_income: frames.taxable,
      tax: frames.tax,
    },
    write: (paper) => {
      const print = { family, squeeze } as const;
      const title = draw.word([`REDDITI PERSONE FISICHE ${year + 1}`, `PERSONE FISICHE ${year + 1}`]);
      paper.text(margin, 46, title, { ...print, size: 14, cut: 'bold', ink });
      paper.text(margin, 60, `${draw.word(['Modello Redditi', 'MODELLO REDDITI'])} - Periodo d’imposta ${year}`, {
        ...print,
        size: 8.5,
      });
      if (isFiled)
        paper.text(margin, 72, `Protocollo telematico ${draw.chance.digits(17)} - ${draw.chance.digits(6)}`, {
          ...print,
          size: 6.5,
        });
      const y = writeFacts(
        paper,
        { x: margin, y: 94, width: paper.width - 2 * margin },
        [
          ['CODICE FISCALE', style.id(person.fiscalCode ?? '')],
          ['COGNOME', last],
          ['NOME', first],
          ['Data di nascita', style.day(person.birthDay)],
          ['Comune (o Stato estero) di nascita', person.birthPlace.name.toUpperCase()],
          ['Partita IVA', partitaIva(draw.chance.digits(10))],
        ],
        draw.word(['cells', 'above', 'colon', 'aligned'] as const),
        look,
      );
      const end = writeBlocks(paper, style, frames.blocks, y + 14);
      paper.text(margin, end + 12, `${draw.word(['DATA', 'Data'])} ${style.day(made)}`, { ...print, size: 8 });
      paper.text(paper.width - margin, end + 12, 'FIRMA DEL CONTRIBUENTE', { ...print, size: 7, align: 'right' });
    },
  });
}
