import type { Day } from '@vesta/domain/dates/day';
import type { AskedRent } from '@vesta/domain/rent/asked-rent';
import type { OtherQuestion, ShareState } from '@vesta/domain/report/people';
import type { ApplicantRole } from '@vesta/domain/roles';
import type { LivingSituation } from '@vesta/domain/validation/household-vocabulary';
import type { AnalysisInput } from '../analysis/input.ts';

/** The person as the head of the report shows them. */
export interface PersonFacts {
  readonly id: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly birthAddress: string | null;
  readonly currentAddress: string | null;
  readonly livingSituation: LivingSituation | null;
  readonly hasPets: boolean | null;
  readonly petsDetails: string | null;
}

export interface MemberFacts {
  readonly fullname: string;
  readonly relationship: string | null;
  readonly role: string;
  readonly email: string | null;
  readonly dateOfBirth: Day | null;
  /** Where they stand with papers of their own; occupants bring none. */
  readonly share: ShareState;
}

/** Figures that a guarantor's own papers gave. */
export interface GuarantorFigures {
  readonly income: number;
  readonly commitments: number;
  readonly housing: number;
}

export interface GuarantorFacts {
  readonly fullname: string;
  readonly relationship: string | null;
  readonly email: string | null;
  readonly share: ShareState;
  /** Null until they released them to the household. */
  readonly figures: GuarantorFigures | null;
}

export interface FundFacts {
  readonly source: string;
  readonly amount: number | null;
  /** `accepted`: a paper shows it; `unread`: a paper is there and does not tell. */
  readonly proof: 'accepted' | 'unread' | 'none';
  readonly papers: readonly string[];
}

export interface MortgageFacts {
  readonly identifiedProperty: boolean | null;
  readonly propertyType: string | null;
  readonly needFinancing: string | null;
  readonly propertyValue: number | null;
  readonly loanAmount: number | null;
  /** The years that the applicant would like. */
  readonly wishedTerm?: number | null;
  readonly sources: readonly FundFacts[];
}

export interface ReportInput extends AnalysisInput {
  readonly reportId: string;
  readonly role: ApplicantRole;
  readonly person: PersonFacts;
  readonly listing: { readonly companyName: string | null; readonly title: string | null } | null;
  /** Of the home applied for; null where none is in view. */
  readonly rent: AskedRent | null;
  readonly members: readonly MemberFacts[];
  readonly guarantors: readonly GuarantorFacts[];
  readonly questions: readonly OtherQuestion[];
  /** What people wrote about papers of no known kind, by the id of the file. */
  readonly descriptions: Readonly<Record<string, string>>;
  readonly mortgage: MortgageFacts | null;
}
