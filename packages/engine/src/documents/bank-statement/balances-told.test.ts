import { describe, expect, test } from 'vitest';
import { balanceLabels } from './balance-labels.ts';
import { balanceMentions } from './balance-mentions.ts';
import { withoutGluedDays } from './glued-days.ts';
import { linesOf } from './lines.ts';
import { textPage, wordAt } from './testing/grid.ts';
import { bookings, outcomes, readPages, value } from './testing/read-pages.ts';

const kinds = (folded: string): string[] => balanceLabels(folded).map(({ kind }) => kind);

test.each([
  ['kontostand zu beginn vom 01 01 2026', 'opening'],
  ['kontostand am ende vom 31 01 2026', 'closing'],
  ['saldo a inizio periodo', 'opening'],
  ['saldo alla fine del periodo', 'closing'],
  ['vecchio saldo', 'opening'],
  ['ihr konto wies am 1 januar 2026 einen saldo von', 'opening'],
  ['ihr konto weist zum 31 januar 2026 einen saldo von', 'closing'],
  ['alla data del 27 agosto 2026 il suo conto presenta un saldo di', 'closing'],
  ['saldo giornaliero al 3 agosto 2026', 'any'],
])('BANK-02 %s names the %s balance', (folded, kind) => {
  expect(kinds(folded)).toEqual([kind]);
});

test('BANK-02 a figure that touches the year before it is set free; any other stays whole', () => {
  const texts = (text: string): string[] =>
    withoutGluedDays([wordAt({ text, left: 0, baseline: 0 })]).map((word) => word.text);
  expect(texts('20265.908,54')).toEqual(['2026', '5.908,54']);
  expect(texts('2.026.590,54')).toEqual(['2.026.590,54']);
  expect(texts('202,54')).toEqual(['202,54']);
});

test.each([
  ['Zum 31.03.2026 ergibt sich ein neuer Kontostand von EUR 450,00 im Haben.', 'closing', 45_000],
  ['Zum 31.03.2026 ergibt sich ein neuer Kontostand von EUR 450,00 im Soll.', 'closing', -45_000],
  ['Der Saldo Ihres Kontos betrug am 28.02.2026 450,00 EUR im Soll.', 'opening', -45_000],
])('BANK-02 a sentence tells a balance and its side: %s', (sentence, kind, cents) => {
  const lines = linesOf([textPage([sentence])]);
  const told = lines.flatMap((line) => balanceMentions(lines, line, null));
  expect(told).toMatchObject([{ kind, cents }]);
});

test('BANK-02 a booking that begins with its day and names a balance is none', () => {
  const lines = linesOf([textPage(['31.03.2026 Umbuchung auf ein neuer Kontostand EUR 450,00'])]);
  expect(lines.flatMap((line) => balanceMentions(lines, line, null))).toEqual([]);
});

describe('BANK-02 sums before their words', () => {
  const head = [
    'Estratto conto dal 01/08/2026 al 31/08/2026   IBAN IT60X0542811101000000123456',
    'Data mov.       Importo    Descrizione delle operazioni',
    '               1.000,00    Saldo iniziale',
    '03/08/2026       -50,00    PAGAMENTO POS',
    '                 -25,00    PRELIEVO ATM',
  ];
  const foot = ['05/08/2026     1.500,00    STIPENDIO', '               2.425,00    Saldo finale'];
  const wanted = [
    ['2026-08-03', -5_000],
    ['2026-08-03', -2_500],
    ['2026-08-05', 150_000],
  ];

  test.each(['Riporto a pagina seguente', 'A riportare', 'Übertrag auf nächste Seite'])(
    '%s is no booking',
    async (caption) => {
      const carried = `                 925,00    ${caption}`;
      const reading = await readPages(textPage([...head, carried, ...foot]));
      expect(bookings(reading)).toEqual(wanted);
      expect(outcomes(reading)).toMatchObject({ statement_balance: 'passed' });
    },
  );
});

