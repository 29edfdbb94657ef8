import type {
  GuarantorLine,
  MemberLine,
  NationalId,
  OtherDocument,
  PersonalDetails,
  PersonField,
} from '@vesta/domain/report/people';
import { isChild } from '@vesta/domain/validation/household-vocabulary';
import { masked } from './mask.ts';
import { contactFields, type Sight } from './sight.ts';

/** What the owner ticked when releasing. */
export interface ReleaseWish {
  readonly contact: boolean;
}

const fieldSeen = ({ translation_key, value, valid, papers }: PersonField): PersonField => ({
  translation_key,
  value: translation_key === 'fiscal_code' && value !== null ? masked(value) : value,
  valid,
  papers,
});

const unsaid = { translation_key: 'not_said', has_pets: null, value: null } as const;

export function personSeen(person: PersonalDetails, sight: Sight, { contact }: ReleaseWish): PersonalDetails {
  const fields = [...sight.fields, ...(contact ? contactFields : [])];
  return {
    name: person.name,
    id: person.id,
    ...(person.role ? { role: person.role } : {}),
    email: contact ? person.email : null,
    report_id: person.report_id,
    generated_on: person.generated_on,
    valid_until: person.valid_until,
    mobile: contact ? person.mobile : null,
    date_of_birth: sight.dateOfBirth ? person.date_of_birth : null,
    birth_address: null,
    current_address: contact ? person.current_address : null,
    residency_label: 'not_said',
    pets: sight.answers ? person.pets : unsaid,
    verified: person.verified,
    fields: person.fields.filter(({ translation_key }) => fields.includes(translation_key)).map(fieldSeen),
    controls: person.controls,
  };
}

/** Kind and country of a paper tell where somebody is from; a landlord learns that it was checked. */
export function idSeen(id: NationalId, { identity }: Sight): NationalId {
  const isMasked = identity === 'masked';
  return {
    key: id.key,
    type: isMasked ? id.type : 'identity_document',
    ...(isMasked && id.side !== undefined ? { side: id.side } : {}),
    value: isMasked && id.value !== null ? masked(id.value) : null,
    country: null,
    expiration_date: isMasked ? id.expiration_date : null,
    expiration_date_label: isMasked ? id.expiration_date_label : 'not_shared',
    valid: id.valid,
    error_msg: id.error_msg,
    page: null,
    box: null,
  };
}

/** Grown-ups by name and part in the contract; children are a number and nothing else. */
export const membersSeen = (members: readonly MemberLine[]): MemberLine[] =>
  members
    .filter(({ relationship }) => !isChild(relationship ?? ''))
    .map(({ fullname, role, note }) => ({
      fullname,
      relationship: null,
      role,
      email: null,
      date_of_birth: null,
      note,
    }));

/** That somebody stands behind the rent. Their figures are theirs to release, and stand with the household. */
export const guarantorSeen = ({ fullname, pending, share }: GuarantorLine): GuarantorLine => ({
  fullname,
  relationship: null,
  email: null,
  pending,
  share,
  monthly_income: null,
  commitments: null,
  housing: null,
  room: null,
});

/** Of papers beside payslips and statements: what they are for, not what else stands in them. */
const told = ['tax_year', 'employment_kind', 'employment_end', 'benefit_end'];

export const documentSeen = (document: OtherDocument, { bookings }: Sight): OtherDocument => ({
  key: document.key,
  // Written by the applicant for the reader of the papers.
  label: null,
  type: document.type,
  possible_type: null,
  info: document.info.filter(({ translation_key }) => bookings || told.includes(translation_key)),
  notes: null,
  valid: document.valid,
  msg: document.msg,
});
