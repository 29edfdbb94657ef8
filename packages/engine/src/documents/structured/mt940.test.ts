import { describe, expect, test } from 'vitest';
import { readStructured } from './read-structured.ts';

const message = [
  ':20:STARTUMS',
  ':25:37040044/0532013000',
  ':28C:00010/001',
  ':60F:C251231EUR100,00',
  ':61:2512300102CR1500,5NTRFNONREF//X',
  ':86:153?00LOHN/GEHALT?109201?20EREF+4711?21SVWZ+Gehalt Dezem',
  'ber?22 2025?30INGDDEFFXXX?31DE12500105170648489890?32Muster ?33GmbH?34000',
  ':61:260103RC0,50NTRFNONREF',
  ':86:Storno',
  ':62F:C260103EUR1600,00',
  '-',
];

describe('MT940', () => {
  test('BANK-02 becomes the same reading as a paper, and reconciles', () => {
    const [reading] = readStructured(message.join('\r\n')) ?? [];
    expect(reading).toMatchObject({ kind: 'bank_statement', layout: 'mt940', country: 'DE' });
    expect(reading?.confirmations[0]).toMatchObject({ outcome: 'passed' });
    expect(reading?.fields.bank_code?.value).toBe('37040044');
    expect(reading?.fields.iban).toBeNull();
    expect(reading?.transactions).toMatchObject([
      {
        date: '2026-01-02',
        value_date: '2025-12-30',
        amount: 150_050,
        description: 'LOHN/GEHALT EREF+4711 SVWZ+Gehalt Dezember 2025',
        counterparty: 'Muster GmbH',
        counterparty_iban: 'DE12500105170648489890',
        code: 'GVC:153',
      },
      { date: '2026-01-03', amount: -50, description: 'Storno', counterparty: null, code: null },
    ]);
  });

  test('a changed cent does not reconcile', () => {
    const [reading] = readStructured(message.join('\n').replace('1600,00', '1600,01')) ?? [];
    expect(reading?.confirmations[0]).toMatchObject({ outcome: 'failed', expected: 160_001, found: 160_000 });
  });

  test('interest valued on a 30th of February falls on the last day', () => {
    const [reading] = readStructured(message.join('\n').replace(':61:260103RC', ':61:260230RC')) ?? [];
    expect(reading?.transactions[1]?.value_date).toBe('2026-02-28');
  });

  test('home banking ends lines with two signs', () => {
    const [reading] = readStructured(`@@${message.join('@@')}`) ?? [];
    expect(reading?.transactions.map(({ amount }) => amount)).toEqual([150_050, -50]);
  });

  test('a part that is not full ends a word', () => {
    const text = '?20LASTSCHRIFT/BELAST.?21Beitrag fuer Verein?22sv 1904 e.V. und alle anderen Mitglieder';
    const [reading] = readStructured(message.join('\n').replace(':86:Storno', `:86:005${text}`)) ?? [];
    expect(reading?.transactions[1]?.description).toBe(
      'LASTSCHRIFT/BELAST. Beitrag fuer Verein sv 1904 e.V. und alle anderen Mitglieder',
    );
  });

  test('the number of the account behind the BIC of its bank', () => {
    const given = message.join('\n').replace('37040044/0532013000', 'COBADEFFXXX/DE89370400440532013000');
    expect(readStructured(given)?.[0]?.fields.iban?.value).toBe('DE89370400440532013000');
  });

  test('days of two accounts in turn become one reading for each', () => {
    const next = (text: string): string =>
      text.replace('C251231EUR100,00', 'C260103EUR1600,00').replace('EUR1600,00\n-', 'EUR3100,00\n-');
    const [first, second] = [message.join('\n'), message.join('\n').replace('0532013000', '0532013001')];
    const readings = readStructured([first, second, next(first), next(second)].join('\n')) ?? [];
    expect(readings.map(({ transactions }) => transactions.length)).toEqual([4, 4]);
  });

  test('letters that are no message are none', () => {
    expect(readStructured('Guten Tag')).toBeNull();
    expect(readStructured(':20:X\n:25:1\n-')).toBeNull();
    expect(readStructured('')).toBeNull();
  });
});
