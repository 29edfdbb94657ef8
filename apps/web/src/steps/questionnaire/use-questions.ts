import { readQuestions } from '@vesta/domain/questionnaire/read-questions';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

export interface QuestionTexts {
  numbers: number[];
  text: (key: string) => string;
  has: (key: string) => boolean;
}

interface AnyText {
  (key: string): string;
  has(key: string): boolean;
}

/** The questions are whatever the texts hold, so their keys are known only while reading them. */
export function useQuestions(): QuestionTexts {
  const t = useTranslations() as unknown as AnyText;
  return useMemo(() => {
    const has = (key: string) => t.has(key);
    return { numbers: readQuestions(has), has, text: (key) => t(key) };
  }, [t]);
}
