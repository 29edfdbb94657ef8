import { applicationTypes } from './application-types.ts';
import { deskPagePattern } from './desk/pages.ts';
import { HANDOVER_PAGE } from './documents/handover-link.ts';
import { languages } from './languages.ts';
import { MY_DATA_PAGE } from './my-data/path.ts';
import { stepRouters } from './workflow/steps.ts';

/** Pages that exist once per language, outside every application. */
export const contentPages = ['terms', 'privacy', 'cookies', 'imprint', 'marketing', 'accessibility'] as const;
export type ContentPage = (typeof contentPages)[number];
export const isContentPage = (value: unknown): value is ContentPage => contentPages.includes(value as ContentPage);

export type PageName =
  | 'home'
  | 'occupation'
  | 'apply'
  | 'step'
  | 'partner-entry-point'
  | 'verify-report'
  | 'check-report'
  | 'bank-callback'
  | 'phone-upload'
  | 'released-report'
  | 'desk'
  | 'my-data'
  | 'timeout'
  | 'unauthorized'
  | 'content'
  | 'workbench';

const uuid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const lang = `(?<lang>${languages.join('|')})`;
const type = `(?:/(?<appType>${applicationTypes.join('|')}))?`;
const application = `(?:/(?<applicationId>${uuid}))?`;
/** Any single word: an unknown listing is answered on the page, not by a missing page. */
const listing = '(?:/(?<listingId>[^/]+))?';
const withListing = ['sign-up'] as const;
const plainSteps = stepRouters.filter((router) => !(withListing as readonly string[]).includes(router));

/** Every address of the web application. The server asks it for the status of a page, the browser for the page. */
const table: readonly (readonly [PageName, RegExp])[] = [
  ['home', new RegExp(`^/(?:${lang}/?)?$`)],
  ['occupation', new RegExp(`^/${lang}${type}/fill${application}/occupation${listing}/?$`)],
  ['apply', new RegExp(`^/${lang}${type}/apply${listing}/?$`)],
  ['step', new RegExp(`^/${lang}${type}/fill${application}/(?<router>${withListing.join('|')})${listing}/?$`)],
  ['step', new RegExp(`^/${lang}${type}/fill${application}/(?<router>${plainSteps.join('|')})/?$`)],
  ['partner-entry-point', new RegExp(`^/${lang}/rapid/partner-entry-point${listing}/?$`)],
  ['verify-report', new RegExp(`^(?:/${lang})?/verify-report/?$`)],
  ['check-report', new RegExp(`^(?:/${lang})?/check-report/?$`)],
  ['bank-callback', new RegExp(`^/(?<applicationId>${uuid})/receive-yapily-callback/?$`)],
  ['phone-upload', new RegExp(`^/${lang}/${HANDOVER_PAGE}/?$`)],
  ['released-report', new RegExp(`^/${lang}/released-report/?$`)],
  ['desk', new RegExp(`^/${lang}/desk${deskPagePattern}/?$`)],
  ['my-data', new RegExp(`^/${lang}/${MY_DATA_PAGE}/?$`)],
  ['timeout', new RegExp(`^/${lang}/timeout/?$`)],
  ['unauthorized', new RegExp(`^/${lang}/unauthorized/?$`)],
  ['content', new RegExp(`^/${lang}/(?<content>${contentPages.join('|')})/?$`)],
  ['workbench', /^\/workbench\/?$/],
];

export interface PageMatch {
  page: PageName;
  params: Partial<Record<'lang' | 'appType' | 'applicationId' | 'listingId' | 'router' | 'content', string>>;
}

/** Which page a path names; null for everything else. */
export function matchPage(path: string): PageMatch | null {
  for (const [page, pattern] of table) {
    const match = pattern.exec(path);
    if (match) return { page, params: { ...match.groups } };
  }
  return null;
}
