import type { GuarantorLine, MemberLine } from '@vesta/domain/report/people';
import { isChild } from '@vesta/domain/validation/household-vocabulary';
import { guarantorRoom } from '../../analysis/model/guarantor-room.ts';
import type { MemberFacts, ReportInput } from '../input.ts';

export const guarantorLines = ({ guarantors }: ReportInput): GuarantorLine[] =>
  guarantors.map(({ fullname, relationship, email, share, figures }) => ({
    fullname,
    relationship,
    email,
    pending: figures === null,
    share,
    monthly_income: figures?.income ?? null,
    commitments: figures?.commitments ?? null,
    housing: figures?.housing ?? null,
    room: figures && guarantorRoom(figures),
  }));

/** Children sign nothing and bring no papers, whatever part was chosen for them. */
export const bringsPapers = ({ role, relationship }: Pick<MemberFacts, 'role' | 'relationship'>): boolean =>
  role === 'Co-Applicant' && !isChild(relationship ?? '');

/** What stands beside a member, by how far they have come. */
export const noteOf = { expected: 'pending', unreleased: 'unreleased', released: 'counted' } as const;

export const memberLines = ({ members }: ReportInput): MemberLine[] =>
  members.map((member) => ({
    fullname: member.fullname,
    relationship: member.relationship,
    role: member.role,
    email: member.email,
    date_of_birth: member.dateOfBirth,
    note: bringsPapers(member) ? noteOf[member.share] : 'occupant',
  }));
