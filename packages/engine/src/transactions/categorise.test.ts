import { describe, expect, test } from 'vitest';
import { categorise } from './categorise.ts';
import type { AccountTransaction, CategoriseContext } from './categorised.ts';
import { booking, mario } from './testing/bookings.ts';

const one = (transaction: AccountTransaction, context: Partial<CategoriseContext> = {}) =>
  categorise([transaction], { ...mario, ...context })[0];
const inOf = (text: string, rest: Partial<AccountTransaction> = {}) => one(booking(150_000, text, rest))?.category;
const outOf = (text: string, rest: Partial<AccountTransaction> = {}) => one(booking(-15_000, text, rest))?.category;

describe('BANK-02 money that arrives', () => {
  test.each([
    ['BONIFICO A VOSTRO FAVORE DA ACME SRL EMOLUMENTI OTTOBRE 2026', 'salary'],
    ['ACCR. STIPENDIO-PENSIONE Anagrafica Ordinante ACME Note: stipendio', 'salary'],
    ['ACCR. STIPENDIO-PENSIONE INPS', 'pension'],
    ['Lohn, Gehalt, Rente Muster GmbH', 'salary'],
    ['Lohn, Gehalt, Rente Deutsche Rentenversicherung Bund', 'pension'],
    ['Dienstbezüge LBV NRW', 'salary'],
    ['SALARY OCTOBER', 'salary'],
    ['INPS NASPI SETTEMBRE', 'benefit'],
    ['Agentur für Arbeit Grundsicherungsgeld', 'benefit'],
    ['Jobcenter Mitte Bürgergeld', 'benefit'],
    ['Kindergeld Familienkasse', 'benefit'],
    ['Unterhaltsvorschuss Jugendamt', 'benefit'],
    ['Unterhalt Lisa November', 'alimony_received'],
    ['CANONE LOCAZIONE OTTOBRE', 'rent_received'],
    ['WG Miete', 'rent_received'],
    ['EROGAZIONE PRESTITO PERSONALE', 'loan_disbursement'],
    ['FINDOMESTIC BANCA', 'loan_disbursement'],
    ['VERSAMENTO CONTANTI SPORTELLO', 'cash_deposit'],
    ['Bareinzahlung', 'cash_deposit'],
    ['RIMBORSO ENEL ENERGIA', 'refund'],
    ['Finanzamt Erstattung Einkommensteuer', 'refund'],
    ['Rücklastschrift Vonovia Miete', 'returned_debit'],
    ['DIVIDENDO ENI', 'investment'],
    ['WP-Abrechnung Verkauf', 'savings'],
    ['Trade Republic Auszahlung', 'savings'],
    ['TIPICO Gewinn', 'gambling'],
    ['GIROCONTO', 'internal_transfer'],
    ['Umbuchung Gehalt', 'internal_transfer'],
    ['SALDO FATTURA 12 DEL 10/2026', 'other_income'],
    ['qualcosa', 'other_income'],
  ])('%s is %s', (text, category) => {
    expect(inOf(text)).toBe(category);
  });
});

describe('BANK-02 money that leaves', () => {
  test.each([
    ['BONIFICO A FAVORE DI BIANCHI LUCA CANONE LOCAZIONE OTTOBRE COMM 1,00', 'rent_paid'],
    ['COMMISSIONI BONIFICO CANONE LOCAZIONE', 'fees'],
    ['Dauerauftrag Vonovia SE Miete Okt', 'rent_paid'],
    ['Vonovia SE', 'rent_paid'],
    ['Otto Müller Miete', 'rent_paid'],
    ['Hausgeld WEG Lindenstr.', 'utilities'],
    ['ADDEBITO SDD AGOS DUCATO RATA 14/48', 'loan'],
    ['RATA MUTUO N. 44', 'mortgage'],
    ['Annuität Baufinanzierung', 'mortgage'],
    ['Darlehen Rate 9 von 48', 'loan'],
    ['ADDEBITO SDD UNIPOLSAI POLIZZA AUTO RATA', 'insurance'],
    ['ADDEBITO SDD ENEL ENERGIA', 'utilities'],
    ['MANTENIMENTO FIGLI', 'alimony_paid'],
    ['Unterhaltungselektronik Saturn', 'shopping'],
    ['DELEGA F24', 'tax'],
    ['Finanzamt Köln Kfz-Steuer', 'tax'],
    ['PRELIEVO BANCOMAT 12/10', 'cash_withdrawal'],
    ['PAGAMENTO BANCOMAT ESSELUNGA', 'groceries'],
    ['Auszahlung Geldautomat', 'cash_withdrawal'],
    ['PIGNORAMENTO PRESSO TERZI', 'garnishment'],
    ['Nordfinanz Inkasso AZ 12', 'loan'],
    ['Pfändungsschutzkonto Gebühr', 'fees'],
    ['Rücklastschriftgebühr', 'fees'],
    ['TIPICO CO LTD', 'gambling'],
    ['SISALPAY BOLLETTINO', 'other_cost'],
    ['Bausparen fürs Häusle', 'savings'],
    ['WP-Abrechnung 4711 Kauf', 'investment'],
    ['Übertrag/Überweisung Anna Klein Geschenk', 'other_cost'],
    ['Kartenzahlung', 'card_payment'],
  ])('%s is %s', (text, category) => {
    expect(outOf(text)).toBe(category);
  });
});

