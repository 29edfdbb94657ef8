import { normaliseDate } from '@vesta/domain/validation/date';
import { normaliseEmail } from '@vesta/domain/validation/email';
import {
  DEFAULT_HOUSEHOLD_ROLE,
  GUARANTOR_ROLE,
  type HouseholdRole,
  householdRoles,
  isChild,
  type Relationship,
  relationships,
} from '@vesta/domain/validation/household-vocabulary';
import { normaliseName } from '@vesta/domain/validation/name';
import { savedText } from '../../features/checked-form/saved-text.ts';

export interface MemberValues {
  fullname: string;
  relationship: Relationship | '';
  role: HouseholdRole;
  date_of_birth: string;
  email: string;
}

export interface Member extends MemberValues {
  relationship: Relationship;
}

export interface GuarantorValues {
  fullname: string;
  email: string;
}

export interface Guarantor extends GuarantorValues {
  role: typeof GUARANTOR_ROLE;
  relationship: string;
}

export const newMember: MemberValues = {
  fullname: '',
  relationship: '',
  role: DEFAULT_HOUSEHOLD_ROLE,
  date_of_birth: '',
  email: '',
};

export const newGuarantor: GuarantorValues = { fullname: '', email: '' };

/** A member as listed and sent; children are not written to. */
export const toMember = (values: MemberValues, relationship: Relationship): Member => ({
  fullname: normaliseName(values.fullname),
  relationship,
  role: values.role,
  date_of_birth: normaliseDate(values.date_of_birth),
  email: isChild(relationship) ? '' : normaliseEmail(values.email),
});

export const toGuarantor = ({ fullname, email }: GuarantorValues): Guarantor => ({
  fullname: normaliseName(fullname),
  email: normaliseEmail(email),
  role: GUARANTOR_ROLE,
  relationship: GUARANTOR_ROLE,
});

const records = (saved: unknown): Record<string, unknown>[] =>
  Array.isArray(saved) ? saved.filter((one) => typeof one === 'object' && one !== null) : [];

export const savedMembers = (saved: unknown): Member[] =>
  records(saved).flatMap((one) => {
    const relationship = relationships.find((known) => known === one.relationship);
    if (!relationship) return [];
    const role = householdRoles.find((known) => known === one.role) ?? DEFAULT_HOUSEHOLD_ROLE;
    const [fullname, date_of_birth, email] = ['fullname', 'date_of_birth', 'email'].map((name) => savedText(one, name));
    return [{ fullname: fullname ?? '', relationship, role, date_of_birth: date_of_birth ?? '', email: email ?? '' }];
  });

export const savedGuarantors = (saved: unknown): Guarantor[] =>
  records(saved).map((one) => ({
    ...toGuarantor({ fullname: savedText(one, 'fullname'), email: savedText(one, 'email') }),
    relationship: savedText(one, 'relationship') || GUARANTOR_ROLE,
  }));

/** Who will be written to once the step is saved. */
export const invitedNames = (members: readonly Member[], guarantors: readonly Guarantor[]): string[] => [
  ...members.filter(({ role, email }) => role === 'Co-Applicant' && email !== '').map(({ fullname }) => fullname),
  ...guarantors.map(({ fullname }) => fullname),
];
