import { isLanguage, type Language } from '@vesta/domain/languages';
import type { Route } from './route.ts';
import { pendingBank } from './session.ts';

/** The language of the page that somebody left for their bank. */
function languageLeft(): Language | null {
  const spoken = /"returnTo":"\/(\w\w)\//.exec(pendingBank.get() ?? '')?.[1];
  return isLanguage(spoken) ? spoken : null;
}

const ofBrowser = (): Language | null =>
  (navigator.languages ?? []).map((language) => language.slice(0, 2).toLowerCase()).find(isLanguage) ?? null;

/** The return page of banks has no language in its address: it speaks the one that was left, else the browser's. */
export function withKeptLanguage(route: Route): Route {
  if (route.page !== 'bank-callback') return route;
  return { ...route, language: languageLeft() ?? ofBrowser() ?? route.language };
}
