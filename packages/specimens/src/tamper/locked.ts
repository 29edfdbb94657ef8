import { PDFDocument } from '@cantoo/pdf-lib';
import type { Specimen } from '../truth.ts';

/** The same paper behind a password that nobody tells: no forgery, and no use to anybody. */
export async function locked({ bytes }: Specimen): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes);
  document.encrypt({ userPassword: 'only-the-owner-knows', ownerPassword: 'only-the-bank-knows' });
  return document.save();
}