test('BANK-02 a balance of a day between the first and the last proves no single booking', async () => {
  const reading = await readPages(
    textPage([
      'Estratto conto   IBAN IT60X0542811101000000123456',
      'Saldo iniziale al 31/07/2026    1.000,00',
      'Saldo finale al 31/08/2026      2.390,00',
      'Data reg.     Descrizione                         Importo',
      '03/08/2026    PAGAMENTO POS',
      '              ESSELUNGA                            -50,00',
      '              PAGAMENTO POS',
      '              CONAD                                -25,00',
      '              Saldo giornaliero al 3 agosto 2026   925,00',
      '04/08/2026    PRELIEVO ATM                         -20,00',
      '              Saldo giornaliero al 4 agosto 2026   905,00',
      '05/08/2026    BONIFICO',
      '              STIPENDIO                          1.500,00',
      '              PAGAMENTO POS',
      '              LIDL                                 -15,00',
    ]),
  );
  expect(value(reading, 'opening_balance')).toBe(100_000);
  expect(bookings(reading)).toEqual([
    ['2026-08-03', -5_000],
    ['2026-08-03', -2_500],
    ['2026-08-04', -2_000],
    ['2026-08-05', 150_000],
    ['2026-08-05', -1_500],
  ]);
});

test('BANK-02 the few bookings of a second account do not stand for those of the first', async () => {
  const reading = await readPages(
    textPage([
      'Estratto conto dal 01/10/2026 al 31/10/2026   IBAN IT60X0542811101000000123456',
      'Saldo iniziale al 30/09/2026    1.000,00',
      'Saldo finale al 31/10/2026      2.410,00',
      'Data mov.     Descrizione                         Importo',
      '01/10/2026    PAGAMENTO POS                        -50,00',
      '              PRELIEVO ATM                         -25,00',
      '12/10/2026    STIPENDIO                          1.500,00',
      '30/10/2026    PAGAMENTO POS                        -15,00',
      'Secondo conto',
      'Saldo iniziale al 30/09/2026    2.000,00',
      'Saldo finale al 31/10/2026      2.055,00',
      'Data mov.     Descrizione                         Importo',
      '05/10/2026    GIROCONTO                             50,00',
      '26/10/2026    INTERESSI                              5,00',
    ]),
  );
  expect(value(reading, 'opening_balance')).toBe(100_000);
  expect(bookings(reading)).toHaveLength(4);
});

describe('BANK-02 figures over their small captions', () => {
  const paper = (closing: string) => {
    const page = textPage([
      'Estratto conto   IBAN IT60X0542811101000000123456   1 agosto 2026 - 31 agosto 2026',
      '',
      `1.000,00 €                 1.500,00 €       75,00 €        ${closing} €`,
      'Saldo al 1 agosto 2026     Entrate          Uscite         Saldo al 31 agosto 2026',
      '',
      '',
      'Data            Movimento                                    Importo',
      '03/08/2026      Mercato                                      -50,00',
      '04/08/2026      Prelievo                                     -25,00',
      '05/08/2026      Stipendio Colli Srl                        +1.500,00',
    ]);
    const figures = page.words.filter(({ text }) => /^(?:[\d.]+,\d\d|€)$/.test(text))[0]?.baseline;
    const larger = page.words.map((word) => (word.baseline === figures ? { ...word, size: word.size * 1.4 } : word));
    return readPages({ ...page, words: larger });
  };

  test('are the balances that they name, whether the bookings bear them out or not', async () => {
    const honest = await paper('2.425,00');
    expect([value(honest, 'opening_balance'), value(honest, 'closing_balance')]).toEqual([100_000, 242_500]);
    expect(outcomes(honest).statement_balance).toBe('passed');
    const raised = await paper('3.425,00');
    expect(value(raised, 'closing_balance')).toBe(342_500);
    expect(outcomes(raised).statement_balance).toBe('failed');
  });

  test('below captions of their own they are no figures of the captions that follow', async () => {
    const page = textPage([
      'Estratto conto   IBAN IT60X0542811101000000123456   1 agosto 2026 - 31 agosto 2026',
      'SALDO INIZIALE AL 31/07/2026     TOTALE ENTRATE        TOTALE USCITE',
      '+1.000,00                        1.500,00              75,00',
      'SALDO FINALE AL 31/08/2026',
      '+2.425,00',
      '',
      'Data            Movimento                                    Importo',
      '03/08/2026      Mercato                                      -50,00',
      '04/08/2026      Prelievo                                     -25,00',
      '05/08/2026      Stipendio Colli Srl                        +1.500,00',
    ]);
    const figures = page.words.find(({ text }) => text === '+1.000,00')?.baseline;
    const larger = page.words.map((word) => (word.baseline === figures ? { ...word, size: word.size * 1.4 } : word));
    const reading = await readPages({ ...page, words: larger });
    expect([value(reading, 'opening_balance'), value(reading, 'closing_balance')]).toEqual([100_000, 242_500]);
  });
});

