import { describe, expect, test } from 'vitest';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { setOf } from '../run/testing/papers.ts';
import { pdfDateVersusPeriod } from './date-versus-period.ts';
import { pdfMalformedDate } from './malformed-date.ts';
import { pdfModifiedAfterCreation } from './modified-after-creation.ts';
import { pdfProducerProfile } from './producer-profile.ts';
import { pdfSoftwareBlocklist } from './software-blocklist.ts';
import { metadataOf, pdfPaper, picturePaper } from './testing/facts.ts';
import { pdfXmpMismatch } from './xmp-mismatch.ts';

const dated = (created: string | null, modified: string | null = null) =>
  pdfPaper({ facts: { metadata: metadataOf({ created, modified }) } });

test.each([
  ['the same hour', 'D:20261101090000Z', 'D:20261101093000Z', 'passed'],
  ['a day apart at most', 'D:20261101090000Z', 'D:20261102085900Z', 'passed'],
  ['saved again weeks later', 'D:20261001090000Z', 'D:20261101093000Z', 'failed info'],
  ['changed before it was made', 'D:20261101090000Z', 'D:20261001093000Z', 'failed warning'],
  ['a program that does not know the day', 'D:20000101000000Z', 'D:20261001093000Z', 'inconclusive'],
  ['no dates', null, null, 'inconclusive'],
])('modification: %s', (_, created, modified, said) => {
  expect(sayOf(pdfModifiedAfterCreation, dated(created, modified))).toBe(said);
});

describe('a paper is made after the time that it tells of', () => {
  const statement = {
    kind: 'bank_statement',
    type: 'account_statement',
    fields: { period_end: '2026-10-31' },
  } as const;
  const slip = { kind: 'payslip', fields: { period: '2026-10' } } as const;
  const say = (created: string | null, words: Parameters<typeof pdfPaper>[0] = {}) =>
    sayOf(pdfDateVersusPeriod, pdfPaper({ ...words, facts: { metadata: metadataOf({ created }) } }));

  test('a statement cannot be made before it ends; a year later is a copy', () => {
    expect(say('D:20261101060000Z', { words: statement })).toBe('passed');
    expect(say('D:20271101060000Z', { words: statement })).toBe('passed');
    expect(say('D:20261030230000Z', { words: statement })).toBe('passed');
    expect(say('D:20261020060000Z', { words: statement })).toBe('failed warning');
  });

  test('a payslip is made before the month is over, not before it begins', () => {
    expect(say('D:20261022060000Z', { words: slip })).toBe('passed');
    expect(say('D:20260815060000Z', { words: slip })).toBe('failed warning');
  });

  test('without a date or with a made-up one it cannot be told, without a period it is not asked', () => {
    expect(say(null, { words: slip })).toBe('inconclusive');
    expect(say('D:20000101000000Z', { words: slip })).toBe('inconclusive');
    expect(say('D:20261022060000Z')).toBe('-');
  });
});

test.each([
  ['well formed', "D:20261101090000+01'00'", 'passed'],
  ['no real day', 'D:20261331090000Z', 'failed info'],
  ['written by hand', '1 Nov 2026', 'failed info'],
  ['to come', 'D:20271101090000Z', 'failed warning'],
  ['tomorrow, elsewhere in the world', "D:20261117010000+13'00'", 'passed'],
  ['none', null, 'inconclusive'],
])('dates: %s', (_, created, said) => {
  expect(sayOf(pdfMalformedDate, dated(created), contextOf({}, '2026-11-16'))).toBe(said);
});

