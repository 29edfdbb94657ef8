import { describe, expect, test } from 'vitest';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages, value } from './testing/read-pages.ts';

const iban = 'IT60X0542811101000000123456';

describe('layouts of Italian statements', () => {
  test('movements named over the amounts, and their texts behind them', async () => {
    const reading = await readPages(
      textPage([
        'BANCA ETICA                   ESTRATTO CONTO CORRENTE',
        `IBAN ${iban}      PERIODO DAL 01/08/2026 AL 31/08/2026`,
        'DATA OP.    DATA VAL.       MOVIMENTI      MOVIMENTI   CAUSALE / DESCRIZIONE',
        '                                AVERE           DARE',
        '31/07/2026                   1.000,00                  SALDO INIZIALE',
        '03/08/2026  03/08/2026                       610,00-   BONIFICO PERIODICO CANONE',
        '10/08/2026  10/08/2026      2.044,01+                  STIPENDIO DA CARPENTERIA ADDA S.A.S.',
        '31/08/2026                   2.434,01                  SALDO FINALE',
      ]),
    );
    expect(reading.transactions.map(({ description }) => description)).toEqual([
      'BONIFICO PERIODICO CANONE',
      'STIPENDIO DA CARPENTERIA ADDA S.A.S.',
    ]);
  });

  test('a holder whose name fills its cell ends before the account number in groups beside it', async () => {
    const reading = await readPages(
      textPage([
        'Cassa Rurale Alta Carnia                ESTRATTO CONTO Dal 01/08/2026 Al 31/08/2026',
        'Intestazione        Conto corrente IBAN                  BIC',
        'SANNA MARIA GRAZIA  IT 60 X 05428 11101 000000123456     CCRTIT2TXXX',
        'Data op.    Descrizione                        Dare        Avere',
        'Saldo iniziale al 01/08/2026                             1.000,00',
        '03/08/2026  CANONE MENSILE CONTO               3,00',
        'Saldo finale al 31/08/2026                                 997,00',
      ]),
    );
    expect(value(reading, 'holder')).toBe('SANNA MARIA GRAZIA');
    expect(value(reading, 'iban')).toBe(iban);
  });

  test('an app prints no captions but the day over its bookings, the value day below each, and the sums on a page of their own', async () => {
    const reading = await readPages(
      textPage([
        'N26                                                      Lorenzo De Santis',
        'Estratto conto Dal 01/10/2026 al 31/10/2026',
        `IBAN: ${iban}`,
        'Giovedì, 1 ottobre 2026                                            Importo',
        'TRATTORIA DA GINO                                                 -35,98€',
        'Mastercard • Altro',
        'Data valuta 30/09/2026',
        'Venerdì, 9 ottobre 2026                                            Importo',
        'EDILGRAF IMPIANTI S.R.L.                                       +1.167,91€',
        'Reddito • STIPENDIO SETTEMBRE 2026',
        'Data valuta 09/10/2026',
      ]),
      textPage(
        [
          'Riepilogo',
          'Saldo precedente                                               +1.190,30€',
          'Transazioni in uscita                                             -35,98€',
          'Transazioni in entrata                                         +1.167,91€',
          'Il tuo nuovo saldo                                             +2.322,23€',
        ],
        2,
      ),
    );
    expect(reading.transactions.map(({ date, value_date, amount }) => [date, value_date, amount])).toEqual([
      ['2026-10-01', '2026-09-30', -3_598],
      ['2026-10-09', '2026-10-09', 116_791],
    ]);
    expect(outcomes(reading)).toMatchObject({ statement_balance: 'passed', statement_totals: 'passed' });
  });

  test('three dates a row, a minus behind, and interest pages that are no bookings', async () => {
    const reading = await readPages(
      textPage([
        'BANCO BPM                     ESTRATTO CONTO CORRENTE        Pag. 1',
        'Spett.le',
        'VERDI ANNA',
        'VIA ROMA 1',
        '20121 MILANO',
        `IBAN ${iban}      PERIODO DAL 01/07/2026 AL 30/09/2026`,
        'DATA        VALUTA      DISPONIBILE        IMPORTO   DESCRIZIONE DELLE OPERAZIONI',
        '30/06/2026                                1.000,00   SALDO INIZIALE A VS. CREDITO',
        '03/07/2026  03/07/2026  03/07/2026           8,20-   COMMISSIONI E SPESE',
        '27/07/2026  27/07/2026  27/07/2026        1.500,00   EMOLUMENTI ACME SRL',
        '02/08/2026  02/08/2026  02/08/2026         650,00-   CANONE DI LOCAZIONE',
        '30/09/2026                                1.841,80   SALDO FINALE A VS. CREDITO',
      ]),
      textPage(
        [
          'RIASSUNTO SCALARE',
          'VALUTA      SALDI PER VALUTA   GIORNI   NUMERI DEBITORI   NUMERI CREDITORI',
          '03/07/2026            991,80        24              0,00          23.803,20',
          '27/07/2026          2.491,80         6              0,00          14.950,80',
        ],
        2,
      ),
    );
    expect(bookings(reading)).toEqual([
      ['2026-07-03', -820],
      ['2026-07-27', 150_000],
      ['2026-08-02', -65_000],
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
    expect(value(reading, 'holder')).toBe('VERDI ANNA');
    expect([value(reading, 'period_start'), value(reading, 'period_end')]).toEqual(['2026-07-01', '2026-09-30']);
  });

  test('one unmarked column: the balances leave one choice of signs', async () => {
    const reading = await readPages(
      textPage([
        `ESTRATTO CONTO AL 31/10/2026          IBAN ${iban}`,
        'DATA CONTABILE  DATA VALUTA  CAUS ABI  DESCRIZIONE                    IMPORTO EUR',
        '                                       SALDO INIZIALE                      500,00',
        '05/10/2026      05/10/2026   50        ENEL ENERGIA SPA                     61,10',
        '12/10/2026      12/10/2026   48        ROSSI LUIGI                         250,00',
        '27/10/2026      27/10/2026   027       ACME SRL OTTOBRE                  1.679,74',
        '30/10/2026      30/10/2026   26        BIANCHI LUCA                        700,00',
        '                                       SALDO FINALE                      1.668,64',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-10-05', -6_110],
      ['2026-10-12', 25_000],
      ['2026-10-27', 167_974],
      ['2026-10-30', -70_000],
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
    expect(reading.transactions.map(({ code }) => code)).toEqual(['ABI:50', 'ABI:48', 'ABI:27', 'ABI:26']);
  });

  test('one unmarked column without balances: rows that nothing speaks for are left out and said to be missing', async () => {
    const reading = await readPages(
      textPage([
        `ESTRATTO CONTO AL 31/10/2026          IBAN ${iban}`,
        'DATA        VALUTA      DESCRIZIONE                       IMPORTO',
        '05/10/2026  05/10/2026  ADDEBITO SDD ENEL ENERGIA           61,10',
        '12/10/2026  12/10/2026  ROSSI LUIGI                        250,00',
      ]),
    );
    expect(bookings(reading)).toEqual([['2026-10-05', -6_110]]);
    expect(reading.unread).toContain('transactions');
    expect(outcomes(reading).statement_balance).toBe('inconclusive');
  });

  test('newest first with a running balance comes out oldest first', async () => {
    const reading = await readPages(
      textPage([
        `Lista movimenti dal 01/10/2026 al 31/10/2026      IBAN ${iban}`,
        'Data        Valuta      Descrizione              Uscite      Entrate       Saldo',
        '27/10/2026  27/10/2026  Stipendio                           1.500,00    1.900,00',
        '05/10/2026  05/10/2026  Spesa                     50,00                   400,00',
        '02/10/2026  02/10/2026  Affitto                  550,00                   450,00',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-10-02', -55_000],
      ['2026-10-05', -5_000],
      ['2026-10-27', 150_000],
    ]);
    expect(outcomes(reading)).toMatchObject({
      statement_balance: 'inconclusive',
      statement_running_balance: 'passed',
    });
    expect(value(reading, 'movement_list')).toBe(true);
  });

  test('an overdrawn account says so in words', async () => {
    const reading = await readPages(
      textPage([
        `ESTRATTO CONTO AL 31/10/2026          IBAN ${iban}`,
        'DATA        VALUTA      DESCRIZIONE                  DARE       AVERE',
        'SALDO INIZIALE A VS. DEBITO                                    120,00',
        '27/10/2026  27/10/2026  ACCREDITO STIPENDIO                    500,00',
        'SALDO FINALE A VS. CREDITO                                     380,00',
      ]),
    );
    expect(value(reading, 'opening_balance')).toBe(-12_000);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('English words, decimal points and money in other currencies', async () => {
    const reading = await readPages(
      textPage([
        'EUR Statement                      Revolut Bank UAB',
        'Account statement',
        'Product             Opening balance     Money out      Money in   Closing balance',
        'Account (Current)           €100.00        €20.50     €1,000.00         €1,079.50',
        `IBAN ${iban}`,
        'Date           Description                Money out      Money in         Balance',
        '3 Oct 2026     Coffee in London              €20.50                        €79.50',
        '               Revolut Rate £1.00 = €1.18, £17.37',
        '27 Oct 2026    Transfer from ACME                       €1,000.00       €1,079.50',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-10-03', -2_050],
      ['2026-10-27', 100_000],
    ]);
    expect(outcomes(reading)).toMatchObject({ statement_balance: 'passed', statement_running_balance: 'passed' });
  });

  test('a header of two lines, and amounts on the last line of their text', async () => {
    const reading = await readPages(
      textPage([
        `ESTRATTO CONTO AL 31/10/2026          IBAN ${iban}`,
        '   DATA       DATA                                            IMPORTI',
        'OPERAZIONE   VALUTA     DESCRIZIONE OPERAZIONI           DARE        AVERE',
        '                        SALDO INIZIALE                               100,00',
        '05/10/2026  05/10/2026  ADDEBITO SDD',
        '                        ENEL ENERGIA SPA',
        '                        FATTURA 12                      61,10',
        '27/10/2026  27/10/2026  BONIFICO A VOSTRO FAVORE',
        '                        ACME SRL                                   1.000,00',
        '                        SALDO FINALE                               1.038,90',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-10-05', -6_110],
      ['2026-10-27', 100_000],
    ]);
    expect(reading.transactions[0]?.description).toBe('ADDEBITO SDD ENEL ENERGIA SPA FATTURA 12');
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('the interest sums below the list on the same page are no bookings', async () => {
    const reading = await readPages(
      textPage([
        `ESTRATTO CONTO AL 31/10/2026          IBAN ${iban}`,
        'DATA        VALUTA      DESCRIZIONE                  DARE       AVERE',
        'SALDO INIZIALE                                                 120,00',
        '27/10/2026  27/10/2026  ACCREDITO STIPENDIO                    500,00',
        'SALDO CONTABILE FINALE                                         620,00',
        'CONTO SCALARE',
        'VALUTA      SALDO       GIORNI                    NUMERI',
        '27/10/2026  620,00      4                                    2.480,00',
      ]),
    );
    expect(bookings(reading)).toEqual([['2026-10-27', 50_000]]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('a month in which nothing was booked', async () => {
    const reading = await readPages(
      textPage([
        `ESTRATTO CONTO dal 01/10/2026 al 31/10/2026          IBAN ${iban}`,
        'DATA        VALUTA      DESCRIZIONE                  DARE       AVERE',
        'SALDO INIZIALE                                                 120,00',
        'Nessun movimento nel periodo',
        'SALDO FINALE                                                   120,00',
      ]),
    );
    expect(reading.transactions).toEqual([]);
    expect(outcomes(reading).statement_balance).toBe('passed');
    expect(reading.unread).not.toContain('transactions');
  });

  test('a list whose rows could not be read does not pass as empty', async () => {
    const reading = await readPages(
      textPage([
        `ESTRATTO CONTO dal 01/10/2026 al 31/10/2026          IBAN ${iban}`,
        'SALDO INIZIALE                                                 120,00',
        'SALDO FINALE                                                   120,00',
      ]),
    );
    expect(outcomes(reading).statement_balance).toBe('inconclusive');
    expect(reading.unread).toContain('transactions');
  });

  test('dates stand under the text of each booking', async () => {
    const reading = await readPages(
      textPage([
        'Estratto conto corrente dal 01/10/2026 al 31/10/2026',
        'Intestatario       Anna Bianchi',
        'Saldo iniziale     € 1.000,00',
        'Saldo finale       € 2.514,37',
        'Operazione                                               Uscite        Entrate',
        'Bonifico periodico                                       450,00',
        'Beneficiario: Rossi Piera',
        'Data contabile 01/10/2026 Data valuta 02/10/2026',
        'Pagamento carta                                           35,63',
        'Data contabile 05/10/2026 Data valuta 03/10/2026',
        'Emolumenti                                                            2.000,00',
        'ACME SRL STIPENDIO OTTOBRE',
        'Data contabile 27/10/2026 Data valuta 27/10/2026',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-10-01', -45_000],
      ['2026-10-05', -3_563],
      ['2026-10-27', 200_000],
    ]);
    expect(reading.transactions[0]).toMatchObject({ value_date: '2026-10-02' });
    expect(reading.transactions[0]?.description).toContain('Rossi Piera');
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('text that begins above its date belongs to the booking below it', async () => {
    const reading = await readPages(
      textPage([
        `ESTRATTO CONTO AL 31/10/2026          IBAN ${iban}`,
        'DATA CONTABILE  DATA VALUTA  DESCRIZIONE                              DARE      AVERE',
        '                             SALDO INIZIALE                                    500,00',
        '',
        '                             BONIFICO ISTANTANEO',
        '03/10/2026      03/10/2026   DA VOI DISPOSTO A FAVORE DI              250,00',
        '                             BIANCHI LUCA',
        '',
        '                             ACCREDITO STIPENDIO',
        '27/10/2026      27/10/2026   ACME SRL                                        1.800,00',
        '                             OTTOBRE 2026',
        '',
        '30/10/2026      30/10/2026   PAGAMENTO POS COOP                        45,10',
        '                             SALDO FINALE                                    2.004,90',
      ]),
    );
    expect(reading.transactions.map(({ amount, description }) => [amount, description])).toEqual([
      [-25_000, 'BONIFICO ISTANTANEO DA VOI DISPOSTO A FAVORE DI BIANCHI LUCA'],
      [180_000, 'ACCREDITO STIPENDIO ACME SRL OTTOBRE 2026'],
      [-4_510, 'PAGAMENTO POS COOP'],
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('lines that keep no columns below captions of columns: words tell the sides, and the sums prove them', async () => {
    const reading = await readPages(
      textPage([
        'ING BANK N.V. Milan Branch',
        'Estratto conto trimestrale al 30/06/2026',
        'DATA OPERAZIONE DATA VALUTA USCITE ENTRATE DESCRIZIONE',
        '01/04/2026 1.500,00 € SALDO INIZIALE',
        '02/04/2026 02/04/2026 179,97 € PRELIEVO CARTA - PRELIEVO DEL 02/04/26 ORE 10:00',
        '27/04/2026 27/04/2026 2.450,00 € ACCREDITO BONIFICO - ANAGRAFICA ORDINANTE ACME SRL',
        '04/05/2026 04/05/2026 61,45 € PAGAMENTI DIVERSI - ADDEBITO SDD ENEL ENERGIA',
        '30/06/2026 3.708,58 € SALDO FINALE',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-04-02', -17_997],
      ['2026-04-27', 245_000],
      ['2026-05-04', -6_145],
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('the window of the envelope counts as the upper part of a page that is full of bookings', async () => {
    const reading = await readPages(
      textPage([
        'Poste Italiane S.p.A. - Patrimonio BancoPosta',
        'ESTRATTO DEL CONTO BANCOPOSTA',
        '',
        '                              MARIO BIANCHI',
        '                              VIA GARIBALDI 42 20121 MILANO',
        'DATA        VALUTA        ADDEBITI    ACCREDITI  DESCRIZIONE OPERAZIONI',
        '01/01/26                               1.500,00  SALDO INIZIALE',
        ...Array.from({ length: 20 }, (_, day) => {
          const printed = `${String(day + 2).padStart(2, '0')}/01/26`;
          return `${printed}    ${printed}         10,00             PAGAMENTO POS`;
        }),
        '31/01/26                               1.300,00  SALDO FINALE',
      ]),
    );
    expect(value(reading, 'holder')).toBe('MARIO BIANCHI');
    expect(reading.transactions).toHaveLength(20);
  });

  test('an English list with the month before the day and one column for both ways', async () => {
    const reading = await readPages(
      textPage([
        'Revolut Bank UAB',
        'Consolidated statement Jan 1, 2026 - Jun 30, 2026',
        'Date           Description           Category      Money in/out     Balance',
        'Jan 5, 2026    Lidl                  Groceries           -12.40      337.60',
        'Jan 6, 2026    Top-Up by *4523       Transfers           300.00      637.60',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-01-05', -1_240],
      ['2026-01-06', 30_000],
    ]);
  });

  test('two accounts one below the other: the one with more bookings is read, and their balances do not contradict', async () => {
    const reading = await readPages(
      textPage([
        'Revolut Bank UAB',
        'Consolidated statement Jan 1, 2026 - Jun 30, 2026',
        'Personal Account (EUR)',
        'Date           Description           Category      Money in/out     Balance',
        'Jan 5, 2026    Lidl                  Groceries           -12.40      337.60',
        'Feb 6, 2026    Top-Up by *4523       Transfers           300.00      637.60',
        'May 9, 2026    Spotify               Entertainment       -10.99      626.61',
        'Joint Account (EUR)',
        'Date           Description           Category      Money in/out     Balance',
        'Jan 8, 2026    IKEA Carugate         Shopping            -80.00      200.00',
        'Mar 2, 2026    Lidl                  Groceries           -20.00      180.00',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-01-05', -1_240],
      ['2026-02-06', 30_000],
      ['2026-05-09', -1_099],
    ]);
    expect(outcomes(reading).statement_running_balance).toBe('passed');
  });

  test('a salutation in two words is nobody', async () => {
    const reading = await readPages(
      textPage([
        'UniCredit     ESTRATTO CONTO N. 003/2026 AL 30.09.2026',
        '                                        GENT.MA SIG.RA',
        '                                        VERDI CHIARA',
        '                                        VIA ROMA 3',
        '                                        10121 TORINO TO',
        'DATA       VALUTA     DESCRIZIONE                   USCITE       ENTRATE',
        '                      SALDO INIZIALE AL 31.08.2026               1.000,00',
        '03.09.26   03.09.26   STIPENDIO                                  2.100,00',
        '                      SALDO FINALE AL 30.09.2026                 3.100,00',
      ]),
    );
    expect(reading.fields.holder?.value).toBe('VERDI CHIARA');
  });

  test('a month alone above the list is its time; captions without an article name the holder', async () => {
    const reading = await readPages(
      textPage([
        'illimity',
        'Estratto conto',
        'ottobre 2026',
        'Intestatario conto: Paolo Greco     IBAN IT60X0542811101000000123456',
        'Data             Descrizione                    Importo',
        '1 ottobre 2026   Stipendio                  +2.512,34 €',
        '2 ottobre 2026   Affitto                      -890,00 €',
      ]),
    );
    expect(reading.fields.holder?.value).toBe('Paolo Greco');
    expect([reading.fields.period_start?.value, reading.fields.period_end?.value]).toEqual([
      '2026-10-01',
      '2026-10-31',
    ]);
  });

  test('two dates behind the texts, their captions far apart, and the side as a letter before the amount', async () => {
    const reading = await readPages(
      textPage([
        'Estratto del conto corrente   IBAN IT60X0542811101000000123456',
        "Descrizione dell'operazione        Data           Valuta         D/A      Importo in euro",
        'Saldo iniziale a Vostro credito                                                  1.000,00',
        'PRELIEVO SPORTELLO AUTOMATICO      01/10/2026     02/10/2026     D                  50,00',
        'PAGAMENTO POS LIBRERIA             05/10/2026     05/10/2026     D                  75,28',
        'MARTA BASSI                        08/10/2026     10/10/2026     A                 173,80',
        'Saldo finale a Vostro credito                                                    1.048,52',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-10-01', -5_000],
      ['2026-10-05', -7_528],
      ['2026-10-08', 17_380],
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test.each([
    ['1.450,00', 'passed'],
    ['1.950,00', 'failed'],
  ])(
    'a balance in favour below the last booking closes the list, whether %s follows or not',
    async (closing, outcome) => {
      const reading = await readPages(
        textPage([
          'ESTRATTO CONTO DAL 01-07-2026 AL 30-09-2026   IBAN IT60X0542811101000000123456',
          'DATA OPER.   VALUTA        MOVIM. DARE    MOVIM. AVERE   CAUSALE / DESCRIZIONE',
          '                                              1.000,00   SALDO PRECEDENTE',
          '01-07-2026   01-07-2026       1.050,00                   VS. DISPOSIZIONE AFFITTO',
          '28-07-2026   28-07-2026                       1.500,00   EMOLUMENTI',
          `                                              ${closing}   SALDO A VOSTRO CREDITO`,
        ]),
      );
      expect(reading.fields.closing_balance?.raw).toBe(closing);
      expect(outcomes(reading).statement_balance).toBe(outcome);
    },
  );
});
