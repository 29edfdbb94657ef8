import { describe, expect, test } from 'vitest';
import { readPapers } from '../recognise/read-papers.ts';
import { bankStatementReader } from './reader.ts';
import { textPage } from './testing/grid.ts';
import { context, value } from './testing/read-pages.ts';

const GIRO = 'DE89370400440532013000';
const SAVINGS = 'DE02120300000000202051';

const giro = (name: string): string[] => [
  name,
  `IBAN: ${GIRO}`,
  'Datum       Vorgang                          Betrag',
  'Alter Saldo 30.09.2026                     +900,00',
  '02.10.2026  Miete                          -600,00',
  '05.10.2026  Umbuchung Tagesgeld            -100,00',
  '30.10.2026  Lohn                         +1.800,00',
  'Neuer Saldo 31.10.2026                   +2.000,00',
];
const savings = (closing = '+5.100,00'): string[] => [
  'Tagesgeldkonto',
  `IBAN: ${SAVINGS}`,
  'Datum       Vorgang                          Betrag',
  'Alter Saldo 30.09.2026                   +5.000,00',
  '05.10.2026  Umbuchung Girokonto            +100,00',
  `Neuer Saldo 31.10.2026                   ${closing}`,
];
const head = ['Finanzreport Oktober 2026   01.10.2026 bis 31.10.2026'];
const read = (...pages: readonly (readonly string[])[]) =>
  readPapers(
    pages.map((lines, at) => ({ ...textPage(lines), number: at + 1 })),
    [bankStatementReader],
    context,
  );
const told = (readings: Awaited<ReturnType<typeof read>>) =>
  readings.map((reading) => [
    value(reading, 'iban'),
    value(reading, 'opening_balance'),
    value(reading, 'closing_balance'),
    reading.transactions.map(({ amount }) => amount),
  ]);

const first = [GIRO, 90_000, 200_000, [-60_000, -10_000, 180_000]];
const second = [SAVINGS, 500_000, 510_000, [10_000]];

describe('BANK-02 a second account in one paper', () => {
  test('has a reading of its own, whichever comes first', async () => {
    expect(told(await read([...head, ...giro('Girokonto'), ...savings()]))).toEqual([first, second]);
    expect(told(await read([...head, ...savings(), ...giro('Girokonto')]))).toEqual([first, second]);
  });

  test('has one as well where days head the bookings of both', async () => {
    const headed = (lines: readonly string[]): string[] =>
      lines.flatMap((line) => {
        const [, day, rest] = /^(\d\d\.\d\d\.\d{4}) {2}(.*)$/.exec(line) ?? [];
        return day && rest ? [day, `            ${rest}`] : [line.replace('Datum  ', '       ')];
      });
    expect(told(await read([...head, ...headed(giro('Girokonto')), ...headed(savings())]))).toEqual([first, second]);
  });

  test('is none that a booking names in a line of its text', async () => {
    const [name, iban, captions, opening, rent, ...rest] = giro('Girokonto');
    const paid = [rent ?? '', '            Wohnbau eG', '            IBAN DE75512108001245126199', '            Miete'];
    const own = [name, iban, captions, opening, ...paid, ...rest].map((line) => line ?? '');
    expect(told(await read([...head, ...own, ...savings()]))).toEqual([first, second]);
  });

  test('is none that a booking names above its amount, at the top of a sheet as well', async () => {
    const [name, iban, captions, opening, , ...rest] = giro('Girokonto').map((line) => line ?? '');
    const begun = [name, iban, captions, opening, '02.10.2026  Dauerauftrag', '            Wohnbau eG'];
    const ended = ['            IBAN: DE75512108001245126199', '            Miete                          -600,00'];
    const whole = [...begun, ...ended, ...rest].map((line) => line ?? '');
    const parted = [
      [...head, ...begun.map((line) => line ?? '')],
      [captions ?? '', ...ended, ...rest],
    ];
    for (const pages of [[[...head, ...whole]], parted]) expect(told(await read(...pages))).toHaveLength(1);
  });

  test('may be named in cells, its number below the caption and its balances beside it', async () => {
    const cells = [
      'Tagesgeldkonto',
      'IBAN                     Alter Saldo   Neuer Saldo',
      `${SAVINGS}     5.000,00      5.100,00`,
      ...savings().slice(2),
    ];
    const named = ['Kontoinhaber       IBAN', `Erika Muster       ${GIRO}`, ...giro('Girokonto').slice(2)];
    const readings = await read([...head, ...named, ...cells]);
    expect(told(readings)).toEqual([first, second]);
    // Whose paper it is stands once.
    expect(readings.map((reading) => value(reading, 'holder'))).toEqual(['Erika Muster', 'Erika Muster']);
  });

  test('keeps the time that stands above both', async () => {
    const readings = await read([...head, ...giro('Girokonto'), ...savings()]);
    expect(readings.map((reading) => value(reading, 'period_start'))).toEqual(['2026-10-01', '2026-10-01']);
  });

  test('is part of the whole paper, which counts its sheets once', async () => {
    const readings = await read([...head, ...giro('Girokonto')], savings());
    expect(readings.map(({ pages }) => pages)).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('is left aside where it does not come out by itself', async () => {
    expect(told(await read([...head, ...giro('Girokonto'), ...savings('+5.300,00')]))).toEqual([first]);
  });

  test('that is only listed has no bookings to tell', async () => {
    const overview = [`IBAN: ${GIRO}   Girokonto   2.000,00`, `IBAN: ${SAVINGS}   Tagesgeld   5.100,00`];
    expect(told(await read([...head, ...overview, ...giro('Girokonto')]))).toEqual([first]);
  });

  test('the account of somebody who was paid is none', async () => {
    const paid = giro('Girokonto').toSpliced(5, 0, `            IBAN: ${SAVINGS} Vermieter`);
    expect(await read([...head, ...paid])).toHaveLength(1);
  });
});
