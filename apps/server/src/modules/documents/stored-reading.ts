import type { Finding } from '@vesta/engine/checks/finding';
import type { ApplicantData } from '@vesta/engine/papers/applicant';
import type { InspectedPage, Inspection, Verdict } from '@vesta/engine/pipeline/inspection';
import { type StoredPaper, storedPaperOf } from '@vesta/engine/pipeline/stored-paper';
import type { House } from '../../house.ts';
import { DOCUMENT_INSPECTION } from '../../lib/vault/contexts.ts';

export interface ShownPage extends Pick<InspectedPage, 'number' | 'width' | 'height' | 'frame'> {
  readonly shownWidth: number;
  readonly shownHeight: number;
}

/** A page is shown as it came, photograph or PDF, however its paper was straightened for reading. */
function displayed(page: InspectedPage, picture: Inspection['file']['picture']): ShownPage {
  const { number, width, height, frame } = page;
  const shown = picture ?? page.shown ?? page;
  return {
    number,
    width,
    height,
    ...(frame ? { frame } : {}),
    shownWidth: shown.width,
    shownHeight: shown.height,
  };
}

/** What is kept of a paper that was read. */
export interface StoredReading {
  readonly paper: StoredPaper;
  /** Each with the size at which it is displayed. */
  readonly pages: readonly ShownPage[];
  readonly verdict: Verdict;
  readonly problem: Inspection['file']['problem'];
  readonly kind: Inspection['kind'];
  readonly type: Inspection['type'];
  readonly country: string | null;
  /** What the rules said last; one about several papers is kept with the first of them. */
  readonly findings: readonly Finding[];
  /** What of the applicant's own data they were held against. */
  readonly applicant: ApplicantData | null;
  /** Set where the paper named another bank than was chosen and was put there: which, and what had been chosen. */
  readonly refiled?: { readonly bank: string; readonly chosen: string };
}

export const storedReadingOf = (documentId: string, inspection: Inspection): StoredReading => ({
  paper: storedPaperOf(documentId, inspection),
  pages: inspection.file.pages.map((page) => displayed(page, inspection.file.picture)),
  verdict: inspection.verdict,
  problem: inspection.file.problem,
  kind: inspection.kind,
  type: inspection.type,
  country: inspection.country,
  findings: [],
  applicant: null,
});

export const sealReading = ({ vault }: Pick<House, 'vault'>, reading: StoredReading): Buffer =>
  vault.sealJson(reading, DOCUMENT_INSPECTION);

export const openReading = ({ vault }: Pick<House, 'vault'>, sealed: Buffer): StoredReading =>
  vault.openJson<StoredReading>(sealed, DOCUMENT_INSPECTION);
