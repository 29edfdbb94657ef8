import type { Evidence } from '../../../evidence/evidence.ts';
import type { Box } from '../../../evidence/geometry.ts';
import type { Page, Word } from '../../../evidence/page.ts';
import type { Annotation } from '../../../evidence/pdf/facts/annotations.ts';
import { pdfDate } from '../../../evidence/pdf/facts/pdf-date.ts';
import type { PdfFacts } from '../../../evidence/pdf/facts/pdf-facts.ts';
import type { PictureFacts } from '../../../evidence/picture/picture-facts.ts';
import type { PageTraces } from '../../../traces/pdf/drawing/page-traces.ts';
import type { PdfTraces } from '../../../traces/pdf/pdf-traces.ts';
import type { RevisionTraces } from '../../../traces/pdf/revisions/revision-traces.ts';
import type { SignatureTraces } from '../../../traces/pdf/signature/signature-traces.ts';
import type { PictureTraces } from '../../../traces/picture/picture-traces.ts';
import { type PaperWords, paperOf } from '../../run/testing/papers.ts';
import type { InspectedPaper } from '../../subject.ts';
import type { Traces } from '../ground/traces.ts';

export const BOX: Box = { left: 400, top: 90, right: 450, bottom: 100 };

/** What a file tells that was made once, by a program of an issuer. */
export const factsOf = (more: Partial<PdfFacts> = {}): PdfFacts => ({
  pageCount: 1,
  pages: [{ number: 1, layer: 'printed', imageCover: 0, hiddenLetters: 0 }],
  metadata: { version: '1.7', producer: 'OpenPDF 1.3', creator: 'Payroll', created: null, modified: null },
  xmp: null,
  isProtected: false,
  revisions: { isLinearised: false, list: [{ end: 100, table: 50, previous: null }], trailing: 0 },
  annotations: [],
  fields: [],
  attachments: [],
  programs: { scripts: 0, launches: 0, links: 0, opensByItself: false },
  signatures: [],
  ...more,
});

export const metadataOf = (more: Readonly<Record<string, string | null>> = {}): PdfFacts['metadata'] => ({
  version: '1.7',
  producer: more.producer === undefined ? 'OpenPDF 1.3' : more.producer,
  creator: more.creator === undefined ? 'Payroll' : more.creator,
  created: pdfDate(more.created ?? null),
  modified: pdfDate(more.modified ?? null),
});

export const pageTracesOf = (more: Partial<PageTraces> = {}): PageTraces => ({
  page: 1,
  covered: [],
  overlaid: [],
  hidden: [],
  overPicture: [],
  patches: [],
  appended: [],
  touchedUp: [],
  ...more,
});

/** A figure under a white box with a higher one written over it. */
export const replacedFigure: PageTraces['covered'][number] = {
  box: BOX,
  covered: '1.250,00',
  written: '9.250,00',
  isWhole: true,
  by: 'fill',
  isWhite: true,
  isOfOneLine: true,
};

/** That a file holds a signature, whatever it is worth. */
export const statedSignature: PdfFacts['signatures'][number] = {
  subFilter: 'adbe.pkcs7.detached',
  byteRange: [0, 1, 2, 3],
  signed: null,
  coversWholeFile: true,
};

/** A paper that an issuer has signed, or what else is told about the signature. */
export const signedPaper = (more: Partial<SignatureTraces> = {}): InspectedPaper =>
  pdfPaper({
    facts: { signatures: [statedSignature] },
    traces: {
      signatures: [
        {
          state: 'intact',
          signer: 'Banca Esempio',
          isSelfSigned: false,
          isTimestamp: false,
          allowed: null,
          locks: null,
          changedAfter: [],
          ...more,
        },
      ],
    },
  });

