const uuid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** What stands behind /{lang}/desk. A company's pages name the company first. */
const table = {
  /** Sign-in, and from there to where the person works. */
  home: '',
  sessions: '/sessions',
  listings: `/(?<company>${uuid})/listings`,
} as const;

export type DeskPageName = keyof typeof table;

export const deskPagePattern = `(?:${Object.values(table)
  .map((pattern) => pattern.replace(/\(\?<\w+>/g, '(?:'))
  .join('|')})`;

const patterns = Object.entries(table).map(
  ([page, pattern]) => [page as DeskPageName, new RegExp(`^/\\w\\w/desk${pattern}/?$`)] as const,
);

export interface DeskPlace {
  page: DeskPageName;
  company: string | null;
  id: string | null;
}

/** Which page of the desk an address names. */
export function matchDeskPage(path: string): DeskPlace | null {
  for (const [page, pattern] of patterns) {
    const match = pattern.exec(path);
    if (match) return { page, company: match.groups?.company ?? null, id: match.groups?.id ?? null };
  }
  return null;
}
