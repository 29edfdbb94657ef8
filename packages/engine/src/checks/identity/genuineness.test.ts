import { describe, expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { paperOf } from '../run/testing/papers.ts';
import { expired } from './expired.ts';
import { permitValid } from './permit-valid.ts';
import { cardWords, documentBeside, documentOf } from './testing/card.ts';
import { zoneVersusPrint } from './zone-versus-print.ts';

describe('IDD-04 expired', () => {
  test('an end within thirty days is told', () => {
    const variantOf = (expiry_date: string) =>
      expired.judge(documentOf({ fields: { expiry_date } }), contextOf())?.variant ?? 'passed';
    expect([variantOf('2026-12-16'), variantOf('2026-12-17')]).toEqual(['nearly_expired', 'passed']);
  });

  test.each([
    ['whoever issued it', 'FR', 'passport', '2024-04-23', '2039-04-22', 'failed warning'],
    ['no day of issue', 'DE', 'passport', null, '2039-04-22', 'passed'],
  ] as const)('issued for longer than ten years: %s', (_, country, type, issue_date, expiry_date, said) => {
    expect(sayOf(expired, documentOf({ country, type, fields: { issue_date, expiry_date } }))).toBe(said);
  });

  test('paper cards that were withdrawn are told as such, and permits are left to another rule', () => {
    const card = documentOf({ type: 'paper_id_card' });
    expect(expired.judge(card, contextOf({}, '2026-08-03'))).toMatchObject({ outcome: 'failed', variant: 'withdrawn' });
    expect(sayOf(expired, documentOf({ type: 'residence_permit' }))).toBe('-');
  });
});

test('a permit in renewal is told as such', () => {
  const permit = cardWords({ type: 'residence_permit', fields: { expiry_date: '2026-06-30' } });
  const rows = ['RICEVUTA DI SPEDIZIONE', 'domanda di rinnovo del permesso di soggiorno'];
  const receipt = paperOf('r', { kind: 'other', type: 'unknown' }, { pages: [pageOf(rows)] });
  expect(permitValid.judge(documentBeside(permit, receipt), contextOf())).toMatchObject({
    outcome: 'passed',
    variant: 'in_renewal',
  });
});

describe('IDD-03 machine-readable zone', () => {
  const mrz_lines = [
    'C<ITACA12345AA7<<<<<<<<<<<<<<<',
    '8001014M3001019ITA<<<<<<<<<<<8',
    'ROSSI<<MARIO<<<<<<<<<<<<<<<<<<',
  ].join('\n');

  test('names alone contradict each other in print', () => {
    const told = { outcome: 'failed', expected: 'birth_date,names', found: 'birth_date' } as const;
    expect(sayOf(zoneVersusPrint, documentOf({ confirmations: { mrz_versus_visual: told } }))).toBe('failed critical');
  });

  test.each([
    ['the front of one file, the zone of another', {}, 'passed'],
    ['another name on the front', { surname: 'BIANCHI', given_names: 'ANNA' }, 'failed critical'],
  ] as const)('%s', (_, print, said) => {
    const front = cardWords({ side: 'front', confirmations: {}, fields: { fiscal_code: null, ...print } });
    const back = cardWords({ side: 'back', confirmations: {}, fields: { mrz_lines, fiscal_code: null } });
    expect(sayOf(zoneVersusPrint, documentBeside(front, paperOf('b', back)))).toBe(said);
  });

  test('names that agree are pointed at both, so that each of them has its tick on the front', () => {
    const front = cardWords({ side: 'front', confirmations: {}, fields: { fiscal_code: null } });
    const back = cardWords({ side: 'back', confirmations: {}, fields: { mrz_lines, fiscal_code: null } });
    const { working } = zoneVersusPrint.judge(documentBeside(front, paperOf('b', back)), contextOf()) ?? {};
    const onFront = working?.filter(({ paper }) => paper === 'card').map(({ what }) => what);
    expect(onFront).toEqual(expect.arrayContaining(['surname', 'given_names']));
  });
});
