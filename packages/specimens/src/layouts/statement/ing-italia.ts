import type { Booking, Method } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { numeric } from '../../wording/dates.ts';
import { plain, signed } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';

const orange = [1, 0.4, 0] as const;
const print: TextStyle = { size: 8 };
const right: TextStyle = { ...print, align: 'right' };

const kinds: Record<Method, string> = {
  salary: 'ACCR. STIPENDIO-PENSIONE',
  benefit: 'ACCREDITO BONIFICO',
  transfer_in: 'ACCREDITO BONIFICO',
  transfer_out: 'VS.DISPOSIZIONE',
  standing_order: 'VS.DISPOSIZIONE',
  direct_debit: 'ADDEBITO DIRETTO',
  card: 'PAGAMENTO CARTA',
  cash: 'PRELIEVO CARTA',
  own_transfer: 'GIRO VERSO MIEI CONTI',
  fee: 'COMMISSIONI',
  tax: 'IMPOSTE E TASSE',
};

function words(booking: Booking): string[] {
  const { counterparty, purpose, method } = booking;
  if (method === 'card' || method === 'cash')
    return [kinds[method], `Operazione del ${numeric(booking.valueDate)} presso ${counterparty} ${purpose}`];
  if (method === 'fee') return [kinds[method], purpose];
  const side = booking.amount > 0 ? 'Anagrafica Ordinante' : 'Beneficiario';
  return [kinds[method], `${side} ${counterparty} Note: ${purpose}`];
}

function tableHead(paper: Paper, y: number): void {
  row(
    paper,
    y,
    [
      [42, 'Data contabile'],
      [110, 'Data valuta'],
      [174, 'Causale e descrizione'],
      [553, 'Importo €', { align: 'right' }],
    ],
    { size: 8, cut: 'bold', ink: orange },
  );
  paper.rule(40, y + 4, 555, y + 4, 1, orange);
}

function front(paper: Paper, { person, start, end, opening, closing }: Statement): void {
  paper.text(40, 50, 'ING', { size: 24, cut: 'bold', ink: orange });
  paper.text(555, 46, 'Estratto Conto Corrente Arancio', { size: 12, align: 'right' });
  paper.text(555, 60, `Periodo: dal ${numeric(start)} al ${numeric(end)}`, { size: 8.5, align: 'right' });
  paper.lines(42, 96, [naturalName(person), person.address.street, cityLine(person.address)], 12, { size: 9.5 });
  paper.text(320, 96, `Intestatario: ${naturalName(person)}`, print);
  paper.text(320, 108, `IBAN: ${person.account.iban}`, print);
  paper.text(320, 120, 'BIC: INGBITD1XXX', print);
  paper.text(42, 160, 'Saldo iniziale', print);
  paper.text(200, 160, `${signed(opening)} €`, right);
  paper.text(320, 160, 'Saldo finale', print);
  paper.text(480, 160, `${signed(closing)} €`, right);
}

function movements(paper: Paper, { bookings }: Statement): void {
  tableHead(paper, 192);
  const lines = (booking: Booking): string[] => words(booking).flatMap((line) => paper.wrap(line, 300, print));
  const how = {
    firstTop: 210,
    top: 84,
    bottom: 780,
    height: (booking: Booking) => lines(booking).length * 10 + 6,
    heading: () => tableHead(paper, 64),
    row: (y: number, booking: Booking) => {
      paper.text(42, y, numeric(booking.date), print);
      paper.text(110, y, numeric(booking.valueDate), print);
      paper.lines(174, y, lines(booking), 10, print);
      paper.text(553, y, signed(booking.amount), right);
    },
  };
  const income = bookings.filter((booking) => booking.amount > 0).reduce((sum, booking) => sum + booking.amount, 0);
  const spent = bookings.filter((booking) => booking.amount < 0).reduce((sum, booking) => sum - booking.amount, 0);
  const y = room(paper, flow(paper, bookings, how) + 6, 30, how);
  paper.text(42, y, `Totale entrate ${plain(income)}`, { ...print, cut: 'bold' });
  paper.text(42, y + 13, `Totale uscite ${plain(spent)}`, { ...print, cut: 'bold' });
}

export const ingItalia: StatementLayout = {
  name: 'ing-italia',
  months: 1,
  imprint: { producer: 'iText 5.5.13', creator: 'JasperReports Library version 6.4', family: 'helvetica' },
  holderOf: naturalName,
  prints: { valueDate: true, balance: false, counterpartyIban: false, code: null },
  omits: [],
  untold: [],
  words,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page, pages) => paper.text(555, 815, `Pag. ${page} di ${pages}`, { size: 7, align: 'right' }));
  },
};
