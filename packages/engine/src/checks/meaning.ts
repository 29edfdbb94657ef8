import type { DocumentType } from '@vesta/domain/documents/types';
import type { MessageSource, ReportFlag } from '@vesta/domain/report/flags';
import type { PayslipControlName } from '@vesta/domain/report/incomes';

export type RuleName = `R_${string}`;

/**
 * What a failure means to the person who handed the paper in.
 * `always`: nobody goes on with this paper. `until_explained`: another paper, corrected data, or a word to the reviewer.
 * `never`: a warning. `silent`: not told here; the reviewer sees it, and the report may say it.
 */
export type UploadWeight = 'always' | 'until_explained' | 'never' | 'silent';

/** Months without a paper are told as papers that are missing, with their months. */
export interface MissingMonths {
  readonly type: DocumentType;
  /** The sentence of the upload. */
  readonly key: string;
  readonly blocker: boolean;
}

/** The problems that others follow from, in the order in which they are told. */
export const causeKinds = [
  // The wrong paper: nothing on it can be right.
  'wrong_paper',
  'other_person',
  'other_identity',
  'sample',
  // A picture where the issuer's file is wanted: that it is blurred or no original goes without saying.
  'picture_of_file',
  'screenshot',
  'photographed_screen',
  // What could not be read well was read wrongly.
  'unreadable',
  'blank',
  'cropped',
  'blurry',
  'incomplete',
  // A file that was changed: each trace of it is the same news, and so is a sum that no longer comes out.
  'merged',
  'changed',
  'twice',
  // One wrong nationality, one wrong code.
  'nationality',
  'code',
  'code_letter',
] as const;
export type CauseKind = (typeof causeKinds)[number];

/** A rule, all rules whose names begin alike (`R_CF_*`), all that is read from a paper, or what a changed line makes wrong. */
export type Explained = RuleName | 'content' | 'sums';

export interface Cause {
  readonly kind: CauseKind;
  /** Rules that then fail as well, and tell the person nothing more to do. */
  readonly explains: readonly Explained[];
  /** The field that names somebody else. */
  readonly namedIn?: string;
}

export interface RaisedFlag {
  readonly flag: ReportFlag;
  /** Where it is told; without it by the kind of paper that it is about. */
  readonly source?: MessageSource;
  /** Only these wordings of the rule, or all but these. */
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  /** Only where the rule weighs it so. */
  readonly level?: 'warning';
}

/** Why no figure may rest on a paper, the gravest first. */
export const leftOutReasons = ['forged', 'other_person', 'stale', 'too_old'] as const;

export interface LeftOut {
  readonly reason: (typeof leftOutReasons)[number];
  /** Only this wording of the rule. */
  readonly variant?: string;
}

/** Questions of a report that are answered by one rule or by several together. */
export type Question =
  | `payslip.${PayslipControlName}`
  | `person.${'name' | 'birth' | 'birth_place' | 'code' | 'address' | 'known_to_bank'}`
  | `identity.${'valid' | 'zone' | 'agrees'}`
  | `document.${'valid' | 'original'}`;

/**
 * - `sums`: a line that was changed, or is missing, makes it fail.
 * - `reckoning`: it rests on the figures of a paper, so that one that was misread makes it fail.
 * - `trace`: it sees a hand in the file itself, and no misreading makes it.
 * - `sample`: it knows a paper by the paper's own word that it is a sample.
 * - `internal`: it concerns nobody but the house, unless it fails.
 * - `optional`: it is about a proof that nobody is asked for.
 * - `owners_word`: it stays open because of what the owner of the paper said, so they hear of it.
 * - `impersonal`: the two values that it compares are employers, kinds of papers or figures, never names or numbers of people.
 */
export type Trait = 'sums' | 'reckoning' | 'trace' | 'sample' | 'internal' | 'optional' | 'owners_word' | 'impersonal';

/** What nobody who is not the owner may learn by way of a check. */
export type PrivateMatter = 'origin' | 'family' | 'belief' | 'gender' | 'seniority';

/** What a rule means to others than itself. Everything that speaks of certain rules reads it here. */
export interface Meaning {
  /** Left out: what blocks is told as blocking, what is critical until it is explained, and the rest stays silent. */
  readonly upload?: UploadWeight;
  /** Wordings that are not told at the upload. */
  readonly unsaid?: readonly string[];
  /** Said in place of `failed` where the reader lost the thread: the rule's own words would accuse. */
  readonly whenLost?: string;
  /** The wording of one sign that needs a second one, and that of both: a sum of the same paper that fails is such. */
  readonly withSums?: { readonly alone: string; readonly together: string };
  readonly months?: MissingMonths;
  readonly cause?: Cause;
  readonly flags?: readonly RaisedFlag[];
  readonly leavesOut?: LeftOut;
  /** What the card of an identity paper says. */
  readonly cardError?: ReportFlag;
  readonly answers?: readonly Question[];
  readonly traits?: readonly Trait[];
  readonly tells?: PrivateMatter;
  /** Values that its owner alone reads: days of single bookings, ends of identity papers. Its words for others do without. */
  readonly keeps?: readonly string[];
}
