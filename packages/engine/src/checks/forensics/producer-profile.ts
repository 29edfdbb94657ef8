import type { Reading } from '../../documents/reading.ts';
import { textIn } from '../../papers/fields.ts';
import type { KeptPaper, PaperSet } from '../../papers/kept-paper.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import { type Trade, tradeOf } from './ground/software.ts';

const FEWEST_PAPERS = 3;
const copying: readonly (Trade | null)[] = ['printer', 'scanner', 'toolbox'];

/** Versions change with every update of a program; its name does not. Who stamps a paper may sign behind the issuer. */
const nameOf = (program: string): string =>
  program
    .toLowerCase()
    .replace(/; modified using .*$/, '')
    .replace(/\(.*?\)|[^a-z ]+/g, ' ')
    .replace(/\b(?:version|release|build|v|r|rev)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const issuerOf = (reading: Reading): string | null => {
  const who = textIn(reading, 'employer_name') ?? reading.layout;
  return who && (reading.kind === 'payslip' || reading.kind === 'bank_statement')
    ? `${reading.kind} ${reading.layout ?? ''} ${who.toLowerCase()}`
    : null;
};

/** A scanner or a camera made the file, and many of them leave no name. */
const isOfPixels = ({ evidence: { pages } }: KeptPaper): boolean => pages.every(({ origin }) => origin !== 'text');

interface Made {
  readonly paper: KeptPaper;
  readonly program: string;
}

function byIssuer(papers: readonly KeptPaper[]): Made[][] {
  const groups = new Map<string, Made[]>();
  for (const paper of papers) {
    const issuer = paper.readings.map(issuerOf).find((name) => name !== null);
    const { pdf } = paper.evidence;
    if (!issuer || !pdf) continue;
    const program = pdf.metadata.producer ?? pdf.metadata.creator ?? '';
    groups.set(issuer, [...(groups.get(issuer) ?? []), { paper, program }]);
  }
  return [...groups.values()].filter((group) => group.length >= FEWEST_PAPERS);
}

const isOfOneProgram = (group: readonly Made[]): boolean =>
  group.every(({ program }) => program !== '' && nameOf(program) === nameOf(group[0]?.program ?? ''));

/** The one paper that another program made than all its sisters; none where an issuer changed its program midway. */
function oddOneOut(group: readonly Made[]): { readonly odd: Made; readonly usual: string } | null {
  const counts = new Map<string, Made[]>();
  for (const made of group) counts.set(nameOf(made.program), [...(counts.get(nameOf(made.program)) ?? []), made]);
  const sorted = [...counts.values()].toSorted((a, b) => b.length - a.length);
  const [usual, other] = [sorted[0], sorted[1]];
  if (sorted.length !== 2 || other?.length !== 1 || !other[0] || !usual?.[0] || usual.length < 2) return null;
  if (usual[0].program === '') return null;
  return { odd: other[0], usual: usual[0].program };
}

/** Papers of one employer or one bank are made by one program. */
export const pdfProducerProfile: Rule<PaperSet, 'R_PDF_PRODUCER_PROFILE'> = {
  id: 'R_PDF_PRODUCER_PROFILE',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ papers }) => {
    if (papers.every(({ evidence }) => evidence.pdf === null)) return null;
    const groups = byIssuer(papers);
    if (groups.length === 0) return inconclusive();
    const odd = groups.flatMap((group) => oddOneOut(group) ?? []);
    const working = odd.map(
      ({ odd: { paper, program }, usual }): EvidencePlace => ({
        paper: paper.id,
        ...ofFile('program', usual, program === '' ? null : program),
      }),
    );
    const named = odd.map((found) => found.odd.paper.id);
    // Programs that differ without a pattern, or are not named, speak neither for nor against anybody.
    if (odd.length === 0) return groups.every(isOfOneProgram) ? passed() : inconclusive([], { variant: 'undecided' });
    // Whoever prints a paper from the browser, saves it from a viewer or scans it puts that program's name on it.
    const isPrinted = odd.every(
      ({ odd: { paper, program } }) => copying.includes(tradeOf(program)) || isOfPixels(paper),
    );
    if (!isPrinted && odd.every((found) => found.odd.program === ''))
      return failed(working, { data: { usual: odd[0]?.usual ?? '' }, papers: named, variant: 'unnamed' });
    return failed(working, {
      data: { program: odd[0]?.odd.program ?? '', usual: odd[0]?.usual ?? '' },
      papers: named,
      ...(isPrinted ? { level: 'info', variant: 'printed' } : {}),
    });
  },
};
