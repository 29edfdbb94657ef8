import * as z from 'zod/mini';
import { applicationTypes } from '../application-types.ts';
import { allCaseReasons, caseDecisions } from '../desk/review.ts';
import { regionCodes } from '../regions/codes.ts';
import { releaseLine } from '../release.ts';
import { stepRouters } from '../workflow/steps.ts';

/** What a person may ask for under data protection law. */
export const requestKinds = ['access', 'erasure', 'correction', 'restriction', 'objection'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestOutcomes = ['done', 'refused', 'withdrawn'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/** Who else than the person looked at something of theirs. */
export const look = z.object({
  /** `company`: somebody at the desk of whoever offers the home; `staff`: somebody of the house itself. */
  who: z.enum(['recipient', 'company', 'staff']),
  /** The name of the recipient or the company, where it is still known. */
  name: z.nullable(z.string()),
  what: z.enum(['report', 'pdf', 'figures', 'paper', 'other']),
  at: z.string(),
});
export type Look = z.infer<typeof look>;

export const reviewLine = z.object({
  id: z.string(),
  document_id: z.nullable(z.string()),
  /** As it was handed in; null where the whole application is contested. */
  document_type: z.nullable(z.string()),
  rule: z.nullable(z.string()),
  words: z.nullable(z.string()),
  created_at: z.string(),
  due_at: z.string(),
  answered_at: z.nullable(z.string()),
  /** What a person decided, and for which reason of the catalogue. */
  decision: z.nullable(z.enum(caseDecisions)),
  reason: z.nullable(z.enum(allCaseReasons)),
});
export type ReviewLine = z.infer<typeof reviewLine>;

/** A check of the newest report that did not pass, and the first paper that it is about. */
export const contestable = z.object({
  rule: z.string(),
  document_id: z.nullable(z.string()),
  document_type: z.nullable(z.string()),
});
export type Contestable = z.infer<typeof contestable>;

export const myApplication = z.object({
  id: z.string(),
  application_type: z.enum(applicationTypes),
  region: z.enum(regionCodes),
  /** The home that it is about; null without a listing. */
  flat: z.nullable(z.string()),
  created_at: z.string(),
  /** Null once there is nothing left to do. */
  open_step: z.nullable(z.enum(stepRouters)),
  has_report: z.boolean(),
  /** When it is erased if nothing happens until then. */
  erased_on: z.string(),
  restricted_at: z.nullable(z.string()),
  papers: z.int(),
  releases: z.array(releaseLine),
  looks: z.array(look),
  contestable: z.array(contestable),
  reviews: z.array(reviewLine),
});
export type MyApplication = z.infer<typeof myApplication>;

export const consentLine = z.object({
  kind: z.string(),
  granted: z.boolean(),
  text_version: z.string(),
  at: z.string(),
});
export type ConsentLine = z.infer<typeof consentLine>;

export const myData = z.object({
  success: z.literal(true),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  applications: z.array(myApplication),
  consents: z.array(consentLine),
  wants_news: z.boolean(),
  /** Numbers of receipts, which stay when everything else goes. */
  receipts: z.array(z.string()),
});
export type MyData = z.infer<typeof myData>;