describe('programs', () => {
  const made = (
    producer: string | null,
    kind: 'payslip' | 'bank_statement' | 'work_contract' = 'payslip',
    creator: string | null = null,
  ) => pdfPaper({ facts: { metadata: metadataOf({ producer, creator }) }, words: { kind } });

  test.each([
    ['Apache FOP 2.8', 'passed'],
    ['iText 7.2.5', 'passed'],
    ['Acrobat Distiller 22.0', 'passed'],
    ['Skia/PDF m120', 'passed'],
    ['Microsoft: Print To PDF', 'passed'],
    ['Adobe Photoshop 25.0', 'failed warning'],
    ['Sejda 5.3', 'failed warning'],
    ['Microsoft® Word für Microsoft 365', 'failed warning'],
    ['LibreOffice 7.6', 'failed warning'],
    ['iLovePDF', 'failed info'],
  ])('a payslip made by %s', (producer, said) => {
    expect(sayOf(pdfSoftwareBlocklist, made(producer))).toBe(said);
  });

  test('a contract may be written with an office program; a file without a name says nothing', () => {
    expect(sayOf(pdfSoftwareBlocklist, made('Microsoft® Word 2019', 'work_contract'))).toBe('passed');
    expect(sayOf(pdfSoftwareBlocklist, made(null))).toBe('inconclusive');
    expect(sayOf(pdfSoftwareBlocklist, picturePaper())).toBe('-');
  });

  test('an editor in the history counts although another program saved last', () => {
    const xmp = {
      producer: 'iText',
      creatorTool: null,
      created: null,
      modified: null,
      history: ['Adobe Illustrator 28'],
    };
    expect(sayOf(pdfSoftwareBlocklist, pdfPaper({ facts: { xmp } }))).toBe('failed warning');
  });

  test('an editor that an earlier state of the file names counts although a later state wiped it', () => {
    const wiped = pdfPaper({
      facts: { metadata: metadataOf({ producer: null, creator: null }) },
      traces: { earlierPrograms: ['Sejda 3.2.84'] },
    });
    expect(sayOf(pdfSoftwareBlocklist, wiped)).toBe('failed warning');
  });

  const slip = (id: string, producer: string | null) => ({
    ...pdfPaper({
      facts: { metadata: metadataOf({ producer, creator: null }) },
      words: { layout: 'zucchetti', fields: { employer_name: 'ACME SRL' } },
    }),
    id,
  });

  test('the odd one out of three papers of one employer is named', () => {
    const set = setOf(slip('a', 'iText 5.5.1'), slip('b', 'iText 5.5.13'), slip('c', 'Canva'));
    expect(pdfProducerProfile.judge(set, contextOf())).toMatchObject({
      outcome: 'failed',
      papers: ['c'],
      working: [{ paper: 'c', expected: 'iText 5.5.1', found: 'Canva' }],
    });
  });

  test('one that was printed from a browser is a note', () => {
    for (const program of ['Skia/PDF m128', 'Canon iR-ADV C3530', 'iLovePDF', 'GPL Ghostscript 10.02', 'PDFium'])
      expect(
        sayOf(pdfProducerProfile, setOf(slip('a', 'iText 5.5.1'), slip('b', 'iText 5.5.13'), slip('c', program))),
      ).toBe('failed info');
  });

  test('the only one that names no program is told; where none does, nobody is', () => {
    expect(
      pdfProducerProfile.judge(setOf(slip('a', 'iText 5'), slip('b', 'iText 5'), slip('c', null)), contextOf()),
    ).toMatchObject({ outcome: 'failed', variant: 'unnamed', papers: ['c'], working: [{ paper: 'c', found: null }] });
    expect(sayOf(pdfProducerProfile, setOf(slip('a', null), slip('b', null), slip('c', null)))).toBe('passed');
    expect(sayOf(pdfProducerProfile, setOf(slip('a', null), slip('b', null), slip('c', 'iText 5')))).toBe('passed');
  });

  test('one program throughout passes; two papers, or a change midway, prove nothing', () => {
    expect(sayOf(pdfProducerProfile, setOf(slip('a', 'iText 5'), slip('b', 'iText 5'), slip('c', 'iText 6')))).toBe(
      'passed',
    );
    expect(sayOf(pdfProducerProfile, setOf(slip('a', 'iText 5'), slip('b', 'Canva')))).toBe('inconclusive');
    expect(
      sayOf(pdfProducerProfile, setOf(slip('a', 'iText'), slip('b', 'iText'), slip('c', 'FOP'), slip('d', 'FOP'))),
    ).toBe('passed');
    expect(sayOf(pdfProducerProfile, setOf(picturePaper()))).toBe('-');
  });
});

test('both places in which a file keeps its making agree', () => {
  const say = (
    producer: string | null,
    created: string | null,
    xmp: { producer: string | null; created: string | null } | null,
  ) =>
    sayOf(
      pdfXmpMismatch,
      pdfPaper({
        facts: {
          metadata: metadataOf({ producer, created }),
          xmp: xmp && { ...xmp, creatorTool: null, modified: null, history: [] },
        },
      }),
    );
  const day = "D:20261101090000+01'00'";
  expect(say('iText® 7', day, { producer: 'iText 7', created: '2026-11-01T08:00:00Z' })).toBe('passed');
  expect(say('Sejda', day, { producer: 'iText 7', created: '2026-11-01T08:00:00Z' })).toBe('failed info');
  expect(say('iText 7', day, { producer: 'iText 7', created: '2025-01-01T08:00:00Z' })).toBe('failed warning');
  // A form that another program drew years ago, filled in by the issuer's.
  expect(say('iText 7', day, { producer: 'Adobe PDF library 9', created: '2012-01-01T08:00:00Z' })).toBe('failed info');
  expect(say('iText 7', day, null)).toBe('inconclusive');
});
