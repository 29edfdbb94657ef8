import type { Day } from '@vesta/domain/dates/day';
import { dayIn } from '@vesta/domain/dates/day-in';
import { givenMobile } from '@vesta/domain/partner-entry';
import { contradictions, petsAnswer } from '@vesta/domain/questionnaire/contradictions';
import { questionNumber } from '@vesta/domain/questionnaire/question-key';
import { isVoluntary } from '@vesta/domain/questionnaire/question-rules';
import type { OtherQuestion } from '@vesta/domain/report/people';
import {
  DEFAULT_HOUSEHOLD_COUNT,
  type HouseholdCount,
  parseHouseholdCount,
} from '@vesta/domain/validation/household-count';
import { readableMobile } from '@vesta/domain/validation/mobile';
import { splitOtherIncomes } from '@vesta/domain/validation/other-incomes';
import type { PersonFacts, ReportInput } from '@vesta/engine/report/input';
import type { House } from '../../house.ts';
import { applicantOf, askedRentOf } from '../documents/applicant-of.ts';
import { judgePapers } from '../documents/judge-papers.ts';
import { openLabel } from '../documents/label.ts';
import { listedRows } from '../documents/rows.ts';
import { proofWords } from '../review/proof-words.ts';
import { type Companion, guarantorsOf, membersOf } from './household.ts';
import type { Subject } from './load-subject.ts';
import { mortgageFactsOf } from './mortgage-facts.ts';

type Needs = Pick<House, 'database' | 'vault' | 'engine' | 'clock'>;
/** Everything a report is made of but its own number. */
export type Inputs = Omit<ReportInput, 'reportId'>;

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

export function householdCountOf({ answers }: Subject): HouseholdCount {
  const saved = answers.additional_details?.household_members_count ?? DEFAULT_HOUSEHOLD_COUNT;
  return parseHouseholdCount(saved) ?? { adults: 1, minors: 0 };
}

export const listingOf = ({ listing }: Subject): ReportInput['listing'] =>
  listing && { companyName: listing.companyName, title: listing.title };

/** A box that nobody ticked is no answer; a question that was answered is one. */
const hasPets = (answers: Subject['answers']): boolean | null =>
  answers.additional_details?.hasPets ? true : petsAnswer(answers);

function personOf({ userId, profile, answers }: Subject, address: string | null): PersonFacts {
  const additional = answers.additional_details ?? {};
  const mobile = givenMobile(profile.mobile);
  // What was said twice and differently is no fact until it is settled.
  const isPetsOpen = contradictions(answers).some(({ about }) => about === 'pets');
  return {
    id: userId,
    email: profile.email,
    mobile: mobile && readableMobile(mobile),
    birthAddress: text(answers.personal_details?.placeOfBirth),
    currentAddress: address,
    livingSituation: additional.livingSituation ?? null,
    hasPets: isPetsOpen ? null : hasPets(answers),
    petsDetails: isPetsOpen ? null : (additional.petsDetails ?? null),
  };
}

function questionsOf({ answers }: Subject): OtherQuestion[] {
  const open = contradictions(answers).map(({ question }) => question);
  return (answers.questionnaire?.questionnaire ?? []).map(({ question, response, details }) => {
    const number = questionNumber(question) ?? 0;
    const isOpen = open.includes(number);
    return {
      translation_key: question,
      answer: isOpen ? null : response,
      details: isOpen ? null : details,
      voluntary: isVoluntary(number),
    };
  });
}

/** Gathers what was said and what was read. The same application gives the same inputs, in the same order. */
export async function gatherInputs(house: Needs, subject: Subject, companions: readonly Companion[]): Promise<Inputs> {
  const today: Day = dayIn(subject.region, house.clock.now());
  const listed = await listedRows(house, subject.applicationId);
  const { rows, findings } = await judgePapers(house, subject.applicationId, { anew: false });
  const applicant = applicantOf(subject, today);
  const members = membersOf(subject, companions);
  return {
    kind: subject.kind,
    today,
    region: subject.region,
    status: subject.status,
    role: subject.role,
    applicant,
    declaredSources: splitOtherIncomes(subject.answers.additional_details?.otherIncomes ?? ''),
    declaredDebts: 0,
    keepsRent: subject.kind === 'mortgage' && subject.answers.additional_details?.keepsRent === true,
    household: householdCountOf(subject),
    coApplicants: members.filter(({ role }) => role === 'Co-Applicant').length,
    papers: rows.map(({ paper }) => paper),
    findings,
    person: personOf(subject, applicant.address),
    listing: listingOf(subject),
    rent: askedRentOf(subject),
    members,
    guarantors: guarantorsOf(subject, companions),
    questions: questionsOf(subject),
    descriptions: Object.fromEntries(
      listed.flatMap(({ id, labelSealed }) => {
        const { description } = openLabel(house, labelSealed);
        return description ? [[id, description]] : [];
      }),
    ),
    mortgage: mortgageFactsOf(subject, listed, await proofWords(house.database.orm, subject.applicationId)),
  };
}
