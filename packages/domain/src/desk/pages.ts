const uuid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const company = `/(?<company>${uuid})`;
const listing = `${company}/listings/(?<listing>${uuid})`;

/** What stands behind /{lang}/desk. A company's pages name the company first. */
const table = {
  /** Sign-in, and from there to where the person works. */
  home: '',
  sessions: '/sessions',
  companies: '/companies',
  listings: `${company}/listings`,
  'new-listing': `${company}/listings/new`,
  listing,
  'edit-listing': `${listing}/edit`,
  report: `${listing}/applicants/(?<applicant>${uuid})`,
  company: `${company}/company`,
  team: `${company}/team`,
  partners: `${company}/partners`,
  review: '/review',
  'review-case': `/review/(?<case>${uuid})`,
} as const;

export type DeskPageName = keyof typeof table;

/** The same without names: a pattern may use each name once. */
export const deskPagePattern = `(?:${Object.values(table)
  .map((pattern) => pattern.replace(/\(\?<\w+>/g, '(?:'))
  .join('|')})`;

const patterns = Object.entries(table).map(
  ([page, pattern]) => [page as DeskPageName, new RegExp(`^/\\w\\w/desk${pattern}/?$`)] as const,
);

export interface DeskPlace {
  page: DeskPageName;
  company: string;
  listing: string;
  applicant: string;
  case: string;
}

/** Which page of the desk an address names, and about what; what it does not name is empty. */
export function matchDeskPage(path: string): DeskPlace | null {
  for (const [page, pattern] of patterns) {
    const match = pattern.exec(path);
    if (match) return { page, company: '', listing: '', applicant: '', case: '', ...match.groups };
  }
  return null;
}
