import type { ValidationCode } from '@vesta/domain/validation/codes';
import { useTranslations } from 'use-intl';
import { sourceOfField } from './mortgage-info.mapping.ts';

/** The amounts of the sources are told apart by the name of their source. */
export function useOwnWords(): (name: string, code: ValidationCode) => string | null {
  const t = useTranslations('MortgageInfo');
  return (name, code) => {
    const field = sourceOfField(name);
    if (!field || code === 'tooLarge') return null;
    const source = t(`Sources.Names.${field}`);
    if (code === 'required') return t('Error.Source', { source });
    return code === 'notPositive' ? t('Error.SourceZero', { source }) : t('Error.SourceText', { source });
  };
}
