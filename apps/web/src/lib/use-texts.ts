import { useEffect, useState } from 'react';
import { logFailure } from './log.ts';
import { loadTexts } from './texts.ts';
import { useRoute } from './use-route.ts';

export type TextBundles = Parameters<typeof loadTexts>[1];
type Texts = Awaited<ReturnType<typeof loadTexts>>;

/** Words that come on demand, in the language of the address; null until they are there. */
export function useTexts(bundles: TextBundles): Texts | null {
  const { language } = useRoute();
  const [texts, setTexts] = useState<Texts | null>(null);
  const wanted = bundles.join();
  useEffect(() => {
    let current = true;
    loadTexts(language, wanted.split(',') as unknown as TextBundles).then(
      (loaded) => current && setTexts(loaded),
      // Better a page with missing words, which fall back to English, than none.
      (error) => {
        logFailure('texts not loaded', error);
        if (current) setTexts({});
      },
    );
    return () => {
      current = false;
    };
  }, [language, wanted]);
  return texts;
}
