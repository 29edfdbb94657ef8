import { paperTypeOf } from '@vesta/domain/documents/paper-type-of';
import type { Contestable, ReviewLine } from '@vesta/domain/my-data/my-data';
import { headingKeys } from '@vesta/texts/checks/heading-keys';
import { useTranslations } from 'use-intl';

type Words = ((key: string) => string) & { has: (key: string) => boolean };

/** A check by what the report calls it where it did not pass, and the paper by its kind; a name that is not known stays out of sight. */
export function useContestedWords() {
  const all = useTranslations() as unknown as Words;
  const papers = useTranslations('ReportWords.DocumentTypes') as unknown as Words;
  const title = (rule: string): string =>
    all(headingKeys({ rule, outcome: 'failed' }).find((key) => all.has(key)) ?? 'MyData.Review.Title');
  return {
    /** What was contested: a check, else a paper, else everything. */
    about: ({ rule, document_type: type }: Pick<ReviewLine, 'rule' | 'document_type'>): string => {
      if (rule !== null) return title(rule);
      if (type === null) return all('MyData.Review.Whole');
      const known = paperTypeOf(type);
      return papers(papers.has(known) ? known : 'other');
    },
    line: ({ rule, document_type: type }: Contestable): string =>
      type && papers.has(type) ? `${title(rule)} · ${papers(type)}` : title(rule),
  };
}
