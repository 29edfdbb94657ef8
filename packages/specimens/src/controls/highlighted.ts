import { PDFArray, PDFName } from '@cantoo/pdf-lib';
import { morePay } from '../tamper/recipes/edit.ts';
import { laterBy, setModified } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control } from './control.ts';

/** The owner marks the pay in yellow to be helpful: an annotation, but nothing is hidden or said otherwise. */
export const highlighted = control('highlighted', ['payslip', 'bank_statement'], 'text', async (specimen, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const { run } = morePay(paper, specimen, 'careful');
  const { context } = paper.document;
  const { height } = paper.sheet(run.page);
  const box = paper.boxOf(run);
  const [top, bottom] = [height - box.top, height - box.bottom];
  const drawing = `/M gs\n1 0.93 0.2 rg\n${box.left} ${bottom} ${box.right - box.left} ${top - bottom} re\nf`;
  const form = context.flateStream(drawing, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [box.left, bottom, box.right, top],
    Resources: { ExtGState: { M: { BM: 'Multiply' } } },
  });
  const mark = context.obj({
    Type: 'Annot',
    Subtype: 'Highlight',
    Rect: [box.left, bottom, box.right, top],
    QuadPoints: [box.left, top, box.right, top, box.left, bottom, box.right, bottom],
    C: [1, 0.93, 0.2],
    F: 4,
    AP: { N: context.register(form) },
  });
  const page = paper.document.getPage(run.page - 1);
  const notes = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray) ?? context.obj([]);
  notes.push(context.register(mark));
  page.node.set(PDFName.of('Annots'), notes);
  paper.alter(page.ref);
  setModified(paper, laterBy(paper, chance.between(1, 9)));
  return { bytes: await paper.revised(), touched: [{ page: run.page, box }] };
});
