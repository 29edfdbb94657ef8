import { describe, expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const front = (person: string): string[] => [
  'REDDITI PERSONE FISICHE 2026      PERIODO D’IMPOSTA 2025',
  'Cognome                    Nome                  CODICE FISCALE',
  person,
];

/** Comb cells: one digit each, before the `,00` that the form prints. */
const comb = (digits: string): string => [...digits].join(' ');

const rn = (total: string, taxable: string, gross: string, net: string): string[] => [
  'QUADRO RN - IRPEF                                                            1             5',
  `RN1    REDDITO COMPLESSIVO                            ,00      ,00     ${total} ,00`,
  '',
  'RN2    Deduzione per abitazione principale                                           ,00',
  '',
  'RN3    Oneri deducibili                                                              ,00',
  '',
  `RN4    REDDITO IMPONIBILE (indicare zero se negativo)                  ${taxable} ,00`,
  '',
  `RN5    IMPOSTA LORDA                                                   ${gross} ,00`,
  '',
  `RN26   IMPOSTA NETTA (RN5 - RN25; indicare zero se negativo)           ${net} ,00`,
];

const lm = (...[receipts, gross, paid, net, after, tax]: readonly string[]): string[] => [
  'QUADRO LM - REDDITO DEI SOGGETTI CON REGIME FORFETARIO',
  `LM22   Codice attivita   Coefficiente 78 %         ${receipts}`,
  '',
  `LM34   Reddito lordo                                               ${gross} ,00`,
  '',
  `LM35   Contributi previdenziali e assistenziali                    ${paid} ,00`,
  '',
  `LM36   Reddito netto                                               ${net} ,00`,
  '',
  `LM38   Reddito al netto delle perdite                              ${after} ,00`,
  '',
  `LM39   Imposta sostitutiva 15%                                     ${tax} ,00`,
];

const blank = '          ';
const pad = (text: string): string => text.padStart(blank.length);
const person = 'BIANCHI                    LUCA                  B N C L C U 8 5 C 1 0 H 5 0 1 B';

describe('Redditi Persone Fisiche', () => {
  test('INC-04 digits in cells before a printed ,00 are one amount', async () => {
    const reading = await readPages(front(person), rn(comb('30000'), comb('30000'), pad('7.140'), pad('5.200')));
    expect(reading).toMatchObject({ type: 'redditi_pf', unread: [] });
    expect(valuesOf(reading)).toMatchObject({
      tax_year: 2025,
      person_name: 'BIANCHI LUCA',
      fiscal_id: 'BNCLCU85C10H501B',
      total_income: 3_000_000,
      rn_taxable_income: 3_000_000,
      gross_tax: 714_000,
      net_tax: 520_000,
      gross_income: 3_000_000,
      net_estimate: 2_480_000,
    });
    expect(reading.confirmations.find(({ rule }) => rule === 'irpef_brackets')?.outcome).toBe('passed');
  });

  test('the sum of two parts is open where one of them was seen but not its figure', async () => {
    const reading = await readPages(
      front(person),
      rn(pad('0'), pad('0'), pad('0'), pad('0')),
      lm(blank, blank, pad('8.541'), pad('24.219'), pad('24.219'), pad('3.633')),
    );
    expect(valuesOf(reading)).toMatchObject({ total_income: 0, gross_income: null, taxable_income: 2_421_900 });
  });

  test('the number of the business stands at its caption; that of an intermediary is another', async () => {
    const told = async (...rows: readonly string[]) =>
      valuesOf(await readPages([...front(person), ...rows])).vat_number;
    expect(await told('COMUNE TORINO (TO)           PARTITA IVA 01188200198')).toBe('01188200198');
    expect(await told('Partita IVA          Telefono', '01188200198          011 555')).toBe('01188200198');
    expect(await told('Intermediario 01188200198')).toBeNull();
  });

  test('INC-04 what is owed or comes back stands in rows of its own', async () => {
    const end = [
      '',
      `RN45   IMPOSTA A DEBITO                                                ${pad('491')} ,00`,
      '',
      `RN46   IMPOSTA A CREDITO                                               ${pad('0')} ,00`,
    ];
    const reading = await readPages([
      ...front(person),
      ...rn(pad('31.500'), pad('31.500'), pad('7.665'), pad('7.191')),
      ...end,
    ]);
    expect(valuesOf(reading)).toMatchObject({ tax_due: 49_100, tax_refund: 0, net_tax: 719_100 });
  });

  test('flat-rate income stands in its own section and is confirmed by its own sums', async () => {
    const reading = await readPages(
      front(person),
      lm('42.000 ,00   32.760 ,00', pad('32.760'), pad('8.541'), pad('24.219'), pad('24.219'), pad('3.633')),
    );
    expect(valuesOf(reading)).toMatchObject({
      flat_rate_receipts: 4_200_000,
      flat_rate_gross: 3_276_000,
      flat_rate_contributions: 854_100,
      flat_rate_tax: 363_300,
      gross_income: 3_276_000,
      tax: 363_300,
      net_estimate: 2_421_900 - 363_300,
    });
    const outcomes = reading.confirmations
      .filter(({ rule }) => rule.startsWith('flat_rate'))
      .map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['passed', 'passed']);
  });

  describe('what a profession earned', () => {
    const re = (...[receipts = '', expenses = '', income = '']: readonly string[]): string[] => [
      'QUADRO RE - REDDITO DI LAVORO AUTONOMO',
      `RE6    Totale compensi                                                 ${pad(receipts)} ,00`,
      '',
      `RE20   Totale spese                                                    ${pad(expenses)} ,00`,
      '',
      `RE25   Reddito (o perdita)                                             ${pad(income)} ,00`,
    ];
    const outcomes = async (section: string[], total: string): Promise<Record<string, string>> => {
      const { confirmations } = await readPages(front(person), section, rn(pad(total), blank, blank, blank));
      return Object.fromEntries(confirmations.map(({ rule, outcome }) => [rule, outcome]));
    };

    test.each([
      ['is receipts less expenses', ['50.000', '20.000', '30.000'], '30.000', ['passed', 'passed']],
      ['is no more than that', ['50.000', '20.000', '38.000'], '38.000', ['failed', 'passed']],
      ['may be less, by losses of earlier years', ['50.000', '20.000', '26.000'], '26.000', ['inconclusive', 'passed']],
      ['is part of the whole income', ['50.000', '20.000', '30.000'], '42.000', ['passed', 'passed']],
      ['is no more than the whole income', ['50.000', '20.000', '30.000'], '24.000', ['passed', 'failed']],
    ] as const)('%s', async (_, [receipts, expenses, income], total, [own, whole]) => {
      expect(await outcomes(re(receipts, expenses, income), total)).toMatchObject({
        professional_income: own,
        professional_in_total: whole,
      });
    });
  });

  test('a blank form yields nothing, not zero', async () => {
    const reading = await readPages(
      front(''),
      rn(blank, blank, blank, blank),
      lm('', blank, blank, blank, blank, blank),
    );
    const { tax_year, ...others } = valuesOf(reading);
    expect(tax_year).toBe(2025);
    expect(Object.values(others).filter((value) => value !== null)).toEqual([]);
  });

  test('the receipt proves that the return was filed', async () => {
    const reading = await readPages([
      'COMUNICAZIONE DI AVVENUTO RICEVIMENTO       MODELLO REDDITI 2026 PERSONE FISICHE',
      'SERVIZIO TELEMATICO',
      'Dichiarazione presentata il 30/09/2026 con protocollo 26093012345678901 - 000001',
      'Periodo d’imposta 01/01/2025 - 31/12/2025',
      'Codice fiscale BNCLCU85C10H501B',
      'RN001005 REDDITO COMPLESSIVO          30.000,00',
      'RN026002 IMPOSTA NETTA                 5.200,00',
    ]);
    expect(reading.type).toBe('redditi_pf_receipt');
    expect(valuesOf(reading)).toMatchObject({
      tax_year: 2025,
      issue_date: '2026-09-30',
      fiscal_id: 'BNCLCU85C10H501B',
      gross_income: 3_000_000,
      tax: 520_000,
      protocol: '26093012345678901-000001',
      is_filed: true,
    });
  });

  test('a return that tells of its own receipt is the return', async () => {
    const received = 'COMUNICAZIONE DI AVVENUTO RICEVIMENTO - PROTOCOLLO 26101711422305678 del 17/10/2026';
    const reading = await readPages([
      ...front(person),
      received,
      ...rn(pad('30.000'), pad('30.000'), pad('7.140'), pad('5.200')),
    ]);
    expect(reading).toMatchObject({ type: 'redditi_pf' });
    expect(valuesOf(reading)).toMatchObject({ total_income: 3_000_000, net_tax: 520_000 });
    const receipt = await readPages([received, 'REDDITI 2026 PERSONE FISICHE', 'Quadri dichiarati: RN RV RX', person]);
    expect(receipt).toMatchObject({ type: 'redditi_pf_receipt' });
  });
});
