import { PDFArray, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { madeOn } from '../../tamper/sheet/imprint.ts';
import { OpenPaper } from '../../tamper/sheet/open-paper.ts';
import type { Specimen } from '../../truth.ts';
import { selfSigned } from './certificate.ts';
import { detachedSignature } from './cms.ts';
import { sealKeyOf } from './seal-key.ts';

/** Room for the signature, in bytes. */
const ROOM = 3072;
const RANGE = '[ 0 9999999999 9999999999 9999999999 ]';

function addSignatureField(paper: OpenPaper, issuer: string, stamp: string): void {
  const { context, catalog } = paper.document;
  const signature = context.obj({ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'adbe.pkcs7.detached' });
  signature.set(PDFName.of('ByteRange'), context.obj([0, 9_999_999_999, 9_999_999_999, 9_999_999_999]));
  signature.set(PDFName.of('Contents'), PDFHexString.of('0'.repeat(ROOM * 2)));
  signature.set(PDFName.of('Name'), PDFHexString.fromText(issuer));
  signature.set(PDFName.of('M'), PDFString.of(stamp));
  const page = paper.document.getPage(0);
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of('Seal'),
      Rect: [0, 0, 0, 0],
      F: 132,
      P: page.ref,
      V: context.register(signature),
    }),
  );
  const notes = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray) ?? context.obj([]);
  notes.push(field);
  page.node.set(PDFName.of('Annots'), notes);
  catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [field] }));
}

/** The same paper under its issuer's electronic seal, over every byte but the seal itself. */
export async function signPaper(specimen: Specimen, issuer: string): Promise<Uint8Array> {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const made = madeOn(paper);
  addSignatureField(paper, issuer, `D:${made.replaceAll('-', '')}093100Z`);
  const file = Buffer.from(await paper.anew());
  const text = file.toString('latin1');
  const open = text.indexOf(`<${'0'.repeat(ROOM * 2)}>`);
  const close = open + ROOM * 2 + 2;
  const range = `[ 0 ${open} ${close} ${file.length - close} ]`.padEnd(RANGE.length);
  file.write(range, text.indexOf(RANGE), 'latin1');
  const key = sealKeyOf(issuer);
  const certificate = selfSigned(key, issuer, specimen.truth.country, Number(made.slice(0, 4)) - 1);
  const signed = Buffer.concat([file.subarray(0, open), file.subarray(close)]);
  const seal = detachedSignature(signed, key, certificate, new Date(`${made}T09:31:00Z`));
  if (seal.length > ROOM) throw new Error('the seal does not fit');
  file.write(seal.toString('hex'), open + 1, 'latin1');
  return new Uint8Array(file);
}
