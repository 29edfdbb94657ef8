import type { Language } from '@vesta/domain/languages';
import { forgetPerson } from '../features/draft/forget-person.ts';
import type { Api } from '../lib/api.ts';
import { paths } from '../lib/paths.ts';

/** Ends the session here and on the server, and leaves nothing of the person in this browser. */
export async function leave(api: Api, language: Language): Promise<void> {
  // Without a connection the session ends by itself in time; this browser forgets it now in any case.
  await api.post('/v1/auth/sign-out', { isQuiet: true }).catch(() => undefined);
  forgetPerson();
  // A form still writes down what was typed last, and a call that was under way is refused and keeps the way back: both
  // happen before the page goes, and are forgotten with it.
  window.addEventListener('pagehide', forgetPerson, { once: true });
  // A whole new page: answers that were shown are not kept in memory either.
  window.location.assign(paths.occupation(language));
}
