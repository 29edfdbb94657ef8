import { PDFName, PDFString } from '@cantoo/pdf-lib';
import { rewritten } from '../find/spots.ts';
import { inItsPlace } from '../hands/in-place.ts';
import { around } from '../sheet/box.ts';
import type { OpenPaper } from '../sheet/open-paper.ts';
import { operators, type Run } from '../sheet/run.ts';
import type { Strength } from '../strength.ts';
import { editRecipe, morePay } from './edit.ts';
import { slipsAndStatements } from './kinds.ts';

/** The old text in a layer that viewers do not show. */
function inLayer(paper: OpenPaper, run: Run): string {
  const { context, catalog } = paper.document;
  const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Layer 2') }));
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer], Order: [layer] } }));
  const { node, ref } = paper.document.getPage(run.page - 1);
  node.Resources()?.set(PDFName.of('Properties'), context.obj({ Old: layer }));
  paper.alter(ref);
  paper.alterCatalog();
  return `/OC /Old BDC\n${operators(run)}\nEMC`;
}

const asUnseen: Record<Strength, (paper: OpenPaper, run: Run) => string> = {
  careless: inLayer,
  careful: (_, run) => operators({ ...run, size: 0.1 }),
  expert: (_, run) => `q\n0 0 0 0 re\nW n\n${operators(run)}\nQ`,
};

/**
 * People see a better amount, machines go on reading the true one, which comes out right in every sum: kept in a layer
 * that is not shown, smaller than anybody can see, or clipped away.
 */
export const unseenOriginal = editRecipe('unseen-original', slipsAndStatements, ({ paper, specimen, strength }) => {
  const change = morePay(paper, specimen, strength);
  const { run } = change;
  const fresh = inItsPlace(run, rewritten(run, [change]));
  paper.replace(run, `${asUnseen[strength](paper, run)}\n${operators(fresh)}`);
  paper.touch(run.page, around([paper.boxOf(run), paper.boxOf(fresh)]));
});
