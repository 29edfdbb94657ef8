import type { FieldName } from '@vesta/domain/validation/field-names';
import { useFormatter, useTranslations } from 'use-intl';

/** The reason beside a Continue that cannot be pressed yet: what is still missing, by name. */
export function useStillNeeded(fields: readonly FieldName[]): string | null {
  const t = useTranslations();
  const format = useFormatter();
  if (fields.length === 0) return null;
  return t('DetailsForm.StillNeeded', { fields: format.list(fields.map((field) => t(`Fields.${field}.name`))) });
}
