import type { PdfFacts } from '../../../evidence/pdf/facts/pdf-facts.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { type PaperWords, setOf } from '../../run/testing/papers.ts';
import { pdfProducerProfile } from '../producer-profile.ts';
import { pdfSoftwareBlocklist } from '../software-blocklist.ts';
import { metadataOf, pdfPaper } from '../testing/facts.ts';

const unknown: PaperWords = { kind: 'other', type: 'unknown' };
const made =
  (producer: string | null, words: PaperWords = {}) =>
  () =>
    pdfPaper({ facts: { metadata: metadataOf({ producer, creator: null }) }, words });

const shrunkScan = (producer: string) => () => {
  const pages = [{ number: 1, layer: 'scan', imageCover: 1, hiddenLetters: 0 } as const];
  return pdfPaper({ facts: { metadata: metadataOf({ producer, creator: null }), pages } });
};

const joined = (producer: string) => () => {
  const paper = made(producer)();
  return { ...paper, readings: [...paper.readings, ...paper.readings] };
};

/** As a tool left it that tells nothing any more. */
const stripped =
  (words: PaperWords = {}, created: string | null = null) =>
  () =>
    pdfPaper({ facts: { metadata: metadataOf({ producer: null, creator: null, created }) }, words });

const strippedCopy = () =>
  pdfPaper({
    facts: { metadata: metadataOf({ producer: null, creator: null, created: null }) },
    traces: { rewritten: { pages: [], isBorneOut: false, isCopied: true } },
  });

/** An issuer's file that a tool named itself in before a later state named the issuer again. */
const renamedAfter =
  (...earlierPrograms: readonly string[]) =>
  () =>
    pdfPaper({ facts: { metadata: metadataOf({ producer: 'iText 5', creator: null }) }, traces: { earlierPrograms } });

const contract: PaperWords = { kind: 'work_contract', type: 'work_contract' };
const field = { page: 1, name: 'Ort', isFilled: true };
/** Made on the second of March by a word processor. */
const rewritten = (day: string, facts: Partial<PdfFacts>) => () =>
  pdfPaper({
    facts: {
      metadata: metadataOf({
        producer: 'Microsoft Word 2019',
        creator: 'PDF Editor',
        created: 'D:20260302093000Z',
        modified: `D:${day.replaceAll('-', '')}113000Z`,
      }),
      ...facts,
    },
    words: contract,
  });

/** Payslips of one employer, each by the program that it names. */
const slips =
  (...producers: readonly (string | null)[]) =>
  () =>
    setOf(
      ...producers.map((producer, index) => ({
        ...made(producer, { layout: 'zucchetti', fields: { employer_name: 'ACME SRL' } })(),
        id: String(index),
      })),
    );

/** Which program made a file. */
export const programCases = [
  casesOf(pdfSoftwareBlocklist, {
    passed: ['a payslip out of somebody’s accounting', made('Apache FOP 2.8')],
    failed: ['a payslip out of a program for pictures', made('Adobe Photoshop 25.0')],
    edge: [
      { said: 'passed', when: ['the printer of an editor’s maker', made('Acrobat Distiller 22.0')] },
      { said: 'failed warning', when: ['its editor', made('Acrobat Pro 24.2')] },
      { said: 'failed info', when: ['a tool that shrinks and joins', made('PDFsam Basic 5.2')] },
      { said: 'failed warning', when: ['one that edits as well', made('iLovePDF')] },
      { said: 'failed info', when: ['such a tool over the picture of a paper', shrunkScan('iLovePDF')] },
      { said: 'failed info', when: ['such a tool that joined two papers', joined('iLovePDF')] },
      {
        said: 'passed',
        when: ['a contract by such a tool', made('iLovePDF', { kind: 'work_contract', type: 'work_contract' })],
      },
      { said: 'failed warning', when: ['a payslip written with an office program', made('LibreOffice 7.6')] },
      {
        said: 'passed',
        when: ['a contract written so', made('LibreOffice 7.6', { kind: 'work_contract', type: 'work_contract' })],
      },
      { said: 'failed warning', when: ['a payslip that tells neither program nor day', stripped()] },
      { said: 'failed info', when: ['one whose print was only copied in that saving', strippedCopy] },
      { said: 'inconclusive', when: ['an unknown paper that tells nothing', stripped(unknown)] },
      { said: 'failed warning', when: ['a contract that tells nothing', stripped(contract)] },
      { said: 'failed warning', when: ['a contract that an editor wrote anew', rewritten('2026-03-04', {})] },
      { said: 'passed', when: ['one that it wrote on the day it was made', rewritten('2026-03-02', {})] },
      { said: 'passed', when: ['one that was filled in with it', rewritten('2026-03-04', { fields: [field] })] },
      { said: 'failed warning', when: ['a tool whose name was taken back', renamedAfter('iLovePDF')] },
      { said: 'passed', when: ['an earlier version of the issuer’s program', renamedAfter('iText 4')] },
      { said: 'inconclusive', when: ['an unknown paper out of an editor', made('Canva', unknown)] },
      { said: 'passed', when: ['an unknown paper out of a printer', made('Skia/PDF m120', unknown)] },
    ],
    inconclusive: ['no program is named', stripped({}, 'D:20260401093000Z')],
  }),
  casesOf(pdfProducerProfile, {
    passed: ['one program, in three versions', slips('iText 5.5.1', 'iText 5.5.13', 'iText 6')],
    failed: ['the third slip comes from elsewhere', slips('iText 5.5.1', 'iText 5.5.13', 'Canva')],
    edge: [
      { said: 'inconclusive', when: ['two slips are too few', slips('iText 5', 'Canva')] },
      {
        said: 'inconclusive',
        when: ['two and two: the program was changed midway', slips('iText', 'iText', 'FOP', 'FOP')],
      },
      { said: 'inconclusive', when: ['three slips, three programs', slips('iText', 'FOP', 'Crystal Reports')] },
      { said: 'failed warning', when: ['the only one that names none', slips('iText 5', 'iText 5', null)] },
      { said: 'inconclusive', when: ['the only one that names one', slips(null, null, 'iText 5')] },
      { said: 'failed info', when: ['one was printed from a browser', slips('iText 5', 'iText 5', 'Skia/PDF m128')] },
    ],
    inconclusive: ['none of them names a program', slips(null, null, null)],
  }),
];
