import { morePay } from '../tamper/recipes/edit.ts';
import { laterBy, setModified, setProducer } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control } from './control.ts';

/** The owner marked the pay in yellow and the viewer baked the mark into the page: a box over the figure, shining through. */
export const markedThrough = control(
  'marked-through',
  ['payslip', 'bank_statement'],
  'text',
  async (specimen, chance) => {
    const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
    const { run } = morePay(paper, specimen, 'careful');
    const { context } = paper.document;
    const { height } = paper.sheet(run.page);
    const box = paper.boxOf(run);
    paper.resource(run.page, 'ExtGState', 'Marker', context.register(context.obj({ BM: 'Multiply' })));
    const place = `${box.left} ${height - box.bottom} ${box.right - box.left} ${box.bottom - box.top}`;
    paper.append(run.page, `q\n/Marker gs\n1 0.93 0.2 rg\n${place} re\nf\nQ`);
    setProducer(paper, 'iOS Version 17.5.1 (Build 21F90) Quartz PDFContext');
    setModified(paper, laterBy(paper, chance.between(1, 9)));
    return { bytes: await paper.anew(), touched: [{ page: run.page, box }] };
  },
);
