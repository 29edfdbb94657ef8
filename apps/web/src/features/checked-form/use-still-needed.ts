import type { FieldName } from '@vesta/domain/validation/field-names';
import { useFormatter, useTranslations } from 'use-intl';

/** What is missing and what stands there and is not right, each by name: the second is nothing that anybody forgot. */
export function useNeededWords() {
  const t = useTranslations();
  const format = useFormatter();
  return (missing: readonly string[], wrong: readonly string[], told: (fields: string) => string): string | null => {
    const parts = [
      ...(missing.length > 0 ? [told(format.list(missing))] : []),
      ...(wrong.length > 0 ? [t('General.ToCorrect', { fields: format.list(wrong) })] : []),
    ];
    return parts.length > 0 ? parts.join('. ') : null;
  };
}

/** The reason beside a Continue that cannot be pressed yet: what is still missing, by name. */
export function useStillNeeded(refused: readonly FieldName[], wrong: readonly FieldName[]): string | null {
  const t = useTranslations();
  const words = useNeededWords();
  const named = (fields: readonly FieldName[]) => fields.map((field) => t(`Fields.${field}.name`));
  const missing = refused.filter((field) => !wrong.includes(field));
  return words(named(missing), named(wrong), (fields) => t('DetailsForm.StillNeeded', { fields }));
}
