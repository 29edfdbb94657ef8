import type { ApplicationType } from '../application-types.ts';
import { type EmploymentStatus, isSalaried } from '../employment.ts';
import type { RegionCode } from '../regions/codes.ts';
import { regions } from '../regions/index.ts';
import type { DocumentDemand } from '../regions/region.ts';
import type { DocumentRecord } from './record.ts';
import type { DocumentType } from './types.ts';

export interface DemandContext {
  readonly region: RegionCode;
  readonly employmentStatus: EmploymentStatus;
  readonly applicationType: ApplicationType;
  /** What the person says they live from, where that is not their work. */
  readonly sources?: readonly string[];
}

/** A rapid report is about a job; who has none has nothing to show there. */
const withoutJob: readonly EmploymentStatus[] = ['Student', 'Unemployed'];

/**
 * A partner does not know whether somebody has work of their own besides the job, so the papers of a job are enough: the
 * yearly paper of who is employed counts, and where none of those is asked for, a tax assessment may be left out.
 */
function jobAndPerhapsMore(region: RegionCode): readonly DocumentDemand[] {
  const ofJob = regions[region].occupations.find(({ status }) => status === 'Employed')?.documents ?? [];
  return ofJob.some(({ ref }) => ref === 'fiscal_doc') ? ofJob : [...ofJob, { ref: 'fiscal_doc', oneOf: true }];
}

/** The papers that an occupation has to prove its income with; none means that there is no income check. */
export function demandsOf(context: DemandContext): readonly DocumentDemand[] {
  const { region, employmentStatus, applicationType, sources = [] } = context;
  if (applicationType === 'rapid' && withoutJob.includes(employmentStatus)) return [];
  if (applicationType === 'rapid' && employmentStatus === 'Hybrid-employed') return jobAndPerhapsMore(region);
  const documents = regions[region].occupations.find(({ status }) => status === employmentStatus)?.documents ?? [];
  return documents.filter(({ forSources }) => !forSources || forSources.some((source) => sources.includes(source)));
}

/** What an occupation takes besides: a contract of those on a salary, and anything else with a word about it. */
export function extrasOf(context: DemandContext): DocumentType[] {
  const welcome: DocumentType[] = [
    ...(isSalaried(context.employmentStatus) ? ['work_contract' as const] : []),
    'other',
  ];
  return welcome.filter((type) => !demandsOf(context).some(({ ref }) => ref === type));
}

export interface DemandGroup {
  readonly alternatives: readonly DocumentDemand['ref'][];
  /** A single paper marked as an alternative has no other: it may be left out. */
  readonly isOptional: boolean;
}

/** Each paper by itself, and all alternatives as one group in the place of the first of them. */
export function groupDemands(demands: readonly { ref: DocumentDemand['ref']; oneOf?: true }[]): DemandGroup[] {
  const alternatives = demands.filter(({ oneOf }) => oneOf).map(({ ref }) => ref);
  return demands.flatMap(({ ref, oneOf }) => {
    if (!oneOf) return [{ alternatives: [ref], isOptional: false }];
    return ref === alternatives[0] ? [{ alternatives, isOptional: alternatives.length === 1 }] : [];
  });
}

const isUsable = ({ isParsed, hasError }: DocumentRecord): boolean => isParsed && !hasError;

const answers = (documents: readonly DocumentRecord[], { alternatives }: DemandGroup): boolean =>
  documents.some((document) => isUsable(document) && alternatives.some((ref) => ref === document.type));

/** The groups for which no usable paper is there, optional ones and those that nobody can have yet left out. */
export function missingDemands(
  documents: readonly DocumentRecord[],
  demands: readonly DocumentDemand[],
): DemandGroup[] {
  const notYet = notDueYet(documents, demands).map(({ alternatives }) => alternatives[0]);
  return groupDemands(demands).filter(
    (group) => !group.isOptional && !answers(documents, group) && !notYet.includes(group.alternatives[0]),
  );
}

/** The groups for which there is no paper, and for which somebody in the first year of a job need not have one. */
export function notDueYet(documents: readonly DocumentRecord[], demands: readonly DocumentDemand[]): DemandGroup[] {
  const isFirstYear = documents.some((document) => isUsable(document) && document.first_year === true);
  const mayBeMissing = demands.filter(({ notInFirstYear }) => notInFirstYear).map(({ ref }) => ref);
  return groupDemands(demands).filter(
    (group) =>
      isFirstYear && group.alternatives.every((ref) => mayBeMissing.includes(ref)) && !answers(documents, group),
  );
}
