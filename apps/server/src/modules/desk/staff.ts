import type { CompanyRole, HouseRole } from '@vesta/domain/desk/permissions';

/** What is sealed about somebody who works at the desk. */
export interface StaffProfile {
  name: string;
  email: string;
  /** What companies that asked them in call them, by company, until they have come. */
  called?: Readonly<Record<string, string>>;
}

export interface Staff extends Omit<StaffProfile, 'called'> {
  id: string;
  /** Null for those who work for a company alone. */
  houseRole: HouseRole | null;
}

/** Who is asking at the desk, and where they may work. */
export interface StaffAccess {
  sessionId: string;
  startedAt: Date;
  lastSeenAt: Date;
  staff: Staff;
  memberships: readonly { companyId: string; role: CompanyRole }[];
}

/** Somebody who acts for one company: the guard has looked, and the role is enough for the call. */
export interface Member extends StaffAccess {
  company: { id: string; role: CompanyRole };
}
