import type { DemandGroup } from '../documents/demands.ts';
import { chosenCombination, missingSides } from '../documents/missing-sides.ts';
import { paperNameOf } from '../documents/paper-name.ts';
import type { DocumentRecord } from '../documents/record.ts';
import { type DocumentType, isFiscalType } from '../documents/types.ts';
import type { EmploymentStatus } from '../employment.ts';
import type { RegionCode } from '../regions/codes.ts';
import type { OutlookAnswer, OutlookPaper, OutlookVerdict, PaperState, WantedPaper } from './outlook.ts';

export interface OutlookGrounds {
  documents: readonly DocumentRecord[];
  demands: readonly DemandGroup[];
  /** Months that the checks miss, by type of paper. */
  missingMonths: Partial<Record<DocumentType, number>>;
  employmentStatus: EmploymentStatus;
  region: RegionCode;
  /** The server would not let the person go on with the papers as they are. */
  isBlocked: boolean;
  /** Rapid reports are not about who somebody is. */
  wantsIdentity: boolean;
  /** The person's bank has said who they are, which stands in the place of a document. */
  isKnownToBank: boolean;
}

const SAID_BY_BANK: WantedPaper = { paper: 'national_id', state: 'ready', count: 1, missing: 0 };

/** Whoever has shown a document all the same is held to it. */
function identityOf({ documents, isKnownToBank }: OutlookGrounds): WantedPaper {
  const ids = documents.filter(({ type }) => type === 'national_id');
  if (isKnownToBank && ids.length === 0) return SAID_BY_BANK;
  return paperOf('national_id', ids, missingSides(ids, chosenCombination(ids)).length);
}

const nameOf = (alternatives: DemandGroup['alternatives'], grounds: OutlookGrounds): OutlookPaper => {
  const [first = 'other', ...others] = alternatives;
  return others.length > 0 && alternatives.every((type) => isFiscalType(type)) ? 'fiscal' : paperNameOf(first, grounds);
};

function stateOf(documents: readonly DocumentRecord[], usable: number, missing: number): PaperState {
  if (documents.some(({ isParsed }) => !isParsed)) return 'reading';
  // A refused paper stands in the way beside good ones too, until it is replaced or deleted; a file that would not
  // open is no paper, and the good ones have taken its place.
  const papers = documents.filter(({ unread }) => !unread).length;
  if (usable > 0) return missing > 0 || usable < papers ? 'incomplete' : 'ready';
  return documents.length > 0 ? 'unusable' : 'missing';
}

function paperOf(paper: OutlookPaper, documents: readonly DocumentRecord[], missing: number): WantedPaper {
  const count = documents.filter(({ isParsed, hasError }) => isParsed && !hasError).length;
  return { paper, state: stateOf(documents, count, missing), count, missing: count > 0 ? missing : 0 };
}

const adviceFor = ({ paper, state, missing }: WantedPaper): OutlookAnswer['advice'] => {
  if (state === 'ready') return [];
  const lacks = missing === 0 ? 'refused' : paper === 'national_id' ? 'sides' : 'more';
  const about = state === 'incomplete' ? lacks : state;
  return [{ message_key: `Outlook.Advice.${about}`, paper, data: { missing } }];
};

/** Something that shows an income and can be used, be it incomplete. */
const showsIncome = ({ paper, count }: WantedPaper): boolean => paper !== 'national_id' && count > 0;

function verdictOf(papers: readonly WantedPaper[]): OutlookVerdict {
  if (papers.every(({ state }) => state === 'ready')) return 'conclusive';
  return papers.some(showsIncome) || papers.every(({ paper }) => paper === 'national_id') ? 'partly' : 'notYet';
}

/** Looks at the papers before anybody pays: what the report will be able to say, and what would let it say more. */
export function judgeOutlook(grounds: OutlookGrounds): Omit<OutlookAnswer, 'success' | 'expected'> {
  const { documents, demands, missingMonths, isBlocked, wantsIdentity } = grounds;
  const identity = wantsIdentity ? [identityOf(grounds)] : [];
  const proofs = demands
    .filter(({ isOptional }) => !isOptional)
    .map(({ alternatives }) =>
      paperOf(
        nameOf(alternatives, grounds),
        documents.filter(({ type }) => alternatives.some((one) => one === type)),
        Math.max(0, ...alternatives.map((type) => missingMonths[type] ?? 0)),
      ),
    );
  const papers = [...identity, ...proofs];
  const reading = documents.filter(({ isParsed }) => !isParsed).length;
  return {
    verdict: verdictOf(papers),
    blocked: isBlocked && reading === 0,
    reading,
    papers,
    advice: papers.flatMap((paper) => adviceFor(paper)),
  };
}
