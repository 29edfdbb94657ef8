import type { CaseLine } from '@vesta/domain/desk/review';
import { paperTypeOf } from '@vesta/domain/documents/paper-type-of';
import { useTranslations } from 'use-intl';

type Words = ((key: string) => string) & { has: (key: string) => boolean };

/** What a case is about, as a title: the claim of its rule, or what else is asked. */
export function useCaseWords() {
  const t = useTranslations('DeskReview.Queue');
  const all = useTranslations() as unknown as Words;
  const paper = useTranslations('ReportWords.DocumentTypes') as unknown as Words;
  return {
    title: ({ kind, rule, document_type }: Pick<CaseLine, 'kind' | 'rule' | 'document_type'>): string => {
      if (kind === 'funds') return t('Funds');
      if (rule !== null) return all.has(`checks.${rule}.title`) ? all(`checks.${rule}.title`) : rule;
      if (document_type === null) return t('Whole');
      // Somebody may ask about a paper that was read well; only the machine itself opens a case because it was not.
      return t(kind === 'asked' ? 'Asked' : 'Unread');
    },
    /** Uploads and what was recognised have names of their own; a name that is not known stays out of sight. */
    paper: (...types: readonly (string | null)[]): string => {
      const known = types.find((type) => type !== null && paper.has(paperTypeOf(type)));
      return known ? paper(paperTypeOf(known)) : paper('other');
    },
  };
}
