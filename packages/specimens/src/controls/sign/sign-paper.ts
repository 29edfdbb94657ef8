import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { madeOn } from '../../tamper/sheet/imprint.ts';
import { OpenPaper } from '../../tamper/sheet/open-paper.ts';
import type { Specimen } from '../../truth.ts';
import { selfSigned } from './certificate.ts';
import { detachedSignature } from './cms.ts';
import { sealKeyOf } from './seal-key.ts';

/** Room for the signature, in bytes. */
const ROOM = 3072;
const RANGE = '[ 0 9999999999 9999999999 9999999999 ]';

export interface SealOptions {
  /** Name of its field. */
  readonly field: string;
  /** Behind the file as it is, which keeps every seal before it. */
  readonly appended: boolean;
  /** What may be done to the file afterwards: 2 is filling in forms. */
  readonly certifies: 1 | 2 | 3 | null;
}

const first: SealOptions = { field: 'Seal', appended: false, certifies: null };

function addSignatureField(paper: OpenPaper, issuer: string, stamp: string, { field: name, certifies }: SealOptions) {
  const { context, catalog } = paper.document;
  const signature = context.obj({ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'adbe.pkcs7.detached' });
  signature.set(PDFName.of('ByteRange'), context.obj([0, 9_999_999_999, 9_999_999_999, 9_999_999_999]));
  signature.set(PDFName.of('Contents'), PDFHexString.of('0'.repeat(ROOM * 2)));
  signature.set(PDFName.of('Name'), PDFHexString.fromText(issuer));
  signature.set(PDFName.of('M'), PDFString.of(stamp));
  const signed = context.register(signature);
  if (certifies !== null) {
    const allowed = { Type: 'TransformParams', P: certifies, V: '1.2' };
    const reference = { Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: allowed };
    signature.set(PDFName.of('Reference'), context.obj([reference]));
    catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signed }));
  }
  const page = paper.document.getPage(0);
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of(name),
      Rect: [0, 0, 0, 0],
      F: 132,
      P: page.ref,
      V: signed,
    }),
  );
  const notes = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray) ?? context.obj([]);
  notes.push(field);
  page.node.set(PDFName.of('Annots'), notes);
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict) ?? context.obj({ Fields: [] });
  form.lookup(PDFName.of('Fields'), PDFArray).push(field);
  form.set(PDFName.of('SigFlags'), PDFNumber.of(3));
  catalog.set(PDFName.of('AcroForm'), form);
  paper.alter(page.ref);
  paper.alterCatalog();
}

/** The same paper under its issuer's electronic seal, over every byte but the seal itself. */
export async function signPaper(
  { bytes, handedIn, truth }: Pick<Specimen, 'bytes' | 'handedIn' | 'truth'>,
  issuer: string,
  options: SealOptions = first,
): Promise<Uint8Array> {
  const paper = await OpenPaper.open(bytes, handedIn);
  const made = madeOn(paper);
  addSignatureField(paper, issuer, `D:${made.replaceAll('-', '')}093100Z`, options);
  const file = Buffer.from(options.appended ? await paper.revised() : await paper.anew());
  const text = file.toString('latin1');
  const open = text.lastIndexOf(`<${'0'.repeat(ROOM * 2)}>`);
  const close = open + ROOM * 2 + 2;
  const range = `[ 0 ${open} ${close} ${file.length - close} ]`.padEnd(RANGE.length);
  file.write(range, text.lastIndexOf(RANGE), 'latin1');
  const key = sealKeyOf(issuer);
  const certificate = selfSigned(key, issuer, truth.country, Number(made.slice(0, 4)) - 1);
  const signed = Buffer.concat([file.subarray(0, open), file.subarray(close)]);
  const seal = detachedSignature(signed, key, certificate, new Date(`${made}T09:31:00Z`));
  if (seal.length > ROOM) throw new Error('the seal does not fit');
  file.write(seal.toString('hex'), open + 1, 'latin1');
  return new Uint8Array(file);
}
