import { rgb } from '@cantoo/pdf-lib';
import { signPaper } from '../../controls/sign/sign-paper.ts';
import { rewritten } from '../find/spots.ts';
import { recipe } from '../forgery.ts';
import { grown } from '../sheet/box.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { morePay } from './edit.ts';
import { slipsAndStatements } from './kinds.ts';

/**
 * A field of a form on white ground, filled in with another figure, over the one that is printed: viewers call that
 * filling in a form, and seals allow it. The expert does it to a paper that its issuer has sealed.
 */
export const fieldOverAmount = recipe('field-over-amount', slipsAndStatements, async (specimen, strength) => {
  const { bank } = specimen.truth.fields;
  const bytes =
    strength === 'expert' ? await signPaper(specimen, String(bank ?? 'Vesta Specimen Payroll')) : specimen.bytes;
  const paper = await OpenPaper.open(bytes, specimen.handedIn);
  const change = morePay(paper, specimen, strength);
  const { run } = change;
  const box = grown(paper.boxOf(run), strength === 'careless' ? 1.5 : 0.4);
  const page = paper.document.getPage(run.page - 1);
  const field = paper.document.getForm().createTextField('Text1');
  field.setText(rewritten(run, [change]).replace('€', 'EUR'));
  field.addToPage(page, {
    x: box.left,
    y: page.getHeight() - box.bottom,
    width: box.right - box.left,
    height: box.bottom - box.top,
    borderWidth: 0,
    backgroundColor: rgb(1, 1, 1),
  });
  paper.alter(page.ref);
  paper.alterCatalog();
  paper.touch(run.page, box);
  return { bytes: await paper.revised(), touched: paper.touched };
});
