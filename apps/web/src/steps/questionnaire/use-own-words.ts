import { MAX_DETAILS_LENGTH } from '@vesta/domain/questionnaire/details';
import { questionNumber } from '@vesta/domain/questionnaire/question-key';
import type { ValidationCode } from '@vesta/domain/validation/codes';
import { useTranslations } from 'use-intl';

/** A refusal names its question or statement: fifteen times "please answer" would lead nobody anywhere. */
export function useOwnWords(): (name: string, code: ValidationCode) => string | null {
  const t = useTranslations('Questionnaire.Error');
  return (name, code) => {
    if (name === 'waiver') return t('Waiver');
    if (name === 'truthful') return t('Truthful');
    const [question, isDetails] = name.split('-');
    const number = questionNumber(question);
    if (number === null) return null;
    if (code === 'contradiction') return t('Contradiction', { number });
    if (!isDetails) return t('Unanswered', { number });
    return code === 'tooLong' ? t('DetailsLong', { number, max: MAX_DETAILS_LENGTH }) : t('Details', { number });
  };
}
