import type { FieldName } from '@vesta/domain/validation/field-names';
import { useFormatter, useTranslations } from 'use-intl';
import type { IdPapers } from '../../features/id-upload/use-id-papers.ts';
import { useNeededSides } from '../../features/id-upload/use-needed-sides.ts';

/** What keeps Continue closed. Sides that nobody has chosen yet are named with the fields; by themselves they are told when it is pressed. */
export function useWhy(
  { combination, awaited }: IdPapers,
  fields: readonly FieldName[],
  isByBank = false,
): string | null {
  const t = useTranslations();
  const format = useFormatter();
  const sides = useNeededSides();
  if (combination === null && !isByBank) return t('IdUpload.WhyChoose');
  if (fields.length === 0) return null;
  const needed = [...(isByBank ? [] : sides(awaited)), ...fields.map((field) => t(`Fields.${field}.name`))];
  return t('IdUpload.StillNeeded', { fields: format.list(needed) });
}
