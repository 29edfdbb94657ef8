import { localeOf } from '@vesta/domain/languages';
import { isTree, merge } from '@vesta/texts/merge';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type IntlError, IntlErrorCode, IntlProvider } from 'use-intl';
import { type ApiFailure, createApi } from '../lib/api.ts';
import { withKeptFlags } from '../lib/kept-flags.ts';
import { withKeptLanguage } from '../lib/kept-language.ts';
import { logFailure } from '../lib/log.ts';
import { paths } from '../lib/paths.ts';
import { type KeptQueries, KeptQueriesContext } from '../lib/queries/kept-queries.ts';
import { type Route, readRoute } from '../lib/route.ts';
import { returnPath, session } from '../lib/session.ts';
import { loadTexts } from '../lib/texts.ts';
import { ApiContext } from '../lib/use-api.ts';
import { RouteContext } from '../lib/use-route.ts';

type Texts = Awaited<ReturnType<typeof loadTexts>>;

/** English is fetched only when a word is missing, which a complete language never needs. */
function useTextsWithFallback(texts: Texts) {
  const [fallback, setFallback] = useState<Texts | null>(null);
  const asked = useRef(false);
  const onError = (error: IntlError) => {
    logFailure('text', error);
    if (error.code !== IntlErrorCode.MISSING_MESSAGE || asked.current) return;
    asked.current = true;
    void loadTexts('en', ['core', 'pages']).then(setFallback);
  };
  const messages = useMemo(() => (fallback ? merge(fallback, texts) : texts), [fallback, texts]);
  return { messages, onError };
}

function useApiOfPage(route: Route, offlineText: () => string) {
  const navigate = useNavigate();
  const latest = useRef(route);
  latest.current = route;
  return useMemo(() => {
    const onFailure = ({ status }: ApiFailure, at: Route) => {
      if (status === 401 && at.step !== 'verify-email' && at.page !== 'unauthorized') {
        returnPath.keep(window.location.pathname);
        navigate(paths.unauthorized(at.language));
      }
      if (status === 402 && at.step === 'result') navigate(paths.step(at, 'payment'));
    };
    return createApi({ route: () => latest.current, token: session.token, offlineText, onFailure });
  }, [navigate, offlineText]);
}

function wordsOf(texts: Texts, path: string): string {
  const found = path.split('.').reduce<Texts[string] | undefined>((at, key) => (isTree(at) ? at[key] : at), texts);
  return typeof found === 'string' ? found : path;
}

export function Providers({ texts, children }: { texts: Texts; children: ReactNode }) {
  const location = useLocation();
  const route = useMemo(
    () => withKeptLanguage(withKeptFlags(readRoute(location, window.location.host), location.search)),
    [location],
  );
  const { messages, onError } = useTextsWithFallback(texts);
  const offlineText = useMemo(() => () => wordsOf(messages, 'General.Error.Offline'), [messages]);
  const [queries] = useState<KeptQueries>({ current: null });
  const api = useApiOfPage(route, offlineText);
  return (
    <IntlProvider locale={localeOf[route.language]} messages={messages} timeZone="Europe/Rome" onError={onError}>
      <KeptQueriesContext value={queries}>
        <RouteContext value={route}>
          <ApiContext value={api}>{children}</ApiContext>
        </RouteContext>
      </KeptQueriesContext>
    </IntlProvider>
  );
}
