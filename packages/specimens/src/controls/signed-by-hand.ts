import { PDFArray, PDFName } from '@cantoo/pdf-lib';
import { NothingToForge } from '../tamper/forgery.ts';
import { laterBy, setModified } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control } from './control.ts';

const signHere = /firma|unterschrift|lavorator|arbeitnehmer|dipendente/i;

/** Signed on a tablet: a stroke of ink over the line where one signs, as a note of the viewer. */
export const signedByHand = control('signed-by-hand', ['work_contract'], 'text', async (specimen, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const run = paper.runs.findLast(({ text }) => signHere.test(text) && text.length < 60);
  if (!run) throw new NothingToForge('a place to sign');
  const { context } = paper.document;
  const [left, bottom] = [run.x - 4, run.y - 3];
  const stroke = Array.from({ length: 24 }, (_, at) => [left + at * 5, bottom + chance.between(2, 26)] as const);
  const path = stroke.map(([x, y], at) => `${x} ${y} ${at === 0 ? 'm' : 'l'}`).join('\n');
  const rect = [left - 2, bottom - 2, left + 124, bottom + 32];
  const form = context.flateStream(`0.1 0.1 0.5 RG\n1.4 w\n${path}\nS`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: rect,
  });
  const ink = context.obj({ Type: 'Annot', Subtype: 'Ink', Rect: rect, F: 4, AP: { N: context.register(form) } });
  ink.set(PDFName.of('InkList'), context.obj([stroke.flat()]));
  const page = paper.document.getPage(run.page - 1);
  const notes = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray) ?? context.obj([]);
  notes.push(context.register(ink));
  page.node.set(PDFName.of('Annots'), notes);
  paper.alter(page.ref);
  setModified(paper, laterBy(paper, chance.between(1, 9)));
  const { height } = paper.sheet(run.page);
  const box = { left: rect[0] ?? 0, top: height - bottom - 32, right: left + 124, bottom: height - bottom + 2 };
  return { bytes: await paper.revised(), touched: [{ page: run.page, box }] };
});
