import type { RegionCode } from '@vesta/domain/regions/codes';
import type { Reader } from '@vesta/domain/report/audience';
import type { PrivateMatter } from '../../checks/meaning.ts';
import { rules } from '../../checks/rules.ts';

/**
 * What somebody who is not the owner may see beside sums and outcomes. Everything else of a report is built up from
 * named fields, so that what is added to it later stays with its owner until it is named for others.
 */
export interface Sight {
  /** Fields of the person's card, by their keys; contact data only where the owner ticked it. */
  readonly fields: readonly string[];
  readonly dateOfBirth: boolean;
  /** `checked`: that identity was verified and nothing of the paper; `masked`: its kind and the end of its number. */
  readonly identity: 'checked' | 'masked';
  /** Payers and payees by name, or by kind alone. */
  readonly names: boolean;
  /** Single bookings, their days, and the account over time. */
  readonly bookings: boolean;
  readonly seniority: boolean;
  /** Pets and what was answered where an answer was due: a landlord's questions. */
  readonly answers: boolean;
  /** Checks that are neither shown nor counted, because they would tell what nobody may ask. */
  readonly withheldRules: readonly string[];
}

const withheld = (matter: PrivateMatter): string[] =>
  rules.filter(({ means }) => means?.tells === matter).map(({ id }) => id);

/** A permit tells that somebody is foreign, a tax class how they live, church tax what they believe, a form of address who they were. */
const aboutOrigin = withheld('origin');
const aboutFamily = withheld('family');
const aboutBelief = [...withheld('belief'), ...withheld('gender')];
/** How long somebody has worked is no business of a German landlord. */
const aboutSeniority = withheld('seniority');

const landlord = (region: RegionCode): Sight => ({
  fields: ['name'],
  dateOfBirth: false,
  identity: 'checked',
  names: false,
  bookings: false,
  seniority: region !== 'de',
  answers: true,
  withheldRules: [...aboutOrigin, ...aboutFamily, ...aboutBelief, ...(region === 'de' ? aboutSeniority : [])],
});

/** The one table of who sees what. */
export const sights: Readonly<Record<Reader, (region: RegionCode) => Sight>> = {
  recipient: landlord,
  // A partner asked about income alone.
  partner: (region) => ({ ...landlord(region), answers: false }),
  // A lender must know with whom it deals, and its report lists bookings.
  lender: () => ({
    fields: ['name', 'date_of_birth', 'fiscal_code'],
    dateOfBirth: true,
    identity: 'masked',
    names: true,
    bookings: true,
    seniority: true,
    answers: false,
    withheldRules: [...aboutOrigin, ...aboutFamily, ...aboutBelief],
  }),
};

/** What the owner may add by a tick when releasing. */
export const contactFields: readonly string[] = ['email', 'mobile', 'current_address'];
