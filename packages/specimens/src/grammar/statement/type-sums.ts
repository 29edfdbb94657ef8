import type { Booking, Method } from '../../ledger/booking.ts';
import type { Paper } from '../../paper/paper.ts';
import type { Country } from '../../people/person.ts';
import type { Draw } from '../draw.ts';
import { captionStyle, cased, plainStyle } from '../look.ts';
import { signedAmount } from './amounts.ts';
import type { Style } from './style.ts';

interface Kind {
  readonly names: readonly string[];
  readonly holds: (booking: Booking) => boolean;
}

const out =
  (...methods: Method[]): Kind['holds'] =>
  (booking) =>
    booking.amount < 0 && (methods.length === 0 || methods.includes(booking.method));
const credit: Kind['holds'] = ({ amount }) => amount > 0;

const kinds: Record<Country, readonly Kind[]> = {
  IT: [
    {
      names: ['Totale bonifici disposti', 'Bonifici in uscita'],
      holds: out('transfer_out', 'standing_order', 'own_transfer'),
    },
    {
      names: ['Totale addebiti diretti SDD', 'Totale addebiti SDD', 'Addebiti preautorizzati'],
      holds: out('direct_debit'),
    },
    { names: ['Totale pagamenti carta', 'Totale operazioni POS'], holds: out('card') },
    { names: ['Totale prelievi', 'Prelievi contante'], holds: out('cash') },
    {
      names: ['Totale spese, commissioni e imposte', 'Competenze e spese'],
      holds: out('fee', 'tax', 'salary', 'benefit', 'transfer_in'),
    },
    { names: ['Totale accrediti', 'Totale entrate'], holds: credit },
  ],
  DE: [
    {
      names: ['Summe Überweisungen', 'Überweisungen und Daueraufträge'],
      holds: out('transfer_out', 'standing_order', 'own_transfer'),
    },
    { names: ['Summe Lastschriften', 'Lastschriften'], holds: out('direct_debit') },
    { names: ['Summe Kartenzahlungen', 'Kartenumsätze'], holds: out('card') },
    { names: ['Summe Barauszahlungen', 'Auszahlungen'], holds: out('cash') },
    {
      names: ['Summe Entgelte und Sonstiges', 'Entgelte und sonstige Belastungen'],
      holds: out('fee', 'tax', 'salary', 'benefit', 'transfer_in'),
    },
    { names: ['Summe Gutschriften', 'Gutschriften'], holds: credit },
  ],
};

const titles: Record<Country, readonly string[]> = {
  IT: ['Riepilogo per tipologia', 'Riepilogo dei movimenti', 'Totali per tipo di operazione'],
  DE: ['Umsatzübersicht', 'Zusammenfassung der Umsätze', 'Summen nach Umsatzart'],
};

/** So high that it is not parted from its title. */
export const typeSumsHeight = ({ look }: Style): number => 9 * Math.max(look.leading, look.size * 1.3);

/** What went by transfer, debit or card, each in one sum, below the list. */
export function writeTypeSums(paper: Paper, draw: Draw, style: Style, bookings: readonly Booking[], top: number): void {
  const { look, country } = style;
  const leading = Math.max(look.leading, look.size * 1.3);
  const right = look.margin + (paper.width - 2 * look.margin) * 0.62;
  const counts = draw.flag('sums by type with counts', 0.4);
  paper.text(look.margin, top, cased(look, draw.word(titles[country])), captionStyle(look));
  let y = top + leading * 1.4;
  for (const { names, holds } of kinds[country]) {
    const own = bookings.filter(holds);
    const name = draw.word(names);
    if (own.length === 0) continue;
    const sum = own.reduce((total, { amount }) => total + amount, 0);
    paper.text(look.margin, y, counts ? `${name} (${own.length})` : name, plainStyle(look));
    paper.text(right, y, signedAmount(style, sum), { ...plainStyle(look), align: 'right' });
    y += leading;
  }
}
