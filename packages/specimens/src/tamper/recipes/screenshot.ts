import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { rasterise } from '../../picture/raster.ts';
import { recipe } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { pictureIn } from '../hands/picture-in.ts';
import { laterBy } from '../sheet/imprint.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { operators } from '../sheet/run.ts';
import { morePay } from './edit.ts';
import { slipsAndStatements } from './kinds.ts';

const DPI = { careless: 96, careful: 110, expert: 192 } as const;
const printers = {
  careless: 'Canva',
  careful: 'Microsoft: Print To PDF',
  expert: 'macOS Version 14.5 Quartz PDFContext',
};

/** A picture of the edited page on a screen in place of the file; the expert's program lays readable text below it. */
export const screenshot = recipe('screenshot', slipsAndStatements, async (specimen, strength, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  rewriteInPlace(paper, [morePay(paper, specimen, strength)]);
  const edited = await paper.anew();
  const document = await PDFDocument.create({ updateMetadata: false });
  const layered = await OpenPaper.open(edited);
  for (const [index, page] of (await rasterise(edited, DPI[strength])).entries()) {
    const sheet = layered.sheet(index + 1);
    const put = `q\n${sheet.width} 0 0 ${sheet.height} 0 0 cm\n/Screen Do\nQ`;
    if (strength === 'expert') {
      for (const run of sheet.runs) layered.replace(run, operators(run).replace('BT\n', 'BT\n3 Tr\n'));
      layered.resource(index + 1, 'XObject', 'Screen', pictureIn(layered.document, page));
      layered.append(index + 1, put);
    } else {
      const { node } = document.addPage([sheet.width, sheet.height]);
      node.setXObject(PDFName.of('Screen'), pictureIn(document, page));
      node.addContentStream(document.context.register(document.context.flateStream(put)));
    }
  }
  const target = strength === 'expert' ? layered.document : document;
  const moment = new Date(`${laterBy(paper, chance.between(1, 20))}T20:11:00Z`);
  target.setProducer(printers[strength]);
  target.setKeywords(['specimen']);
  target.setCreationDate(moment);
  target.setModificationDate(moment);
  const bytes = strength === 'expert' ? await layered.anew() : await document.save({ useObjectStreams: false });
  return { bytes, touched: paper.touched };
});
