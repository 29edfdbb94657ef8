import { PDFName } from '@cantoo/pdf-lib';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import type { Specimen } from '../truth.ts';
import { control, papers } from './control.ts';
import { linearise } from './linearise/linearise.ts';
import { type SealOptions, signPaper } from './sign/sign-paper.ts';

const issuerOf = ({ truth }: Specimen): string => String(truth.fields.bank ?? 'Vesta Specimen Payroll');
const seal = (field: string, appended: boolean, certifies: SealOptions['certifies'] = null): SealOptions => ({
  field,
  appended,
  certifies,
});

/** Proofs for the years to come, laid behind the seals by whoever checked them. */
async function withProofs(bytes: Uint8Array): Promise<Uint8Array> {
  const paper = await OpenPaper.open(bytes);
  const { context, catalog } = paper.document;
  const proof = context.register(context.flateStream(Buffer.from('a certificate would stand here'), {}));
  catalog.set(PDFName.of('DSS'), context.obj({ Type: 'DSS', Certs: [proof] }));
  paper.alterCatalog();
  return paper.revised();
}

/** Written for the web, sealed behind that, sealed again by a second office, and kept with proofs for later. */
export const countersigned = control('countersigned', papers, 'text', async (specimen) => {
  const web = { ...specimen, bytes: await linearise(specimen.bytes) };
  const once = { ...specimen, bytes: await signPaper(web, issuerOf(specimen), seal('Seal', true)) };
  return { bytes: await withProofs(await signPaper(once, 'Vesta Specimen Archive', seal('Archive', true))) };
});

/** Certified so that only forms may be filled in, and then one is. */
export const certifiedThenFilled = control('certified-then-filled', papers, 'text', async (specimen) => {
  const bytes = await signPaper(specimen, issuerOf(specimen), seal('Seal', false, 2));
  const paper = await OpenPaper.open(bytes, specimen.handedIn);
  const page = paper.document.getPage(0);
  const field = paper.document.getForm().createTextField('remark');
  field.setText(specimen.truth.country === 'IT' ? 'Copia per il locatore' : 'Kopie für die Vermietung');
  field.addToPage(page, { x: 210, y: 6, width: 180, height: 10, borderWidth: 0 });
  paper.alter(page.ref);
  paper.alterCatalog();
  const box = { left: 210, top: page.getHeight() - 16, right: 390, bottom: page.getHeight() - 6 };
  return { bytes: await paper.revised(), touched: [{ page: 1, box }] };
});
