import { describe, expect, test } from 'vitest';
import { contextOf, sayOf, TODAY } from '../run/testing/context.ts';
import { pageOf, paperOf, setOf } from '../run/testing/papers.ts';
import { documentsIn } from './documents-in.ts';
import { expired } from './expired.ts';
import { numberFormat } from './number-format.ts';
import { ofAge } from './of-age.ts';
import { permitValid } from './permit-valid.ts';
import { sameNumber } from './same-number.ts';
import { cardWords, documentOf } from './testing/card.ts';
import { zoneDigits } from './zone-digits.ts';
import { zoneVersusPrint } from './zone-versus-print.ts';

describe('IDD-04 expired', () => {
  test.each([
    ['years to go', '2030-01-01', 'passed'],
    ['the last day still counts', TODAY, 'passed'],
    ['over since yesterday', '2026-11-15', 'failed critical'],
    ['no day printed', null, 'inconclusive'],
    ['a day too far ahead to be true', '2063-01-01', 'inconclusive'],
  ] as const)('%s', (_, expiry_date, said) => {
    expect(sayOf(expired, documentOf({ fields: { expiry_date } }))).toBe(said);
  });

  test('soon over is told, hardly legible is not held against anybody', () => {
    expect(expired.judge(documentOf({ fields: { expiry_date: '2026-12-01' } }), contextOf())).toMatchObject({
      outcome: 'passed',
      variant: 'nearly_expired',
    });
    expect(sayOf(expired, documentOf({ fields: { expiry_date: ['2020-01-01', 0.7] } }))).toBe('inconclusive');
  });

  test.each([
    ['ten years and the birthday after', 'IT', 'id_card', '2024-04-07', '2035-01-01', 'passed'],
    ['five years more', 'IT', 'id_card', '2024-04-07', '2040-01-01', 'failed warning'],
    ['ten years', 'DE', 'passport', '2024-04-23', '2034-04-22', 'passed'],
    ['one year more', 'DE', 'passport', '2024-04-23', '2035-04-22', 'failed warning'],
    ['whoever issued it', 'FR', 'passport', '2024-04-23', '2039-04-22', 'failed warning'],
    ['no day of issue', 'DE', 'passport', null, '2039-04-22', 'passed'],
  ] as const)('IDD-04 issued for %s, %s %s', (_, country, type, issue_date, expiry_date, said) => {
    expect(sayOf(expired, documentOf({ country, type, fields: { issue_date, expiry_date } }))).toBe(said);
  });

  test('IDD-04 the old get cards without an end', () => {
    const old = { birth_date: '1950-01-01', issue_date: '2025-01-10', expiry_date: '2041-01-01' };
    expect(sayOf(expired, documentOf({ fields: old }))).toBe('passed');
    expect(sayOf(expired, documentOf({ fields: { ...old, birth_date: '1999-01-01' } }))).toBe('failed warning');
  });

  test('paper cards were withdrawn on a day', () => {
    const card = documentOf({ type: 'paper_id_card' });
    expect(sayOf(expired, card, contextOf({}, '2026-08-02'))).toBe('passed');
    expect(expired.judge(card, contextOf({}, '2026-08-03'))).toMatchObject({ outcome: 'failed', variant: 'withdrawn' });
  });

  test('leaves permits and fiscal cards to others', () => {
    expect(sayOf(expired, documentOf({ type: 'residence_permit' }))).toBe('-');
    expect(sayOf(expired, documentOf({ type: 'fiscal_card' }))).toBe('-');
  });
});

describe('permits', () => {
  const permit = { type: 'residence_permit', fields: { expiry_date: '2026-06-30' } } as const;
  const receipt = paperOf(
    'r',
    { kind: 'other', type: 'unknown' },
    {
      pages: [pageOf(['RICEVUTA DI SPEDIZIONE', 'domanda di rinnovo del permesso di soggiorno'])],
    },
  );
  const withReceipt = documentsIn(setOf(paperOf('p', cardWords(permit)), receipt))[0];

  test('an expired one asks for the receipt, and the receipt is taken', () => {
    expect(sayOf(permitValid, documentOf(permit))).toBe('failed warning');
    expect(withReceipt && permitValid.judge(withReceipt, contextOf())).toMatchObject({
      outcome: 'passed',
      variant: 'in_renewal',
    });
  });

  test.each([
    ['still valid', { expiry_date: '2027-01-01' }, 'passed'],
    ['no day read', { expiry_date: null }, 'inconclusive'],
  ] as const)('%s', (_, fields, said) => {
    expect(sayOf(permitValid, documentOf({ type: 'residence_permit', fields }))).toBe(said);
  });

  test('says nothing about other papers', () => {
    expect(sayOf(permitValid, documentOf())).toBe('-');
  });
});

