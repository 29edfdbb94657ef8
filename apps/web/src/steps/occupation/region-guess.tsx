import { hostNamesRegion } from '@vesta/domain/regions/codes';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { regionAddress } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import styles from './region-guess.module.css';

/** Suggests the other country where the address names none and the call seems to come from there. Only a suggestion. */
export default function RegionGuess() {
  const t = useTranslations();
  const api = useApi();
  const { region, listingId } = useRoute();
  const [stays, setStays] = useState(false);
  const [guessed, setGuessed] = useState<'it' | 'de' | null>(null);
  const isOpen = !hostNamesRegion(window.location.host) && listingId === null;
  // Asked without the store of answers: it would weigh more than the page that this stands on.
  useEffect(() => {
    if (!isOpen) return;
    const asked = new AbortController();
    // No guess, no suggestion: the page is whole without it.
    api.get('/v1/openapis/region-guess', { signal: asked.signal }).then(
      (answer) => setGuessed(answer.region),
      () => undefined,
    );
    return () => asked.abort();
  }, [api, isOpen]);
  if (!guessed || guessed === region || stays) return null;
  return (
    <div className={styles.notice}>
      <MessageBox
        tone="info"
        text={t(`Shell.RegionGuess.${guessed}`)}
        close={{ label: t('Shell.RegionGuess.Stay'), onClose: () => setStays(true) }}
      >
        <p>
          <ButtonLink kind="second" size="mini" href={regionAddress(window.location, guessed, guessed)}>
            {t('Shell.RegionGuess.Switch', { region: t(`Regions.${guessed}`) })}
          </ButtonLink>
        </p>
      </MessageBox>
    </div>
  );
}
