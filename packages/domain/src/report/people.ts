import * as z from 'zod/mini';
import { applicantRoles } from '../roles.ts';
import { evidenceBox } from './place.ts';

/** A line of the person's card: what was said, and whether a paper says the same. */
export const personField = z.object({
  translation_key: z.string(),
  value: z.nullable(z.string()),
  valid: z.nullable(z.boolean()),
  papers: z.array(z.string()),
});
export type PersonField = z.infer<typeof personField>;

export const personControl = z.object({
  translation_key: z.string(),
  value: z.nullable(z.boolean()),
  icon: z.enum(['tick', 'warning', 'inconclusive']),
  reverse_colors: z.boolean(),
});
export type PersonControl = z.infer<typeof personControl>;

export const personalDetails = z.object({
  name: z.string(),
  id: z.string(),
  /** Absent in reports of model 1.1 and before. */
  role: z.optional(z.enum(applicantRoles)),
  email: z.nullable(z.string()),
  report_id: z.string(),
  generated_on: z.string(),
  valid_until: z.string(),
  mobile: z.nullable(z.string()),
  date_of_birth: z.nullable(z.string()),
  birth_address: z.nullable(z.string()),
  current_address: z.nullable(z.string()),
  residency_label: z.enum(['Tenant', 'Owner', 'Family', 'Other', 'not_said']),
  pets: z.object({
    translation_key: z.enum(['yes', 'no', 'not_said']),
    has_pets: z.nullable(z.boolean()),
    value: z.nullable(z.string()),
  }),
  verified: z.boolean(),
  fields: z.array(personField),
  controls: z.array(personControl),
});
export type PersonalDetails = z.infer<typeof personalDetails>;

export const nationalId = z.object({
  key: z.string(),
  type: z.string(),
  /** Of a paper in two files, which side this one shows; null where it shows all of it. Absent in reports of before. */
  side: z.optional(z.nullable(z.enum(['front', 'back']))),
  /** Number of the paper; all but its ends is masked for whoever is not its owner. */
  value: z.nullable(z.string()),
  country: z.nullable(z.string()),
  expiration_date: z.nullable(z.string()),
  expiration_date_label: z.enum(['valid_until', 'expired_on', 'no_expiry_read', 'not_shared']),
  valid: z.nullable(z.boolean()),
  error_msg: z.nullable(z.string()),
  page: z.nullable(z.int()),
  box: z.nullable(evidenceBox),
});
export type NationalId = z.infer<typeof nationalId>;

/** Where somebody of the household stands: at work, done and keeping their figures, or having released them to it. */
export const shareStates = ['expected', 'unreleased', 'released'] as const;
export type ShareState = (typeof shareStates)[number];

export const guarantorLine = z.object({
  fullname: z.string(),
  relationship: z.nullable(z.string()),
  email: z.nullable(z.string()),
  pending: z.boolean(),
  share: z.enum(shareStates),
  monthly_income: z.nullable(z.int()),
  commitments: z.nullable(z.int()),
  housing: z.nullable(z.int()),
  /** What they could carry a month; null until they released it to the household, and for readers of this report alone. */
  room: z.nullable(z.int()),
});
export type GuarantorLine = z.infer<typeof guarantorLine>;

export const memberLine = z.object({
  fullname: z.string(),
  relationship: z.nullable(z.string()),
  role: z.string(),
  email: z.nullable(z.string()),
  date_of_birth: z.nullable(z.string()),
  /** `pending`: not done; `unreleased`: done, and kept to themselves; `counted`: in the household's figure. */
  note: z.enum(['counted', 'pending', 'unreleased', 'occupant']),
});
export type MemberLine = z.infer<typeof memberLine>;

export const household = z.object({
  adults: z.int(),
  minors: z.int(),
  /** What the model leaves for living. */
  living_minimum: z.int(),
});
export type HouseholdPart = z.infer<typeof household>;

export const otherDocument = z.object({
  key: z.string(),
  label: z.nullable(z.string()),
  type: z.string(),
  possible_type: z.nullable(z.string()),
  info: z.array(
    z.object({
      translation_key: z.string(),
      value: z.nullable(z.union([z.string(), z.number()])),
      unit: z.enum(['cents', 'day', 'text', 'year', 'month', 'count']),
    }),
  ),
  notes: z.nullable(z.string()),
  valid: z.nullable(z.boolean()),
  msg: z.nullable(z.string()),
});
export type OtherDocument = z.infer<typeof otherDocument>;

export const otherQuestion = z.object({
  translation_key: z.string(),
  answer: z.nullable(z.string()),
  details: z.nullable(z.string()),
  /** Nobody has to answer it, and it touches no figure. */
  voluntary: z.boolean(),
});
export type OtherQuestion = z.infer<typeof otherQuestion>;
