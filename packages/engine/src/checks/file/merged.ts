import type { Reading } from '../../documents/reading.ts';
import { repeatedPages } from '../../documents/recognise/repeated-pages.ts';
import type { Page } from '../../evidence/page.ts';
import type { PdfFacts } from '../../evidence/pdf/facts/pdf-facts.ts';
import { isRecognised } from '../../papers/fields.ts';
import { fontName } from '../forensics/ground/figures.ts';
import { placeOn } from '../forensics/ground/places.ts';
import { programOf } from '../forensics/ground/software.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { strayPages } from '../run/page-count.ts';
import { ofFile, reckoned } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';
import { foreignAccounts } from './foreign-accounts.ts';

const SAME_SIZE = 4;
const FEWEST_SIGNS = 2;

/** Turned sheets have the same size. */
function sizesOf(pages: readonly Page[]): number {
  const sizes: (readonly [number, number])[] = [];
  for (const { width, height } of pages) {
    const size = [Math.min(width, height), Math.max(width, height)] as const;
    const isKnown = sizes.some(([a, b]) => Math.abs(a - size[0]) < SAME_SIZE && Math.abs(b - size[1]) < SAME_SIZE);
    if (!isKnown) sizes.push(size);
  }
  return sizes.length;
}

/** Pages from one program share their fonts; pages that share none come from several. */
function fontFamilies(pages: readonly Page[]): number {
  const groups: Set<string>[] = [];
  for (const { fonts, words } of pages) {
    if (words.length === 0 || fonts.length === 0) continue;
    const names = new Set(fonts.map(({ name }) => fontName(name).base));
    const kin = groups.filter((group) => [...names].some((name) => group.has(name)));
    const joined = new Set([...names, ...kin.flatMap((group) => [...group])]);
    groups.splice(0, groups.length, ...groups.filter((group) => !kin.includes(group)), joined);
  }
  return groups.length;
}

/** Months of these come from one employer or one bank; tax papers and contracts each from somebody else. */
const monthly: readonly Reading['kind'][] = ['payslip', 'bank_statement'];

function wholePage(
  { evidence }: InspectedPaper,
  number: number,
  what: string,
  found: string | null = null,
): EvidencePlace {
  const { width = 0, height = 0 } = evidence.pages.find((page) => page.number === number) ?? {};
  return placeOn(what, number, { left: 0, top: 0, right: width, bottom: height }, found);
}

/** Where papers of another issuer begin than the first of their kind, as far as printed letters tell. */
const otherIssuers = (paper: InspectedPaper): EvidencePlace[] =>
  monthly.flatMap((kind) => {
    const known = paper.readings.filter(
      (reading) => reading.kind === kind && reading.layout !== null && !isRecognised(paper, reading),
    );
    return known
      .filter(({ layout }) => layout !== known[0]?.layout)
      .map(({ pages, layout }) => ({
        ...wholePage(paper, pages[0] ?? 1, 'issuer', layout),
        expected: known[0]?.layout ?? null,
      }));
  });

function signsOn(pages: readonly Page[], pdf: PdfFacts | null): EvidencePlace[] {
  const own = pdf?.pages.filter(({ number }) => pages.some((page) => page.number === number)) ?? [];
  const layers = new Set(own.map(({ layer }) => (layer === 'printed' || layer === 'half' ? 'printed' : 'scan')));
  const signs: readonly (readonly [string, number])[] = [
    ['page sizes', sizesOf(pages.filter(({ words }) => words.length > 0))],
    ['sets of fonts', fontFamilies(pages)],
    ['printed and scanned', own.every(({ layer }) => layer !== 'none') ? layers.size : 1],
  ];
  return signs.filter(([, count]) => count > 1).map(([what, count]) => reckoned(what, 1, count));
}

/**
 * Papers of one kind and maker count as one: among their pages one may have been put in the place of another. Who binds a
 * payslip and a statement together only saves a second upload.
 */
function groupsOf({ evidence: { pages }, readings }: InspectedPaper): readonly (readonly Page[])[] {
  const makers = new Set(readings.map(({ kind, layout }) => `${kind} ${layout}`));
  const groups = [...makers].map((maker) => {
    const own = readings.filter(({ kind, layout }) => `${kind} ${layout}` === maker).flatMap((one) => one.pages);
    return pages.filter(({ number }) => own.includes(number));
  });
  const isWhole = pages.every((page) => groups.some((group) => group.includes(page)));
  // A page that belongs to no paper may belong to any.
  return isWhole && readings.every(({ type }) => type !== 'unknown') ? groups : [pages];
}

/** Pages whose number belongs to another count than that of the pages before them, or whose account to another bank. */
const strays = (paper: InspectedPaper): EvidencePlace[] =>
  // A number that was misread belongs to any count.
  paper.readings
    .filter((reading) => !isRecognised(paper, reading))
    .flatMap((reading) => [
      ...strayPages(paper, reading).map((number) => wholePage(paper, number, 'page number')),
      ...foreignAccounts(paper.evidence.pages, reading),
    ]);

/** One file, one origin. Papers that were put together by hand cannot be told from papers that were swapped. */
export const fileMerged: Rule<InspectedPaper, 'R_FILE_MERGED'> = {
  id: 'R_FILE_MERGED',
  chapter: 'file',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'never',
    cause: { kind: 'merged', explains: ['R_FILE_OTHER_CONTENT'] },
    flags: [{ flag: 'merged' }],
  },
  reads: [],
  judge: (paper) => {
    const { format, pdf, pages } = paper.evidence;
    if (format !== 'pdf') return null;
    if (!pdf) return inconclusive();
    if (pages.length < 2) return passed();
    const stray = [...strays(paper), ...otherIssuers(paper)];
    const tool = programOf(pdf, 'toolbox');
    const isMerged = (signs: readonly EvidencePlace[]): boolean =>
      stray.length > 0 || signs.length >= FEWEST_SIGNS || (tool !== null && signs.length > 0);
    const groups = groupsOf(paper).map((own) => [...stray, ...signsOn(own, pdf)]);
    const merged = groups.find(isMerged);
    const all = merged ?? [...stray, ...signsOn(pages, pdf)];
    const working = tool ? [...all, ofFile('program', null, tool)] : all;
    if (merged) return failed(working, { data: { signs: working.length } });
    const twice = repeatedPages(pages).map(({ number }) => number);
    if (twice.length === 0) return passed(working, isMerged(all) ? { variant: 'several' } : {});
    const places = twice.map((number) => wholePage(paper, number, 'page'));
    return failed(places, { data: { pages: twice.join(', '), count: twice.length }, variant: 'twice' });
  },
};
