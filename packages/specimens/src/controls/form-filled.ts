import { laterBy, setModified } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';

const notes = { IT: 'Allegato 2 alla domanda del 3.11.2026', DE: 'Anlage 2 zur Selbstauskunft vom 3.11.2026' } as const;

/** The owner types a note into a field at the foot of the first page; the viewer appends it. */
export const formFilled = control('form-filled', papers, 'text', async (specimen, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const page = paper.document.getPage(0);
  const { height } = page.getSize();
  const field = paper.document.getForm().createTextField('note');
  field.setText(specimen.truth.country === 'IT' ? notes.IT : notes.DE);
  field.addToPage(page, { x: 210, y: 6, width: 180, height: 10, borderWidth: 0 });
  paper.alter(page.ref);
  paper.alterCatalog();
  setModified(paper, laterBy(paper, chance.between(1, 9)));
  const box = { left: 210, top: height - 16, right: 390, bottom: height - 6 };
  return { bytes: await paper.revised(), touched: [{ page: 1, box }] };
});
