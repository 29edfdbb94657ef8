import type { ValidationCode } from '@vesta/domain/validation/codes';
import type { FieldName } from '@vesta/domain/validation/field-names';
import { sentenceOf, type Translate } from '@vesta/domain/validation/message-of';
import { useTranslations } from 'use-intl';

/** Says in words why a field was refused. */
export function useSentence(): (field: FieldName, code: ValidationCode) => string {
  // The keys come from a table that a test compares with the texts.
  const translate = useTranslations() as unknown as Translate;
  return (field, code) => sentenceOf(translate, field, code);
}
