import { PDFDocument } from '@cantoo/pdf-lib';
import { personOf } from '../../people/person-of.ts';
import { specimensOf } from '../../specimens-of.ts';
import { NothingToForge, recipe } from '../forgery.ts';
import { close } from '../sheet/close.ts';
import { madeOn } from '../sheet/imprint.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { slipsAndStatements } from './kinds.ts';

const today = (made: string): string => `${made.slice(0, 8)}28`;

/** Pages of somebody else behind one's own; the expert takes a stranger with the same bank or payroll program. */
export const mergedPeople = recipe('merged-people', slipsAndStatements, async (specimen, strength, chance) => {
  const { truth } = specimen;
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const seed = chance.digits(6);
  const day = today(madeOn(paper));
  const stranger = personOf(seed, truth.country === 'IT' ? 'IT' : 'DE', day);
  const { job, account } = stranger;
  const alike = {
    ...stranger,
    job: job && truth.kind === 'payslip' ? { ...job, layout: truth.layout } : job,
    account: truth.kind === 'bank_statement' ? { ...account, layout: truth.layout } : account,
  };
  const papers = await specimensOf(strength === 'careless' ? stranger : alike, {
    today: day,
    seed,
    kinds: [truth.kind],
  });
  const other = papers.at(-1);
  if (!other) throw new NothingToForge('pages of a stranger');
  const { document } = paper;
  const source = await PDFDocument.load(other.bytes, { updateMetadata: false });
  const [page] = await document.copyPages(source, [source.getPageCount() - 1]);
  if (!page) throw new NothingToForge('pages of a stranger');
  document.addPage(page);
  const { width, height } = page.getSize();
  paper.touch(document.getPageCount(), { left: 0, top: 0, right: width, bottom: height });
  return close(paper, strength === 'careful' ? 'expert' : strength, chance);
});