describe('IDD-03 machine-readable zone', () => {
  const lines = ['C<ITACA12345AA7<<<<<<<<<<<<<<<', '8001014M3001019ITA<<<<<<<<<<<8', 'ROSSI<<MARIO<<<<<<<<<<<<<<<<<<'];
  const forged = lines.map((line) => line.replace('8001014', '8501014'));
  const unsure = { confirmations: { mrz_check_digits: 'inconclusive' } } as const;

  test.each([
    ['confirmed by the reader', {}, lines, 'text', 'passed'],
    ['wrong digits in a text layer', unsure, forged, 'text', 'failed critical'],
    ['wrong digits read from pixels', unsure, forged, 'ocr', 'inconclusive'],
    ['no zone at all', { confirmations: {} }, [], 'text', 'inconclusive'],
    ['a paper that has none', { type: 'paper_id_card', confirmations: {} }, [], 'text', '-'],
  ] as const)('%s', (_, words, rows, origin, said) => {
    expect(sayOf(zoneDigits, documentOf(words, { pages: [pageOf(rows, { origin })] }))).toBe(said);
  });

  test.each([
    ['agrees with the print', { mrz_versus_visual: 'passed' }, 'passed'],
    ['contradicts the print', { mrz_versus_visual: 'failed' }, 'failed critical'],
    ['nothing to compare', {}, 'inconclusive'],
  ] as const)('%s', (_, confirmations, said) => {
    expect(sayOf(zoneVersusPrint, documentOf({ confirmations }))).toBe(said);
  });

  test.each([
    ['names alone, of a photo', 'birth_date,names', 'birth_date', 'ocr', 'inconclusive'],
    ['names alone, in print', 'birth_date,names', 'birth_date', 'text', 'failed critical'],
    ['one day, of a photo', 'names,birth_date', 'names', 'ocr', 'failed warning'],
    ['two days, of a photo', 'names,birth_date,expiry_date', 'names', 'ocr', 'failed critical'],
  ] as const)('%s', (_, expected, found, origin, said) => {
    const confirmations = { mrz_versus_visual: { outcome: 'failed', expected, found } } as const;
    expect(sayOf(zoneVersusPrint, documentOf({ confirmations }, { pages: [pageOf([], { origin })] }))).toBe(said);
  });

  const sides = (print: Record<string, string | [string, number]>) => {
    const front = cardWords({ side: 'front', confirmations: {}, fields: { fiscal_code: null, ...print } });
    const back = cardWords({
      side: 'back',
      confirmations: {},
      fields: { mrz_lines: lines.join('\n'), fiscal_code: null },
    });
    const [document] = documentsIn(setOf(paperOf('f', front), paperOf('b', back)));
    if (!document) throw new Error('no document');
    return document;
  };

  test.each([
    ['the front of one file, the zone of another', {}, 'passed'],
    ['another birthday on the front', { birth_date: '1985-01-01' }, 'failed critical'],
    ['another birthday, hardly legible', { birth_date: ['1985-01-01', 0.6] as [string, number] }, 'passed'],
    ['another name on the front', { surname: 'BIANCHI', given_names: 'ANNA' }, 'failed critical'],
  ] as const)('%s', (_, print, said) => {
    expect(sayOf(zoneVersusPrint, sides({ ...print }))).toBe(said);
  });
});

describe('number', () => {
  test.each([
    ['IT', 'id_card', 'CA12345AA', 'passed'],
    ['IT', 'id_card', '1234567AA', 'passed'],
    ['IT', 'id_card', 'CA1234567', 'failed warning'],
    ['DE', 'id_card', 'L01X00T47', 'passed'],
    ['DE', 'id_card', 'LO1XOOT47', 'failed warning'],
    ['DE', 'id_card', null, 'inconclusive'],
    ['FR', 'id_card', 'D2H6862M2', '-'],
  ] as const)('%s %s %s: %s', (country, type, document_number, said) => {
    expect(sayOf(numberFormat, documentOf({ country, type, fields: { document_number } }))).toBe(said);
  });

  test('of somebody else is told where other applications are known', () => {
    const asked = (known: boolean) => ({ ...contextOf(), isNumberOfAnother: () => known });
    expect(sayOf(sameNumber, documentOf(), asked(true))).toBe('failed critical');
    expect(sayOf(sameNumber, documentOf(), asked(false))).toBe('passed');
    expect(sayOf(sameNumber, documentOf())).toBe('inconclusive');
    expect(sayOf(sameNumber, documentOf({ fields: { document_number: null } }), asked(true))).toBe('inconclusive');
  });

  test('twice in one set with two names is a conflict', () => {
    const anna = cardWords({ type: 'passport', fields: { surname: 'BIANCHI', given_names: 'ANNA' } });
    const [document] = documentsIn(setOf(paperOf('a', cardWords()), paperOf('b', anna)));
    expect(document && sayOf(sameNumber, document)).toBe('failed critical');
  });
});

describe('age', () => {
  test.each([
    ['grown up', '1980-01-01', 'passed'],
    ['eighteen today', '2008-11-16', 'passed'],
    ['eighteen tomorrow', '2008-11-17', 'failed critical'],
    ['not read', null, 'inconclusive'],
    ['too old to be read right', '1899-01-01', 'inconclusive'],
  ] as const)('%s', (_, birth_date, said) => {
    expect(sayOf(ofAge, documentOf({ fields: { birth_date } }))).toBe(said);
  });
});
