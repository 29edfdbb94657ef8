import type { ApplicationType } from '@vesta/domain/application-types';
import type { EmploymentStatus } from '@vesta/domain/employment';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { ApplicantRole } from '@vesta/domain/roles';
import type { Profile } from '@vesta/domain/state';
import type { StepRouter } from '@vesta/domain/workflow/steps';

export interface OwnApplication {
  id: string;
  householdId: string;
  listingId: string | null;
  lanPays: boolean;
  /** The main applicant's payment covers this one too. */
  isCovered: boolean;
  applicationType: ApplicationType;
  region: RegionCode;
  role: ApplicantRole;
  employmentStatus: EmploymentStatus;
  /** Whether papers have been handed in: who has none need not be asked for them. */
  hasDocuments: boolean;
  step: number;
  stepRouter: StepRouter;
  version: number;
  /** Opened only by those who need the answers. */
  answersSealed: Buffer | null;
}

/** What a phone was called for. */
export interface Handover {
  id: string;
  /** The kind of paper that the screen was asking for. */
  type: string | null;
}

/** Who is asking, and for which of their own applications. */
export interface Access {
  sessionId: string;
  lastUsedAt: Date;
  startedAt: Date;
  user: { id: string; profile: Profile; isStaff: boolean };
  /** Set for a phone that took over: what it may see is less. */
  handover: Handover | null;
  /** Set when the call names an application; it is then the caller's own, or the call was refused. */
  application: OwnApplication | null;
}
