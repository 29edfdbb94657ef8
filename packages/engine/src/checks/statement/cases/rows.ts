import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { bankDuplicateLines } from '../duplicate-lines.ts';
import { impossibleDaysOn } from '../ground/impossible-days.ts';
import { bankLineOrderDates } from '../line-order-dates.ts';
import { bankOwnTransfers } from '../own-transfers.ts';
import { bankPageSums } from '../page-sums.ts';
import { bankRunningBalance } from '../running-balance.ts';
import { days, runningRows } from '../testing/rows.ts';
import { type Row, readStatement, type StatementWords } from '../testing/statements.ts';

const brokenTrail = { statement_running_balance: { outcome: 'failed', expected: 1, found: 2 } } as const;
const brokenSum = { statement_balance: { outcome: 'failed', expected: 5_000, found: 5_001 } } as const;
const unproved = { statement_balance: 'inconclusive' } as const;

const credit = (amount: number): Row => ['2026-10-27', amount, 'EMOLUMENTI OTTOBRE'];
const september = { from: '2026-09-01', to: '2026-09-30' };
const october = { from: '2026-10-01', to: '2026-10-08' };

/** October 2026 begins on a Thursday. */
const weekdays = [
  '01',
  '02',
  '05',
  '06',
  '07',
  '08',
  '09',
  '12',
  '13',
  '14',
  '15',
  '16',
  '19',
  '20',
  '21',
  '22',
  '23',
].concat(['26', '27', '28', '29', '30']);
const everyDay = Array.from({ length: 28 }, (_, index) => String(index + 1).padStart(2, '0'));
const saturday: Row = ['2026-10-24', -1_000, 'KARTENZAHLUNG'];
const withDay = (text: string) => {
  const statement = readStatement({ rows: days('01', '02', '05', '06') });
  const impossibleDays = impossibleDaysOn(pageOf([text]));
  return { ...statement, paper: { ...statement.paper, notes: { ...statement.paper.notes, impossibleDays } } };
};

/** Purchases of the days before, then those told in bookings of one day. */
const bought = (booked: string, ...told: readonly string[]): readonly Row[] => [
  ...['02', '05', '06', '07', '08'].map(
    (day): Row => [`2026-10-${day}`, -1_000, `POS DEL ${day}/10/2026 ORE 16:22 CARTA *4417`],
  ),
  ...told.map((day): Row => [`2026-10-${booked}`, -1_000, `REWE//Hamburg/DE ${day}.10.20 26 um 9:56 Uhr`]),
];

/** Bookings that could not be followed, on a statement that sums up what came in and what went out. */
const summedUp = (total_credits: number) =>
  readStatement({
    confirmations: unproved,
    fields: { opening_balance: 100_000, total_credits, total_debits: -3_000, closing_balance: 102_000 },
  });

const moves = (texts: readonly string[]) => texts.map((text): Row => ['2026-10-05', -10_000, text]);
const moved =
  (...texts: readonly string[]) =>
  () =>
    readStatement({ rows: moves(texts) });
const movedOnScan = (text: string) => () =>
  readStatement({ rows: moves([text]) }, { pages: [pageOf([text], { origin: 'ocr' })] });

/** Thirty euros on the first page, ten on the second, and what stands at the foot of the one and the head of the other. */
function handingOn(foot: string, head: string, confirmations?: StatementWords['confirmations']) {
  const rows: readonly Row[] = [
    ['2026-10-01', -1_000, 'POS'],
    ['2026-10-02', -2_000, 'POS'],
    ['2026-10-05', -1_000, 'POS', { page: 2 }],
  ];
  const blank = Array.from({ length: 20 }, () => '');
  const pages = [pageOf([...blank, foot]), pageOf([head], { number: 2 })];
  return readStatement({ rows, pages: [1, 2], ...(confirmations ? { confirmations } : {}) }, { pages });
}

