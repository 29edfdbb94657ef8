import type { CasePaper } from '@vesta/domain/desk/review';
import { useFormatter, useTranslations } from 'use-intl';
import { useCaseWords } from './use-case-words.ts';

/** What a paper is, and which of its kind: three payslips of one person differ in nothing but their month. */
export function usePaperName() {
  const words = useCaseWords();
  const sideWords = useTranslations('IdUpload.Sides');
  const format = useFormatter();
  const when = (time: string): string =>
    time.includes('-') ? format.dateTime(new Date(`${time}-15T12:00:00Z`), { month: 'short', year: 'numeric' }) : time;
  return ({ document_type, type, period, sides }: CasePaper): string => {
    const times = period ? [...new Set([period.from, period.to])].map(when) : [];
    const which = [sides.map((side) => sideWords(side)).join(' + '), times.join(' – ')].filter((text) => text !== '');
    return [words.paper(document_type, type), ...which].join(', ');
  };
}
