import type { ApplicationState } from '@vesta/domain/state';
import { livingSituations } from '@vesta/domain/validation/household-vocabulary';
import { useTranslations } from 'use-intl';
import { savedText } from '../../features/checked-form/saved-text.ts';

type Saved = ApplicationState['answers']['additional_details'];

export const euroIn = (saved: Saved, name: string): string | null => {
  const amount = savedText(saved, name);
  return amount ? `${amount} €` : null;
};

/** How somebody lives today and what the home in view costs, as far as they said. */
export function useHomeFacts(saved: Saved): Record<string, string | null> {
  const t = useTranslations();
  const situation = livingSituations.find((one) => one === saved?.livingSituation);
  const [rent, charges, warm] = ['targetRent', 'targetCharges', 'targetWarmRent'].map((name) => euroIn(saved, name));
  const home = rent && charges ? t('Confirmation.HomeCharges', { amount: rent, charges }) : rent;
  return {
    [t('Confirmation.Living')]: situation ? t(`AdditionalDetails.Living.${situation}.Title`) : null,
    [t('Confirmation.RentToday')]: euroIn(saved, 'currentRent'),
    [t('Confirmation.HomeRent')]:
      [home, warm && t('Confirmation.HomeWarm', { amount: warm })].filter(Boolean).join(', ') || null,
    [t('Confirmation.Pets')]:
      saved?.hasPets === true ? savedText(saved, 'petsDetails') || t('Questionnaire.Responses.YES') : null,
  };
}
