import { bankDayFrom, shiftDays } from '../../calendar.ts';
import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { Paper } from '../../paper/paper.ts';
import type { Specimen, TrueTransaction, Truth } from '../../truth.ts';
import type { Bank } from '../banks.ts';
import type { Draw } from '../draw.ts';
import { ibanFormat } from '../ibans.ts';
import { imprintOf, plainStyle } from '../look.ts';
import { nameFormat } from '../names.ts';
import { columnsOf } from './columns.ts';
import { footOf } from './foot.ts';
import { type HeadOn, type HolderPlace, type PeriodTold, writeHead } from './head.ts';
import { writeList } from './list.ts';
import type { ListOn } from './list-lines.ts';
import { writeSecondHead } from './second-account.ts';
import { type Style, styleOf } from './style.ts';
import { typeSumsHeight, writeTypeSums } from './type-sums.ts';
import { wordingOf } from './wording.ts';
import { germanWords } from './words-german.ts';
import { italianWords } from './words-italian.ts';

function transactionOf(
  style: Style,
  words: readonly string[],
  booking: Booking,
  showsBalance: boolean,
): TrueTransaction {
  const tellsValueDay = style.order.includes('valueDay') || style.dayPlace === 'stacked';
  return {
    date: booking.date,
    value_date: tellsValueDay ? booking.valueDate : null,
    amount: booking.amount,
    description: words.join(' '),
    balance: showsBalance ? booking.balance : null,
    counterparty: booking.counterparty || null,
    counterparty_iban: null,
    code: null,
  };
}

function truthOf(on: HeadOn, transactions: TrueTransaction[]): Truth {
  const { statement, period, nameOf, bank } = on;
  const { person, start, end, opening, closing } = statement;
  return {
    kind: 'bank_statement',
    type: 'account_statement',
    country: person.country,
    layout: 'by-chance',
    side: null,
    fields: {
      holder: nameOf(person),
      iban: person.account.iban,
      // Of a bank that no registry knows a reader may tell the group only.
      ...(bank.isListed ? { bank: bank.name } : {}),
      ...(period === 'both' ? { period_start: start } : {}),
      ...(period === 'month' ? {} : { period_end: end }),
      opening_balance: opening,
      closing_balance: closing,
    },
    transactions,
  };
}

/** Columns wide enough for the lists of both accounts. */
const widest = (statement: Statement, savings: Statement | null): Statement =>
  savings ? { ...statement, bookings: [...statement.bookings, ...savings.bookings] } : statement;

/**
 * A statement in a layout that chance decides: no bank's own, but made of what banks do. A second account of the person
 * follows below, or on a page of its own.
 */
export async function statementByChance(
  draw: Draw,
  statement: Statement,
  bank: Bank,
  savings: Statement | null = null,
): Promise<Specimen> {
  const { person, start, end } = statement;
  const { country } = person;
  const drawn = styleOf(draw, country);
  const paper = await Paper.begin({
    ...imprintOf(draw, drawn.look),
    made: bankDayFrom(shiftDays(end, 2)),
    title: country === 'IT' ? 'Estratto conto' : 'Kontoauszug',
    language: country === 'IT' ? 'it' : 'de',
  });
  const columns = columnsOf(paper, draw, drawn, widest(statement, savings));
  const { style } = columns;
  const wording = wordingOf(draw, style, statement);
  const isOneMonth = start.endsWith('-01') && start.slice(0, 7) === end.slice(0, 7);
  const on: HeadOn = {
    paper,
    statement,
    style,
    wording,
    bank,
    iban: ibanFormat(draw, country),
    nameOf: nameFormat(draw, country),
    period: draw.one<PeriodTold>([
      ['period from day to day', 'both', 6],
      ['period told by its end', 'end', start.endsWith('-01') ? 1.5 : 0],
      ['period told by the month', 'month', isOneMonth ? 1.5 : 0],
    ]),
    holder: draw.one<HolderPlace>([
      ['holder in the address window', 'window', 4],
      ['holder by a caption', 'caption', 2],
      ['holder in window and by a caption', 'both', 2],
    ]),
  };
  const foot = footOf(draw, paper, style, bank);
  const words = (country === 'IT' ? italianWords : germanWords)(draw.chance, style.texts === 'capitals');
  const code = new Map<string, string>();
  const codeOf = ({ method }: Booking): string => {
    code.set(method, code.get(method) ?? draw.chance.digits(country === 'IT' ? 2 : 4));
    return code.get(method) ?? '';
  };
  const top = writeHead(draw, on);
  const pageHead = (): number => {
    const text = `${on.bank.name}  ${on.iban(person.account.iban)}`;
    paper.text(style.look.margin, 40, text, { ...plainStyle(style.look), size: 7.5 });
    return 66;
  };
  const list: ListOn = {
    paper,
    columns,
    statement,
    wording,
    wordsOf: words,
    codeOf,
    top,
    bottom: foot.bottom,
    datesEnds: style.order.includes('day') && draw.flag('balances dated in the column of days', 0.2),
    endsInColumns: style.sign === 'columns' && draw.flag('balances in debit or credit', 0.6),
    pageHead,
  };
  let y = writeList(list, draw) + style.look.size * 2;
  const roomFor = (height: number): number => {
    if (y + height <= foot.bottom) return y;
    paper.nextPage();
    return pageHead() + 10;
  };
  if (!savings && draw.flag('sums by type', 0.2)) {
    y = roomFor(typeSumsHeight(style));
    writeTypeSums(paper, draw, style, statement.bookings, y);
  }
  if (savings) {
    draw.note('two accounts');
    y = roomFor(draw.flag('second account on a page of its own', 0.4) ? paper.height : 190);
    writeList({ ...list, statement: savings, top: writeSecondHead(on, savings, y) }, draw);
  }
  foot.write();
  const transactionsOf = ({ bookings }: Statement): TrueTransaction[] =>
    bookings.map((booking, index) => {
      const endsDay = bookings[index + 1]?.date !== booking.date;
      const showsBalance = style.balance === 'row' || (style.balance !== 'none' && endsDay);
      return transactionOf(style, words(booking), booking, showsBalance);
    });
  // A reading is of one account, whose balances its bookings must explain: those of a second one may not slip in.
  const transactions = transactionsOf(statement);
  const name = `${country === 'IT' ? 'estratto-conto' : 'kontoauszug'}-${end}-by-chance.pdf`;
  return { name, bytes: await paper.finish(), truth: truthOf(on, transactions) };
}
