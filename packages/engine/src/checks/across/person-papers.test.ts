import { describe, expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import type { ApplicantData } from '../../papers/applicant.ts';
import type { Elsewhere } from '../../papers/elsewhere.ts';
import type { KeptPaper, PaperSet } from '../../papers/kept-paper.ts';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { paperOf, setOf } from '../run/testing/papers.ts';
import type { CheckContext } from '../subject.ts';
import { addressAcross } from './address.ts';
import { contactReuse } from './contact-reuse.ts';
import { crossApplicantCopy } from './cross-applicant-copy.ts';
import { familyTaxClass } from './family-tax-class.ts';
import { fingerprintOfText } from './fingerprint-of-text.ts';
import { knowing } from './testing/elsewhere.ts';

const card = (address: string | null, id = 'card') =>
  paperOf(id, { kind: 'identity_document', type: 'id_card', fields: { address } });
const slip = (address: string, id = 'slip') => paperOf(id, { fields: { address } });
const contract = (address: string) =>
  paperOf('contract', { kind: 'work_contract', type: 'work_contract', fields: { address } });
const own = 'Via Giuseppe Garibaldi 12, 20121 Milano';

describe('R_X_ADDRESS', () => {
  test.each<[string, PaperSet, string | null, string]>([
    [
      'German spellings of one street',
      setOf(card('HAUPTSTR. 5, 10115 BERLIN')),
      'Hauptstraße 5, 10115 Berlin',
      'passed',
    ],
    [
      'two papers with another address',
      setOf(card('CORSO FRANCIA 8 TORINO'), card('C.SO FRANCIA 8, TORINO', 'permit')),
      own,
      'failed warning',
    ],
    ['the same town, another street', setOf(card('VIA DANTE ALIGHIERI 3 MILANO')), own, 'inconclusive'],
    ['a word in common, another postcode', setOf(slip('Via Garibaldi 211 10153 Torino')), own, 'failed info'],
    [
      'three statements that go elsewhere',
      setOf(...['a', 'b', 'c'].map((id) => slip('Via Giuseppe Verdi 211 10153 Torino (TO)', id))),
      own,
      'failed warning',
    ],
    [
      'the street under another postcode of the town',
      setOf(slip('Via G. Garibaldi 12 20122 Milano')),
      own,
      'failed info',
    ],
    [
      'one paper under another postcode, one under the same',
      setOf(slip('Via G. Garibaldi 12 20122 Milano'), slip('Via G. Garibaldi 12 20121 Milano', 'bank')),
      own,
      'passed',
    ],
    ['the postcode that all of the town once had', setOf(slip('Via G. Garibaldi 12 20100 Milano')), own, 'passed'],
    ['a photographed card under another postcode', setOf(card('VIA G. GARIBALDI 12 20122 MILANO')), own, 'passed'],
    ['another house in the same part of town', setOf(slip('Via Dante Alighieri 3 20121 Milano')), own, 'failed info'],
    ['a contract of the time before they moved', setOf(contract('Corso Francia 8, 10138 Torino')), own, 'inconclusive'],
    ['nothing to compare with', setOf(card('CORSO FRANCIA 8 TORINO')), null, 'inconclusive'],
    ['no paper with an address', setOf(card(null)), own, '-'],
  ])('%s', (_, set, address, outcome) => {
    expect(sayOf(addressAcross, set, contextOf({ address }))).toBe(outcome);
  });
});

describe('R_X_ADDRESS where nobody said where they live', () => {
  const [here, there] = ['Sonnenallee 164, 12059 Berlin', 'Müllerstr. 33 13353 Berlin'];
  test.each<[string, PaperSet, string]>([
    ['papers of one home', setOf(slip(here), slip('Sonnenallee 164 12059 Berlin', 'bank')), 'passed'],
    ['papers of two homes', setOf(slip(here), slip(there, 'bank')), 'failed warning'],
    ['one paper', setOf(slip(here)), '-'],
    ['a contract and a card of the time before they moved', setOf(slip(here), contract(there), card(there)), '-'],
  ])('%s', (_, set, outcome) => {
    expect(sayOf(addressAcross, set, contextOf(null))).toBe(outcome);
  });
});

describe('R_X_FAMILY_TAXCLASS', () => {
  const slip = (taxClass: string | null, country = 'DE') =>
    setOf(paperOf('slip', { country, fields: { period: '2026-10', tax_class: taxClass } }));
  test.each<[string, PaperSet, Partial<ApplicantData>, string]>([
    ['class two and a child', slip('2'), { children: 1 }, 'passed'],
    ['class one', slip('1'), {}, 'passed'],
    ['a class blacked out', slip(null), { has_partner: false }, '-'],
    ['an Italian slip', slip('3', 'IT'), { has_partner: false }, '-'],
  ])('%s', (_, set, data, outcome) => {
    expect(sayOf(familyTaxClass, set, contextOf(data))).toBe(outcome);
  });
});

const look = 'a3'.repeat(32);

describe('UPL-05 R_FILE_CROSS_APPLICANT_COPY', () => {
  const printed = (picture: string): KeptPaper => ({
    ...paperOf('slip', {}, { sha256: 'mine' }),
    fingerprints: { text: 'words', picture },
  });
  const slip = printed(look);
  test.each<[string, CheckContext, string]>([
    ['a stranger has the same file', knowing([{ file: 'mine' }]), 'failed critical'],
    ['a stranger has a picture that looks alike', knowing([{ picture: `b${look.slice(1)}` }]), 'failed warning'],
    ['the same person applied before', knowing([{ file: 'mine', owner: 'same_person' }]), 'passed'],
    [
      'a payslip of somebody of the same household',
      knowing([{ file: 'mine', owner: 'same_household' }]),
      'failed critical',
    ],
  ])('%s', (_, context, outcome) => {
    expect(sayOf(crossApplicantCopy, slip, context)).toBe(outcome);
  });

  test('a coarse print says nothing', () => {
    expect(sayOf(crossApplicantCopy, printed('a3a3'), knowing([{ picture: 'a3a3' }]))).toBe('passed');
  });

  test('a couple may share the statement of a joint account', () => {
    const statement = paperOf('slip', { kind: 'bank_statement', type: 'account_statement' }, { sha256: 'mine' });
    expect(sayOf(crossApplicantCopy, statement, knowing([{ file: 'mine', owner: 'same_household' }]))).toBe('passed');
    expect(sayOf(crossApplicantCopy, statement, knowing([{ file: 'mine' }]))).toBe('failed critical');
  });
});

describe('fingerprint of words', () => {
  const rows = Array.from({ length: 30 }, (_, row) => `Zeile ${row} mit ein paar Worten`);
  test('copies share it, whatever the file', () => {
    const print = fingerprintOfText([pageOf(rows)]);
    expect(print).toMatch(/^[0-9a-f]{64}$/);
    expect(fingerprintOfText([pageOf(rows.map((row) => row.replaceAll(' ', '   ').toUpperCase()))])).toBe(print);
    expect(fingerprintOfText([pageOf([...rows.slice(1), 'Zeile 31'])])).not.toBe(print);
  });

  test('few words and words from pixels have none', () => {
    expect(fingerprintOfText([pageOf(['Seite 1'])])).toBeNull();
    expect(fingerprintOfText([pageOf(rows, { origin: 'ocr' })])).toBeNull();
  });
});

test('what strangers gave as theirs is told by its kind', () => {
  const told = (contacts: Elsewhere['contacts']) => contactReuse.judge(setOf(card(null)), knowing([], { contacts }));
  expect(told(['iban'])?.data).toEqual({ kinds: 'iban' });
  expect(told(['device', 'iban'])).toMatchObject({ level: 'warning', data: { kinds: 'several' } });
});
