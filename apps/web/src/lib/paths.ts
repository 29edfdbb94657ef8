import type { ApplicationType } from '@vesta/domain/application-types';
import { type Language, languages } from '@vesta/domain/languages';
import { hostInRegion, type RegionCode } from '@vesta/domain/regions/codes';
import type { ContentPage } from '@vesta/domain/routes';
import type { StepRouter } from '@vesta/domain/workflow/steps';

interface Flow {
  language: Language;
  applicationType: ApplicationType;
  applicationId: string | null;
}

const segment = (value: string | null | undefined) => (value ? `/${encodeURIComponent(value)}` : '');

/** Every address of the product is written here and nowhere else. */
export const paths = {
  home: (language: Language) => `/${language}`,
  /** The start has no application type in it until one is chosen. */
  occupation: (language: Language, type: ApplicationType | null = null, listingId: string | null = null) =>
    `/${language}${segment(type)}/fill/occupation${segment(listingId)}`,
  step: ({ language, applicationType, applicationId }: Flow, router: StepRouter) =>
    `/${language}/${applicationType}/fill${segment(applicationId)}/${router}`,
  signUp: (flow: Flow, listingId: string | null) => `${paths.step(flow, 'sign-up')}${segment(listingId)}`,
  timeout: (language: Language) => `/${language}/timeout`,
  unauthorized: (language: Language) => `/${language}/unauthorized`,
  content: (language: Language, page: ContentPage) => `/${language}/${page}`,
};

/** The same page in another language; a path without one gets it put in front. */
export function inLanguage(pathname: string, language: Language): string {
  const rest = pathname.replace(new RegExp(`^/(${languages.join('|')})(?=/|$)`), '');
  return `/${language}${rest === '/' ? '' : rest}`;
}

/** The start page of another region: its own sub-domain, in its own language. */
export function regionAddress(location: Location, region: RegionCode, language: Language): string {
  return `${location.protocol}//${hostInRegion(location.host, region)}${paths.occupation(language)}`;
}
