import type { Access } from '../access/access.ts';
import type { Subject } from './load-subject.ts';

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

const hostOf = (url: string | null): string | null =>
  url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;

/** The paper can be taken along by whoever applies without a listing, and by people of the house or of the company. */
export function mayDownload({ user }: Pick<Access, 'user'>, { listing }: Pick<Subject, 'listing'>): boolean {
  return listing === null || user.isStaff || domainOf(user.profile.email) === hostOf(listing.companyUrl);
}
