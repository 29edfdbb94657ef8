import type { Day } from '@vesta/domain/dates/day';
import { dayIn } from '@vesta/domain/dates/day-in';
import type { Finding } from '@vesta/engine/checks/finding';
import type { RuleId } from '@vesta/engine/checks/rules';
import type { ApplicantData, ApplicantFact } from '@vesta/engine/papers/applicant';
import { cadastralCodesOf } from '../../adapters/places/built-in/municipalities.ts';
import type { House } from '../../house.ts';
import { applyDecisions } from '../review/apply-decisions.ts';
import { decidedOf } from '../review/decided-of.ts';
import { applicantOf } from './applicant-of.ts';
import type { JudgedRow } from './judged-rows.ts';
import type { LoadedApplicant } from './load-applicant.ts';
import { lookElsewhere } from './look-elsewhere.ts';

export interface Judgement {
  readonly findings: readonly Finding[];
  readonly applicant: ApplicantData;
}

const namesOf = (rows: readonly JudgedRow[], applicant: ApplicantData): string[] => {
  const read = rows.flatMap(({ paper }) => paper.readings.flatMap(({ fields }) => fields.birth_place ?? []));
  return [
    ...new Set([...read.map(({ value }) => String(value)), ...(applicant.birth_place ? [applicant.birth_place] : [])]),
  ];
};

/** The facts that have changed since each paper was last held against them; null when one never was. */
function changedFacts(rows: readonly JudgedRow[], now: ApplicantData): ApplicantFact[] | null {
  if (rows.some(({ reading }) => reading.applicant === null)) return null;
  const facts = Object.keys(now) as ApplicantFact[];
  return facts.filter((fact) =>
    rows.some(({ reading }) => (reading.applicant?.[fact] ?? null) !== (now[fact] ?? null)),
  );
}

const UNDECLARED: RuleId = 'R_BANK_UNDECLARED_INCOME';

/**
 * Who named a source of other income, without a sum, has declared it: nothing found there is a surprise. Nor is it to
 * whoever was never asked: a rapid application has no step in which to declare it.
 */
export const isSurprise = ({ answers, applicationType }: Pick<LoadedApplicant, 'answers' | 'applicationType'>) => {
  const isSettled = applicationType === 'rapid' || Boolean(answers.additional_details?.otherIncomes);
  return ({ rule }: Pick<Finding, 'rule'>): boolean => !(isSettled && rule === UNDECLARED);
};

/** Asks the rules about all papers; `anew` asks all of them, else only those whose facts have changed speak again. */
export async function askEngine(
  house: Pick<House, 'database' | 'vault' | 'engine' | 'clock'>,
  loaded: LoadedApplicant,
  rows: readonly JudgedRow[],
  { anew }: { anew: boolean },
): Promise<Judgement> {
  const today: Day = dayIn(loaded.region, house.clock.now());
  const applicant = applicantOf(loaded, today);
  const seen = await lookElsewhere(
    house,
    loaded,
    rows.map(({ reading }) => reading),
  );
  const changed = anew ? null : changedFacts(rows, applicant);
  const findings = await house.engine.check({
    papers: rows.map(({ paper, corrections }) => ({ ...paper, corrections })),
    today,
    applicant,
    banks: Object.fromEntries(rows.flatMap(({ id, bankAbi }) => (bankAbi ? [[id, bankAbi]] : []))),
    elsewhere: seen.papers,
    numbersOfOthers: seen.numbers,
    birthplaceCodes: Object.fromEntries(namesOf(rows, applicant).map((place) => [place, cadastralCodesOf(place)])),
    before: changed && { findings: rows.flatMap(({ reading }) => reading.findings), changed },
  });
  const decided = await decidedOf(house.database.orm, loaded.applicationId);
  return { findings: applyDecisions(findings.filter(isSurprise(loaded)), decided), applicant };
}
