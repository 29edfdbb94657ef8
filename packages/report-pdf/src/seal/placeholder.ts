import { ParseSpeeds, PDFArray, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

/** Room for the container, in bytes: certificate chains of an operator's authority fit several times. */
export const CONTAINER_BYTES = 12_288;
/** Ten digits each, so that the real offsets fit into the same place. */
export const RANGE_PLACEHOLDER = 9_999_999_999;
/** Entry of the signature dictionary that carries the code of the paper; the prefix keeps it apart from the standard's. */
export const CODE_ENTRY = 'VSTA_Code';

/** Print and locked: the field shows nothing and nobody moves it. */
const FIELD_FLAGS = 132;
/** Signatures exist, and the file may only be appended to. */
const SIGNATURE_FLAGS = 3;

export interface SealWords {
  name: string;
  reason: string;
  location: string;
  at: Date;
  /** The signed code of the paper, so that the file alone says which report it is. */
  code: string;
}

const pdfDate = (at: Date): PDFString => PDFString.fromDate(at);

/** Appends an empty signature to a finished paper. Not a byte of what was there changes. */
export async function addPlaceholder(
  pdf: Uint8Array,
  { name, reason, location, at, code }: SealWords,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, {
    updateMetadata: false,
    forIncrementalUpdate: true,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const { context } = document;
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [0, RANGE_PLACEHOLDER, RANGE_PLACEHOLDER, RANGE_PLACEHOLDER],
      Contents: PDFHexString.of('00'.repeat(CONTAINER_BYTES)),
      Name: PDFHexString.fromText(name),
      Reason: PDFHexString.fromText(reason),
      Location: PDFHexString.fromText(location),
      M: pdfDate(at),
      [CODE_ENTRY]: PDFString.of(code),
    }),
  );
  const page = document.getPage(0);
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      T: PDFString.of('VestaSeal'),
      F: FIELD_FLAGS,
      P: page.ref,
      V: signature,
    }),
  );
  const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray)?.asArray() ?? [];
  page.node.set(PDFName.of('Annots'), context.obj([...annotations, field]));
  document.catalog.set(
    PDFName.of('AcroForm'),
    context.register(context.obj({ SigFlags: SIGNATURE_FLAGS, Fields: [field] })),
  );
  return document.save({
    useObjectStreams: false,
    updateFieldAppearances: false,
    addDefaultPage: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}
