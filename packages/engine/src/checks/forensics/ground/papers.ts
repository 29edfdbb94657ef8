import { type PaperKind, type PaperType, paperTypes } from '@vesta/domain/papers/kinds';
import { type Expected, isKind } from '../../../documents/recognise/expected.ts';
import type { KeptPaper } from '../../../papers/kept-paper.ts';

const kindOf = (expected: Expected): PaperKind | null => {
  if (isKind(expected)) return expected;
  const found = Object.entries(paperTypes).find(([, types]) => types.some((type) => type === expected));
  return (found?.[0] as PaperKind | undefined) ?? null;
};

/** The kinds of papers in a file: as read, else as it was handed in. */
export function kindsOf({ readings, expected }: KeptPaper): readonly PaperKind[] {
  const read = readings.map(({ kind }) => kind).filter((kind) => kind !== 'other');
  const said = expected ? kindOf(expected) : null;
  return read.length > 0 || !said ? read : [said];
}

/** Somebody can tell what it is, be it by reading or by what it was handed in as. */
export const isKnown = ({ readings, expected }: KeptPaper): boolean =>
  readings.some(({ type }) => type !== 'unknown') || (expected ?? null) !== null;

const has = (paper: KeptPaper, kinds: readonly PaperKind[]): boolean =>
  kindsOf(paper).some((kind) => kinds.includes(kind));

const byPost: readonly PaperType[] = ['pension_notice', 'alg_bescheid', 'elterngeld_bescheid'];

/** Letters that pension funds and authorities send on paper: whoever shows one has scanned it. */
export const isSentByPost = ({ readings }: KeptPaper): boolean =>
  readings.length > 0 && readings.every(({ type }) => byPost.includes(type));

const onPaper: readonly PaperType[] = ['cu', 'modello_730', 'lohnsteuerbescheinigung', 'est_bescheid', 'naspi'];

const asFiles: readonly PaperKind[] = ['bank_statement', 'fiscal_document'];

/** Handed in as such a paper, or nothing but such papers: amid a slip or a contract it was scanned along with them. */
function isHandedOutAsFile(paper: KeptPaper): boolean {
  const [kinds, said] = [kindsOf(paper), paper.expected ? kindOf(paper.expected) : null];
  return (
    (said !== null && asFiles.includes(said)) || (kinds.length > 0 && kinds.every((kind) => asFiles.includes(kind)))
  );
}

/**
 * Banks and tax portals hand these out as files: a picture of one proves less. Certificates of employers, returns that somebody helped with, and assessments
 * come on paper as often, and papers of several kinds are photographed together: whoever scans one is asked for the file,
 * and not accused of anything.
 */
export const needsOriginal = (paper: KeptPaper): boolean =>
  isHandedOutAsFile(paper) &&
  !(paper.readings.length > 0 && paper.readings.every(({ type }) => onPaper.includes(type)));

/** Made by somebody's accounting, so that the applicant's own office programs have no business in them. */
export const isIssued = (paper: KeptPaper): boolean => has(paper, ['bank_statement', 'fiscal_document', 'payslip']);

export const isIdentity = (paper: KeptPaper): boolean => has(paper, ['identity_document']);
export const isContract = (paper: KeptPaper): boolean => has(paper, ['work_contract']);
