import { type ApplicationType, DEFAULT_APPLICATION_TYPE, isApplicationType } from '@vesta/domain/application-types';
import { isLanguage, type Language } from '@vesta/domain/languages';
import { languageOfHost, type RegionCode, regionOfHost } from '@vesta/domain/regions/codes';
import { matchPage, type PageName } from '@vesta/domain/routes';
import { isStepRouter, type StepRouter } from '@vesta/domain/workflow/steps';

/** What the address says: which page, in which language, for which application. */
export interface Route {
  page: PageName | 'not-found';
  language: Language;
  region: RegionCode;
  applicationType: ApplicationType;
  /** True when the address itself names the application type. */
  typeInPath: boolean;
  applicationId: string | null;
  listingId: string | null;
  step: StepRouter | null;
  content: string | null;
  /** The `hideNav` flag: embedded views show the page without bars. */
  hideNav: boolean;
}

interface RouteAddress {
  pathname: string;
  search: string;
}

export function readRoute({ pathname, search }: RouteAddress, host: string): Route {
  const match = matchPage(pathname);
  const params = match?.params ?? {};
  const type = isApplicationType(params.appType) ? params.appType : null;
  // An unknown page may still begin with a language; the error page then speaks it.
  const spoken = params.lang ?? pathname.split('/')[1];
  return {
    page: match?.page ?? 'not-found',
    language: isLanguage(spoken) ? spoken : languageOfHost(host),
    region: regionOfHost(host),
    applicationType: type ?? (match?.page === 'partner-entry-point' ? 'rapid' : DEFAULT_APPLICATION_TYPE),
    typeInPath: type !== null,
    applicationId: params.applicationId ?? null,
    listingId: params.listingId ?? null,
    step: isStepRouter(params.router) ? params.router : null,
    content: params.content ?? null,
    hideNav: isOn(new URLSearchParams(search).get('hideNav')),
  };
}

/** `?hideNav`, `?hideNav=1` and `?hideNav=true` all mean yes. */
const isOn = (flag: string | null): boolean => flag !== null && flag !== '0' && flag !== 'false';
