import { describe, expect, test } from 'vitest';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { setOf } from '../run/testing/papers.ts';
import { pdfProducerProfile } from './producer-profile.ts';
import { pdfSoftwareBlocklist } from './software-blocklist.ts';
import { metadataOf, pdfPaper } from './testing/facts.ts';

describe('programs', () => {
  test.each([
    ['iText 7.2.5', 'passed'],
    ['Skia/PDF m120', 'passed'],
    ['Microsoft: Print To PDF', 'passed'],
    ['Sejda 5.3', 'failed warning'],
    ['Microsoft® Word für Microsoft 365', 'failed warning'],
  ])('a payslip made by %s', (producer, said) => {
    const paper = pdfPaper({ facts: { metadata: metadataOf({ producer, creator: null }) } });
    expect(sayOf(pdfSoftwareBlocklist, paper)).toBe(said);
  });

  test('a part of an editor within a payroll program counts only where the file was saved again', () => {
    const say = (modified: string) => {
      const program = { producer: 'PDF-XChange Core API SDK 7.0', creator: 'Sage HR Suite' };
      const metadata = metadataOf({ ...program, created: 'D:20260729185627Z', modified });
      return sayOf(pdfSoftwareBlocklist, pdfPaper({ facts: { metadata } }));
    };
    expect(say('D:20260729185627Z')).toBe('passed');
    expect(say('D:20260803101010Z')).toBe('failed warning');
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

  test('one that a mail room stamped is still of its program', () => {
    const stamped = slip('c', 'iText 5.5.13; modified using OpenPDF 1.3.30');
    expect(sayOf(pdfProducerProfile, setOf(slip('a', 'iText 5.5.1'), slip('b', 'iText 5.5.13'), stamped))).toBe(
      'passed',
    );
  });

  test('one that was printed from a browser or turned into PDF/A by an archive is a note', () => {
    const printers = ['Skia/PDF m128', 'Canon iR-ADV C3530', 'iLovePDF', 'GPL Ghostscript 10.02', 'PDFium'];
    const archives = [
      'callas pdfaPilot 12.2',
      '3-Heights(TM) PDF to PDF-A Converter 6.27',
      'LuraDocument PDF Compressor',
    ];
    for (const program of [...printers, ...archives])
      expect(
        sayOf(pdfProducerProfile, setOf(slip('a', 'iText 5.5.1'), slip('b', 'iText 5.5.13'), slip('c', program))),
      ).toBe('failed info');
  });

  test('the only one that names no program is told as such', () => {
    expect(
      pdfProducerProfile.judge(setOf(slip('a', 'iText 5'), slip('b', 'iText 5'), slip('c', null)), contextOf()),
    ).toMatchObject({ outcome: 'failed', variant: 'unnamed', papers: ['c'], working: [{ paper: 'c', found: null }] });
  });
});
