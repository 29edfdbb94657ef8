import { rowsOf } from '../tamper/find/rows.ts';
import { NothingToForge } from '../tamper/forgery.ts';
import { laterBy, setModified, setProducer } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import type { Run } from '../tamper/sheet/run.ts';
import type { Truth } from '../truth.ts';
import { control } from './control.ts';

const SHOPS_HIDDEN = 4;
/** Faith and health fund: on the slip by law, no business of a landlord. */
const ownBusiness = /^(ev|rk)$|Krankenkasse|\b(AOK|BARMER|DAK|IKK|BKK|HEK|hkk)\b/;

function privateRuns(paper: OpenPaper, truth: Truth): Run[] {
  if (truth.kind === 'payslip') return paper.runs.filter(({ text, size }) => size > 6 && ownBusiness.test(text));
  return rowsOf(paper, truth)
    .filter(({ booking }) => booking.amount < 0)
    .slice(0, SHOPS_HIDDEN)
    .flatMap(({ runs, y }) => runs.filter((run) => run.y < y - 1));
}

/** German owners may blacken what a landlord need not know: bars over it, every figure left readable. */
export const redactedByOwner = control(
  'redacted-by-owner',
  ['payslip', 'bank_statement'],
  'text',
  async (specimen, chance) => {
    if (specimen.truth.country !== 'DE') throw new NothingToForge('fields that may be blackened');
    const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
    const hidden = privateRuns(paper, specimen.truth);
    if (hidden.length === 0) throw new NothingToForge('fields that may be blackened');
    for (const run of hidden) {
      const box = paper.boxOf(run);
      const { height } = paper.sheet(run.page);
      const place = `${box.left} ${height - box.bottom} ${box.right - box.left} ${box.bottom - box.top}`;
      paper.append(run.page, `q\n0 0 0 rg\n${place} re\nf\nQ`);
      paper.touch(run.page, box);
    }
    setProducer(paper, 'macOS Version 14.5 (Build 23F79) Quartz PDFContext');
    setModified(paper, laterBy(paper, chance.between(1, 15)));
    return { bytes: await paper.anew(), touched: paper.touched };
  },
);
