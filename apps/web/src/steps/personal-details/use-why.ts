import type { FieldName } from '@vesta/domain/validation/field-names';
import { useTranslations } from 'use-intl';
import { useNeededWords } from '../../features/checked-form/use-still-needed.ts';
import type { IdPapers } from '../../features/id-upload/use-id-papers.ts';
import { useNeededSides } from '../../features/id-upload/use-needed-sides.ts';

/** What keeps Continue closed, by name: sides that are still to come, then fields. Pictures that are still read may bring theirs. */
export function useWhy(
  { combination, awaited, isComing }: IdPapers,
  fields: readonly FieldName[],
  wrong: readonly FieldName[],
  isByBank = false,
): string | null {
  const t = useTranslations();
  const words = useNeededWords();
  const sides = useNeededSides();
  if (combination === null && !isByBank) return t('IdUpload.WhyChoose');
  if (fields.length === 0 && (isByBank || isComing)) return null;
  const named = (some: readonly FieldName[]) => some.map((field) => t(`Fields.${field}.name`));
  const missing = named(fields.filter((field) => !wrong.includes(field)));
  return words([...(isByBank ? [] : sides(awaited)), ...missing], named(wrong), (list) =>
    t('IdUpload.StillNeeded', { fields: list }),
  );
}