export const rowsCases: readonly RuleCases[] = [
  casesOf(bankRunningBalance, {
    passed: ['the sums come out', () => readStatement({ rows: runningRows() })],
    failed: ['one cent is left over', () => readStatement({ confirmations: brokenSum })],
    edge: [
      {
        said: 'failed critical',
        when: [
          'one changed balance, which the row after it does not follow either',
          () => readStatement({ rows: runningRows({ 4: 500 }), confirmations: brokenTrail }),
        ],
      },
      { said: 'inconclusive', when: ['lost, and the bank’s own totals come out', () => summedUp(5_000)] },
      { said: 'failed warning', when: ['lost, and they do not by a cent', () => summedUp(5_001)] },
    ],
    inconclusive: [
      'three balances that do not follow: the reader lost the thread',
      () => readStatement({ rows: runningRows({ 4: 500, 9: 500 }), confirmations: brokenTrail }),
    ],
  }),
  casesOf(bankOwnTransfers, {
    passed: ['the holder, given name first', moved('Umbuchung Mario Rossi Tagesgeld')],
    failed: ['somebody else', moved('Interne Umbuchung Monika Groß Umbuchung Tagesgeld')],
    edge: [
      { said: 'passed', when: ['somebody of the family', moved('GIROCONTO A EMMA ROSSI')] },
      { said: '-', when: ['a given name alone, as of what is saved for', moved('Umbuchung Tagesgeld Emma')] },
      { said: '-', when: ['a purpose', moved('GIROCONTO RISPARMIO VACANZE ESTIVE')] },
      { said: '-', when: ['somebody else, who is paid', moved('BONIFICO A MONIKA GROSS AFFITTO')] },
      {
        said: 'passed',
        when: ['both, as on an account of two', moved('Umbuchung Monika Groß', 'Umbuchung Mario Rossi')],
      },
    ],
    inconclusive: ['somebody else, read from pixels', movedOnScan('Umbuchung Monika Groß')],
  }),
  casesOf(bankPageSums, {
    passed: [
      'what is handed on follows',
      () => handingOn('Übertrag auf Blatt 2   970,00', 'Übertrag von Blatt 1   970,00'),
    ],
    failed: ['it does not', () => handingOn('Übertrag auf Blatt 2   969,99', 'Übertrag von Blatt 1   969,99')],
    edge: [
      { said: '-', when: ['nothing is handed on', () => handingOn('', '')] },
      { said: 'failed warning', when: ['one of two', () => handingOn('Übertrag   970,00', 'Übertrag   969,00')] },
      {
        said: 'inconclusive',
        when: ['none of two: they mean something else', () => handingOn('Übertrag   1,00', 'Übertrag   2,00')],
      },
      { said: 'passed', when: ['the debits of a page', () => handingOn('Seitensumme Soll   30,00', '')] },
      { said: 'failed warning', when: ['another sum', () => handingOn('Seitensumme Soll   31,00', '')] },
    ],
    inconclusive: ['the statement does not come out', () => handingOn('Übertrag   969,99', '', unproved)],
  }),
  casesOf(bankLineOrderDates, {
    passed: ['new to old', () => readStatement({ rows: days('09', '05', '02', '02', '01') })],
    failed: ['one row stands elsewhere', () => readStatement({ rows: days('01', '02', '28', '05', '09', '12') })],
    edge: [
      {
        said: 'failed warning',
        when: ['a whole day at the end was moved', () => readStatement({ rows: days(...weekdays, '19', '19', '19') })],
      },
      { said: 'passed', when: ['working days only', () => readStatement({ rows: days(...weekdays) })] },
      {
        said: 'failed warning',
        when: [
          'one Saturday among working days',
          () => readStatement({ rows: days(...weekdays, '31').with(16, saturday) }),
        ],
      },
      {
        said: 'passed',
        when: ['a bank that books every day', () => readStatement({ rows: days(...everyDay) })],
      },
      {
        said: 'failed warning',
        when: ['a day that no calendar has', () => withDay('31.06.2026')],
      },
      {
        said: 'failed warning',
        when: ['such a day in words', () => withDay('Neuer Saldo vom 31. Februar 2026')],
      },
      { said: 'passed', when: ['a real day in words', () => withDay('Neuer Saldo vom 31. Januar 2026')] },
      {
        said: 'passed',
        when: ['bought tomorrow, where it is tomorrow already', () => readStatement({ rows: bought('13', '14') })],
      },
      {
        said: 'failed warning',
        when: ['bought two days after the booking', () => readStatement({ rows: bought('13', '15') })],
      },
      {
        said: 'passed',
        when: ['so are many: the days mean something else', () => readStatement({ rows: bought('13', '15', '15') })],
      },
      {
        said: 'passed',
        when: [
          'five days after the period, as banks that go by value print them',
          () => readStatement({ ...october, rows: days('02', '04', '06', '13') }),
        ],
      },
      {
        said: 'failed warning',
        when: ['six days after it', () => readStatement({ ...october, rows: days('02', '04', '06', '14') })],
      },
      {
        said: 'failed warning',
        when: [
          'every row of a month after it',
          () => readStatement({ ...september, rows: days('09', '12', '14', '20') }),
        ],
      },
      {
        said: 'inconclusive',
        when: [
          'the same where the sum does not tell that all rows were read',
          () => readStatement({ ...september, rows: days('09', '12', '14', '20'), confirmations: unproved }),
        ],
      },
      {
        said: 'inconclusive',
        when: [
          'the same days a year earlier: a row without a year was given the wrong one',
          () => readStatement({ from: '2025-10-01', to: '2025-10-31', rows: days('09', '12', '14', '20') }),
        ],
      },
      {
        said: 'passed',
        when: [
          'five days before it',
          () => readStatement({ from: '2026-10-12', to: '2026-10-31', rows: days('07', '12', '13', '20') }),
        ],
      },
      {
        said: 'passed',
        when: [
          'a row of today',
          () => readStatement({ rows: [...days('01', '02', '03'), ['2026-11-16', -100, 'POS']] }),
        ],
      },
      {
        said: 'failed warning',
        when: [
          'a row of tomorrow',
          () => readStatement({ rows: [...days('01', '02', '03'), ['2026-11-17', -100, 'POS']] }),
        ],
      },
    ],
    inconclusive: ['too few rows to have an order', () => readStatement({ rows: days('05', '02', '09') })],
  }),
  casesOf(bankDuplicateLines, {
    passed: ['two coffees on one day', () => readStatement({ rows: [...days('01'), ...days('01')] })],
    failed: [
      'a row copied with its balance',
      () => readStatement({ rows: [...runningRows(), ...runningRows().slice(-1)] }),
    ],
    edge: [
      {
        said: 'failed warning',
        when: [
          'the same credit of exactly 500 euros twice, on sums that nobody could try',
          () => readStatement({ rows: [credit(50_000), credit(50_000)], confirmations: unproved }),
        ],
      },
      {
        said: 'passed',
        when: ['a cent less', () => readStatement({ rows: [credit(49_999), credit(49_999)], confirmations: unproved })],
      },
    ],
    inconclusive: [
      'a large credit twice, and the sums come out with both',
      () => readStatement({ rows: [credit(170_000), credit(170_000)] }),
    ],
  }),
];