export const pdfTracesOf = (more: Partial<PdfTraces> = {}): PdfTraces => ({
  revisions: [],
  pages: [pageTracesOf()],
  signatures: [],
  hiddenLayers: [],
  lyingFonts: [],
  lyingWords: [],
  editorPoints: [],
  roundedPlaces: [],
  rewritten: { pages: [], isBorneOut: false, isCopied: false },
  earlierPrograms: [],
  opening: [],
  packed: { scripts: 0, launches: 0 },
  barcodes: [],
  ...more,
});

export const revisionOf = (more: Partial<RevisionTraces> = {}): RevisionTraces => ({
  number: 1,
  end: 200,
  touches: [],
  edits: [],
  changesIdentity: false,
  ...more,
});

export const annotationOf = (more: Partial<Annotation> = {}): Annotation => ({
  page: 1,
  type: 'freetext',
  box: BOX,
  hidden: false,
  created: null,
  modified: null,
  action: null,
  below: null,
  ...more,
});

export const pictureTracesOf = (more: Partial<PictureTraces> = {}): PictureTraces => ({
  print: null,
  meanGray: 200,
  sharpness: 900,
  marks: { generated: [], hasProvenance: false, editor: null, saysScreenshot: false },
  uneven: [],
  clones: [],
  still: [],
  crisp: [],
  showsScreenGrid: false,
  ...more,
});

export const cameraFacts = (more: Partial<PictureFacts> = {}): PictureFacts => ({
  width: 3000,
  height: 4000,
  orientation: 1,
  software: null,
  camera: 'Pixel 9',
  taken: null,
  ...more,
});

interface Told {
  readonly facts?: Partial<PdfFacts> | null;
  readonly traces?: Partial<PdfTraces> | null;
  readonly evidence?: Partial<Evidence>;
  readonly words?: PaperWords;
  readonly more?: Partial<InspectedPaper>;
}

const tracesOf = (traces: Told['traces']): { readonly traces?: Traces } =>
  traces === null ? {} : { traces: { pdf: pdfTracesOf(traces), picture: null } };

/** A PDF with a payslip in it, as read and as looked at closer; `traces: null` is one at which nobody looked. */
export const pdfPaper = ({
  facts = {},
  traces = {},
  evidence = {},
  words = {},
  more = {},
}: Told = {}): InspectedPaper => ({
  ...paperOf('a', words, { pdf: facts === null ? null : factsOf(facts), ...evidence }),
  ...tracesOf(traces),
  ...more,
});

interface PictureTold {
  readonly picture?: Partial<PictureFacts>;
  readonly traces?: Partial<PictureTraces> | null;
  readonly evidence?: Partial<Evidence>;
  readonly words?: PaperWords;
}

export const picturePaper = ({
  picture = {},
  traces = {},
  evidence = {},
  words = {},
}: PictureTold = {}): InspectedPaper => ({
  ...paperOf('a', words, { format: 'jpeg', picture: cameraFacts(picture), ...evidence }),
  ...(traces === null ? {} : { traces: { pdf: null, picture: pictureTracesOf(traces) } }),
});

export interface Figure {
  readonly text: string;
  readonly right: number;
  readonly baseline: number;
  readonly font?: number;
  readonly size?: number;
}

const wordAt = (text: string, left: number, right: number, baseline: number, font: number): Word => ({
  text,
  box: { left, top: baseline - 7, right, bottom: baseline + 2 },
  baseline,
  size: 9,
  font,
  confidence: 1,
  angle: 0,
});

/** A table: each figure in a row with two words to its left. */
export const tableOf = (figures: readonly Figure[], fonts: Page['fonts']): Page => ({
  number: 1,
  width: 600,
  height: 800,
  origin: 'text',
  words: figures.flatMap(({ text, right, baseline, font = 0, size = 9 }) => [
    wordAt('Beleg', 50, 80, Math.round(baseline / 20) * 20, 0),
    wordAt('Buchung', 90, 130, Math.round(baseline / 20) * 20, 0),
    { ...wordAt(text, right - text.length * 5, right, baseline, font), size },
  ]),
  fonts,
  images: [],
});
