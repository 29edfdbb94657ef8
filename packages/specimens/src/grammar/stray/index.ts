import type { Specimen, Truth } from '../../truth.ts';
import { type Draw, drawOf } from '../draw.ts';
import { type ChancePaper, payslipPaperByChance, statementPaperByChance } from '../paper-by-chance.ts';
import { foreignSlips } from './foreign-slips.ts';
import { otherPapers } from './other-papers.ts';
import { pageFromTheMiddle, pagesOf, withPageTwice } from './pages.ts';
import { type SheetText, writeSheet } from './sheet.ts';
import { inOtherLanguage, ofBankAbroad } from './statements.ts';

/** A paper that somebody hands in by mistake or because nobody told them better: honest, but not what was asked for. */
export interface StrayPaper extends ChancePaper {
  readonly is: string;
  /** What the product may call it, `other` where it has no name for it; every other name but none at all is a mistake. */
  readonly named: readonly string[];
  /** Rules of the catalogue that are right about it, such as that pages are missing. */
  readonly rightlySaid: readonly string[];
}

type Made = Pick<StrayPaper, 'named'> &
  Partial<Pick<StrayPaper, 'rightlySaid'>> &
  Pick<Specimen, 'name' | 'bytes' | 'truth'>;

const nothingAsked = (kind: Truth['kind'], type: string, country: string): Truth => ({
  kind,
  type,
  country,
  layout: 'by-chance',
  side: null,
  fields: {},
  transactions: [],
});

const files: Readonly<Record<string, string>> = { fr: 'FR', es: 'ES', pl: 'PL', en: 'GB', it: 'IT', de: 'DE' };

async function sheetPaper(draw: Draw, sheet: SheetText, kind: Truth['kind'], named: readonly string[]): Promise<Made> {
  const truth = nothingAsked(kind, named[0] ?? 'other', files[sheet.language] ?? 'IT');
  return { name: 'paper.pdf', bytes: await writeSheet(draw, sheet), truth, named };
}

const asStatement = (paper: Specimen): Made => ({ ...paper, named: ['account_statement'] });

async function pageTwice(seed: string): Promise<Made> {
  const paper = await payslipPaperByChance(seed, 0);
  return { ...paper, bytes: await withPageTwice(paper.bytes), named: ['payslip'] };
}

async function statementPageTwice(seed: string): Promise<Made> {
  const paper = await statementPaperByChance(seed, 0);
  return { ...asStatement(paper), bytes: await withPageTwice(paper.bytes) };
}

/** Statements of one page have no middle: the next of that seed is taken until one has. */
async function middlePage(seed: string): Promise<Made> {
  for (let index = 0; ; index += 1) {
    const paper = await statementPaperByChance(seed, index);
    if ((await pagesOf(paper.bytes)) < 3) continue;
    const bytes = await pageFromTheMiddle(paper.bytes);
    const truth = nothingAsked('bank_statement', 'account_statement', paper.truth.country);
    return { name: paper.name, bytes, truth, named: ['account_statement'], rightlySaid: ['R_FILE_PAGES_MISSING'] };
  }
}

type Kind = readonly [is: string, make: () => Promise<Made>];

const kindsOf = (draw: Draw, seed: string): Kind[] => [
  ['same page twice, payslip', () => pageTwice(seed)],
  ['same page twice, statement', () => statementPageTwice(seed)],
  ['page from the middle', () => middlePage(seed)],
  ['captions in the other language', async () => asStatement(await inOtherLanguage(draw, seed))],
  ['bank of another state', async () => asStatement(await ofBankAbroad(draw, seed))],
  ...Object.entries(foreignSlips).map(
    ([is, sheet]): Kind => [is, () => sheetPaper(draw, sheet(draw), 'payslip', ['payslip', 'other'])],
  ),
  ...otherPapers.map(([is, named, sheet]): Kind => [is, () => sheetPaper(draw, sheet(draw), 'other', named)]),
];

/** What strays there are, by name. */
export const strayKinds: readonly string[] = kindsOf(drawOf(''), '').map(([is]) => is);

/** The stray of that number of a seed: each kind in its turn, so that few of them meet every kind. */
export async function strayPaperByChance(seed: string, index: number): Promise<StrayPaper> {
  const own = `${seed}/stray/${index}`;
  const draw = drawOf(own);
  const kinds = kindsOf(draw, own);
  const kind = kinds[index % kinds.length];
  if (!kind) throw new Error('there are strays of some kind');
  const [is, make] = kind;
  draw.note(is);
  const made = await make();
  return {
    rightlySaid: [],
    ...made,
    is,
    name: `${index}-${is.replaceAll(/[ ,]+/g, '-')}.pdf`,
    traits: [...draw.traits],
  };
}
