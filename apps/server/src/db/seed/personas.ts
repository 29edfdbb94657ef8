import type { ApplicationType } from '@vesta/domain/application-types';
import type { EmploymentStatus } from '@vesta/domain/employment';
import type { Language } from '@vesta/domain/languages';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { ApplicantRole } from '@vesta/domain/roles';
import type { Profile } from '@vesta/domain/state';
import type { StepRouter } from '@vesta/domain/workflow/steps';
import { demo } from './demo-ids.ts';

/** An invented person with one application under way. Tests, demo and screens meet the same people. */
export interface Persona {
  userId: string;
  applicationId: string;
  profile: Profile;
  language: Language;
  region: RegionCode;
  applicationType: ApplicationType;
  role: ApplicantRole;
  employmentStatus: EmploymentStatus;
  listingId: string | null;
  /** No step before it may be open: nobody has handed anything in yet. */
  stepRouter: StepRouter;
  /** Application of the person whom this one stands beside, in one household. */
  beside?: string;
}

export const personas = {
  giulia: {
    userId: '0a7c0100-0000-4000-8000-000000000001',
    applicationId: '0a7c0100-0000-4000-8000-000000000011',
    profile: {
      first_name: 'Giulia',
      last_name: 'Moretti',
      email: 'giulia.moretti@posta.example',
      mobile: '+39-3471182906',
    },
    language: 'it',
    region: 'it',
    applicationType: 'rent',
    role: 'main-applicant',
    employmentStatus: 'Employed',
    listingId: null,
    stepRouter: 'personal-details',
  },
  marco: {
    userId: '0a7c0101-0000-4000-8000-000000010001',
    applicationId: '0a7c0101-0000-4000-8000-000000010011',
    profile: {
      first_name: 'Marco',
      last_name: 'Bellini',
      email: 'marco.bellini@posta.example',
      mobile: '+39-3385520147',
    },
    language: 'it',
    region: 'it',
    applicationType: 'rent',
    role: 'main-applicant',
    employmentStatus: 'Self-employed',
    listingId: demo.ortica.listing,
    stepRouter: 'personal-details',
  },
  lena: {
    userId: '0a7c0102-0000-4000-8000-000000020001',
    applicationId: '0a7c0102-0000-4000-8000-000000020011',
    profile: {
      first_name: 'Lena',
      last_name: 'Hoffmann',
      email: 'lena.hoffmann@post.example',
      mobile: '+49-15112345678',
    },
    language: 'de',
    region: 'de',
    applicationType: 'rent',
    role: 'main-applicant',
    employmentStatus: 'Employed',
    listingId: demo.nordlicht.listing,
    stepRouter: 'personal-details',
  },
  renate: {
    userId: '0a7c0103-0000-4000-8000-000000030001',
    applicationId: '0a7c0103-0000-4000-8000-000000030011',
    profile: {
      first_name: 'Renate',
      last_name: 'Hoffmann',
      email: 'renate.hoffmann@post.example',
      mobile: '+49-17098765432',
    },
    language: 'de',
    region: 'de',
    applicationType: 'rent',
    role: 'guarantor',
    employmentStatus: 'Employed',
    listingId: demo.nordlicht.listing,
    stepRouter: 'personal-details',
    beside: '0a7c0102-0000-4000-8000-000000020011',
  },
} as const satisfies Record<string, Persona>;

export type PersonaName = keyof typeof personas;
export const isPersonaName = (name: string): name is PersonaName => name in personas;
