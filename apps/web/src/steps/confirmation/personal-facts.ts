import { dayFromSlashDate } from '@vesta/domain/dates/slash-date';
import { signatureName } from '@vesta/domain/declaration/signature';
import { groupedIdentifier } from '@vesta/domain/identifiers/grouped';
import type { ApplicationState } from '@vesta/domain/state';
import { joinMobile, readableMobile } from '@vesta/domain/validation/mobile';
import { useTranslations } from 'use-intl';
import { savedText } from '../../features/checked-form/saved-text.ts';
import { findCountry } from '../../features/country-choice/find-country.ts';
import { useCountries } from '../../features/country-choice/use-countries.ts';
import { useFactText } from '../../features/documents/use-fact-text.ts';
import { addressLine } from './address-line.ts';

/** Who somebody says to be, all of it: what is checked against papers and what a report may show. */
export function usePersonalFacts({ user, application, answers }: ApplicationState): Record<string, string | null> {
  const t = useTranslations();
  const text = useFactText();
  const { countries } = useCountries();
  const saved = answers.personal_details;
  const born = dayFromSlashDate(savedText(saved, 'dateOfBirth'));
  const nationality = savedText(saved, 'nationality');
  // A rapid application asks for no number and carries one that nobody has.
  const mobile = application.application_type === 'rapid' ? null : user.mobile;
  return {
    [t('Confirmation.Name')]: signatureName(user),
    [t('Confirmation.Email')]: user.email,
    [t('Confirmation.Mobile')]: mobile && readableMobile(joinMobile(mobile)),
    [t('PersonalDetails.Birth.FiscalCode')]: groupedIdentifier(savedText(saved, 'fiscalCode')) || null,
    [t('PersonalDetails.Birth.Nationality')]: findCountry(countries, nationality)?.localeName || nationality || null,
    [t('Confirmation.Born')]: born && text('day', born),
    [t('PersonalDetails.Birth.PlaceOfBirth')]: savedText(saved, 'placeOfBirth') || null,
    [t('Confirmation.Lives')]: addressLine(saved, 'plain'),
  };
}