test.each(['giovedì', 'Donnerstag,'])(
  'BANK-02 bookings under a day with the name of its weekday: %s',
  async (weekday) => {
    const reading = await readPages(
      textPage([
        'Estratto conto   IBAN IT60X0542811101000000123456   dal 01/10/2026 al 31/10/2026',
        'Saldo iniziale                                             1.000,00',
        'Movimento                                                   Importo',
        `${weekday} 1 ottobre 2026`,
        'Mercato                                                      -50,00',
        'Prelievo                                                     -25,00',
        `${weekday} 8 ottobre 2026`,
        'Stipendio Colli Srl                                       +1.500,00',
        'Saldo finale                                               2.425,00',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-10-01', -5_000],
      ['2026-10-01', -2_500],
      ['2026-10-08', 150_000],
    ]);
  },
);

describe('a time that the bookings lie outside of', () => {
  const list = (opening: string, closing: string) =>
    textPage([
      'Estratto conto dal 01/09/2026 al 30/09/2026',
      'IBAN IT60X0542811101000000123456',
      'Data          Descrizione                                        Importo',
      `Saldo iniziale al ${opening}                                     1.000,00`,
      '03/08/2026    Pagamento POS                                       -25,00',
      '05/08/2026    Pagamento POS                                       -35,00',
      '12/08/2026    Bonifico a vostro favore                            100,00',
      '14/08/2026    Pagamento POS                                       -40,00',
      `Saldo finale al ${closing}                                       1.000,00`,
    ]);

  test('BANK-02 is still that of the paper where the days of its balances say so again', async () => {
    const told = await readPages(list('31/08/2026', '30/09/2026'));
    // As it is printed, and not just concluded from the balances.
    expect(told.fields).toMatchObject({
      period_start: { value: '2026-09-01', raw: '01/09/2026', confidence: 0.95 },
      period_end: { value: '2026-09-30', raw: '30/09/2026', confidence: 0.95 },
    });
  });

  test('is another one where they do not', async () => {
    const other = await readPages(list('31/07/2026', '31/08/2026'));
    expect(value(other, 'period_end')).toBe('2026-08-31');
  });
});

describe('which figure and which day a balance has', () => {
  const told = (...rows: string[]) => {
    const lines = linesOf([textPage(rows)]);
    return lines.flatMap((line) => balanceMentions(lines, line, null));
  };

  test('BANK-02 a day behind the label before is that one’s', () => {
    const mentions = told('Alter Saldo per 01.09.2026: EUR + 1.488,90   Neuer Saldo: EUR + 1.031,63');
    expect(mentions.map(({ kind, cents, day }) => [kind, cents, day?.day ?? null])).toEqual([
      ['opening', 148_890, '2026-09-01'],
      ['closing', 103_163, null],
    ]);
  });

  test('BANK-02 a figure alone below its caption is its own, wherever it is set', () => {
    const mentions = told(
      '          alter Kontostand vom 30.09.2026',
      '                                                        934,15 H',
    );
    expect(mentions.map(({ kind, cents, day }) => [kind, cents, day?.day ?? null])).toEqual([
      ['opening', 93_415, '2026-09-30'],
    ]);
  });

  test.each([
    ['anfangskontostand 1 234 56', 'opening'],
    ['guthaben zu beginn 1 234 56', 'opening'],
    ['ubertrag vom letzten auszug 1 234 56', 'opening'],
    ['balance brought forward 1 234 56', 'opening'],
    ['schlussbestand 1 234 56', 'closing'],
    ['new balance 1 234 56', 'closing'],
  ])('BANK-02 %s', (folded, kind) => expect(kinds(folded)).toEqual([kind]));
});
