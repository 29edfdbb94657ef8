import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { laterBy } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';

const SMALLER = 0.94;
const MARGIN = 14;

/** Printed out of the portal by a browser that adds its own head and foot: day, title, address, its own page numbers. */
export const portalPrint = control('portal-print', papers, 'picture', async (specimen, chance) => {
  const source = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  const day = laterBy(source, chance.between(0, 20));
  const [year = '', month = '', date = ''] = day.split('-');
  const forms = await document.embedPages(source.document.getPages());
  forms.forEach((form, index) => {
    const page = document.addPage([form.width, form.height]);
    const x = (form.width * (1 - SMALLER)) / 2;
    page.drawPage(form, { x, y: (form.height * (1 - SMALLER)) / 2, xScale: SMALLER, yScale: SMALLER });
    const write = (text: string, left: number, y: number) => page.drawText(text, { x: left, y, size: 6.5, font });
    write(`${date}/${month}/${year.slice(2)}, 18:04`, MARGIN, form.height - MARGIN);
    write('Online-Services', form.width / 2, form.height - MARGIN);
    write('https://portal.example/documents/view', MARGIN, MARGIN - 6);
    write(`${index + 1}/${forms.length}`, form.width - MARGIN * 2, MARGIN - 6);
  });
  const moment = new Date(`${day}T18:04:00Z`);
  document.setTitle('Online-Services');
  document.setProducer('Skia/PDF m128');
  document.setCreator('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/128.0.0.0');
  document.setKeywords(['specimen']);
  document.setCreationDate(moment);
  document.setModificationDate(moment);
  return { bytes: await document.save({ useObjectStreams: true }) };
});