describe('a code of the bank speaks before words', () => {
  test.each([
    ['PURP:SALA', 'Miete', 'salary'],
    ['GVC:153', 'Überweisung', 'salary'],
    ['GVC:153', 'Deutsche Rentenversicherung', 'pension'],
    ['ABI:27', 'ACCREDITO', 'salary'],
    ['ABI:27', 'INPS', 'pension'],
    ['ABI:27', 'INPS NASPI', 'benefit'],
    ['GVC:156', 'Finanzamt Steuererstattung', 'refund'],
    ['PURP:RENT', 'Zahlung', 'rent_received'],
    ['GVC:109', 'Miete', 'returned_debit'],
    ['PURP:XXXX', 'Gehalt', 'salary'],
  ])('%s with %s is %s', (code, text, category) => {
    expect(inOf(text, { code })).toBe(category);
  });

  test('one that only tells how money moved speaks after them', () => {
    expect(outOf('PAGAMENTO POS ESSELUNGA', { code: 'ABI:43' })).toBe('groceries');
    expect(outOf('PAGAMENTO', { code: 'ABI:43' })).toBe('card_payment');
    expect(outOf('GIRO', { code: 'ABI:34' })).toBe('internal_transfer');
    expect(outOf('GIRO', { code: 'ABI:34', counterparty: 'BIANCHI LUCA' })).toBe('other_cost');
  });

  test('says so, and with more confidence than words', () => {
    const coded = one(booking(150_000, '', { code: 'PURP:SALA' }));
    const worded = one(booking(150_000, 'Gehalt'));
    expect(coded?.why).toEqual({ rule: 'code', evidence: 'PURP:SALA' });
    expect(worded?.why).toEqual({ rule: 'words', evidence: 'GEHALT' });
    expect(coded?.confidence).toBeGreaterThan(worded?.confidence ?? 1);
  });
});

describe('an employer', () => {
  const employerNames = ['Alfa Servizi S.r.l.'];

  test('pays wages, whatever the text says', () => {
    const paid = one(booking(150_000, 'BONIFICO', { counterparty: 'ALFA SERVIZI SRL' }), { employerNames });
    expect(paid).toMatchObject({ category: 'salary', why: { rule: 'payer', evidence: 'Alfa Servizi S.r.l.' } });
  });

  test.each([
    ['Bäckerei Huber GmbH', 'BAECKEREI HUBER'],
    ['Bayerische Motoren Werke AG', 'BMW'],
    ['BMW AG', 'Bayerische Motoren Werke'],
    ['Farmacia Comunale Centrale', 'FARMACIA COMUNALE CENTR'],
    ['Siemens AG', 'SIEMENS AKTIENGESELLSCHAFT'],
  ])('%s is recognised as %s', (employer, counterparty) => {
    expect(one(booking(150_000, 'Zahlung', { counterparty }), { employerNames: [employer] })?.category).toBe('salary');
  });

  test('is also found in the text where no payer is printed', () => {
    expect(one(booking(150_000, 'BONIFICO ALFA SERVIZI 10/26'), { employerNames })?.category).toBe('salary');
    expect(one(booking(150_000, 'BONIFICO BETA SERVIZI 10/26'), { employerNames })?.category).toBe('other_income');
  });

  test('gives back expenses, which are no wages', () => {
    const counterparty = 'ALFA SERVIZI SRL';
    expect(one(booking(9_000, 'RIMBORSO SPESE', { counterparty }), { employerNames })?.category).toBe('refund');
    const both = booking(159_000, 'STIPENDIO E RIMBORSO SPESE', { counterparty });
    expect(one(both, { employerNames })?.category).toBe('salary');
  });
});

test.each([
  ['TREDICESIMA MENSILITA', true],
  ['Weihnachtsgeld 2026', true],
  ['Gehalt inkl. Weihnachtsgeld', false],
  ['STIPENDIO E TREDICESIMA', false],
  ['STIPENDIO OTTOBRE', false],
])('%s is pay beside the monthly one: %s', (text, extra) => {
  expect(one(booking(150_000, text))).toMatchObject({ category: 'salary', extra });
});
