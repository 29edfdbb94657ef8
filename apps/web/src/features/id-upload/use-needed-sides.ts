import type { MissingSide } from '@vesta/domain/documents/upload';
import { useTranslations } from 'use-intl';

/** The sides that are still to come, by name. */
export function useNeededSides() {
  const t = useTranslations('IdUpload.Needed');
  return (missing: readonly MissingSide[]): string[] => missing.map(({ id_type, side }) => t(`${id_type}.${side}`));
}
