import { laterBy, setIdentity, setModified, setProducer } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';
import { addXmp, archivable } from './xmp.ts';

const converters = [
  'callas pdfaPilot 12.2.442',
  '3-Heights(TM) PDF to PDF-A Converter Service 6.27',
  'LuraDocument PDF Compressor Server 5.12',
  'GPL Ghostscript 10.02.1',
] as const;

/** A certified mailbox or a document store keeps nothing but PDF/A: its converter writes the file anew and signs as producer. */
export const archiveConverted = control('archive-converted', papers, 'text', async (specimen, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  setProducer(paper, chance.pick(converters));
  setModified(paper, laterBy(paper, chance.between(1, 30)));
  setIdentity(paper, chance.letters(32, '0123456789ABCDEF'));
  addXmp(paper, archivable);
  return { bytes: await paper.anew() };
});
