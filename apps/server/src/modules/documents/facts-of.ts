import { shareOfPage } from '@vesta/domain/documents/page-frame';
import type { PageBox, ReadFact } from '@vesta/domain/documents/reading';
import { isShownFact, shownFactNames, shownFacts } from '@vesta/domain/documents/shown-facts';
import type { Language } from '@vesta/domain/languages';
import type { Box } from '@vesta/engine/evidence/geometry';
import type { ReviewedValues } from '../review/reviewed-values.ts';
import type { Corrections } from './explanations.ts';
import type { StoredReading } from './stored-reading.ts';
import { documentWords } from './words.ts';

type Pages = StoredReading['pages'];

/** A place in shares of its page; null where the page is not known. */
export function pageBoxOf(pages: Pages, page: number | null, box: Box | null): PageBox | null {
  const sheet = pages.find(({ number }) => number === page);
  if (!sheet || !box) return null;
  return shareOfPage({ width: sheet.shownWidth, height: sheet.shownHeight, frame: sheet.frame }, box);
}

/** What the owner says a value should be, and what a reviewer put in its place. */
interface Changes {
  readonly corrections: Corrections;
  readonly reviewed: ReviewedValues;
}

const rank = (name: string): number => (shownFactNames as readonly string[]).indexOf(name);

/** What was read, in the order of the screen. Several papers of one file are told apart by their number. */
export function factsOf(
  { paper, pages }: StoredReading,
  { corrections, reviewed }: Changes,
  language: Language,
): ReadFact[] {
  return paper.readings.flatMap(({ fields }, place) =>
    Object.entries(fields)
      .sort(([a], [b]) => rank(a) - rank(b))
      .flatMap(([name, found]): ReadFact[] => {
        if (!found || !isShownFact(name)) return [];
        const key = `${place + 1}.${name}`;
        return [
          {
            key,
            label_key: `Facts.${name}`,
            label: documentWords(language, `Facts.${name}`),
            kind: shownFacts[name],
            value: found.value,
            corrected: corrections[key] ?? null,
            reviewed: reviewed[key] ?? null,
            page: found.page,
            box: pageBoxOf(pages, found.page, found.box),
            confidence: found.confidence,
          },
        ];
      }),
  );
}
