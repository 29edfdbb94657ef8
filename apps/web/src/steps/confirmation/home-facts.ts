import { dayFromSlashDate } from '@vesta/domain/dates/slash-date';
import { formatMoney } from '@vesta/domain/money/format-money';
import { parseMoney } from '@vesta/domain/money/parse-money';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { ApplicationState } from '@vesta/domain/state';
import { livingSituations } from '@vesta/domain/validation/household-vocabulary';
import { useLocale, useTranslations } from 'use-intl';
import { savedText } from '../../features/checked-form/saved-text.ts';
import { useFactText } from '../../features/documents/use-fact-text.ts';

type Saved = ApplicationState['answers']['additional_details'];

/** Amounts are kept as they are typed in the region; what is only read is written as the language writes it. */
export function useEuroIn(region: RegionCode): (saved: Saved, name: string) => string | null {
  const locale = useLocale();
  return (saved, name) => {
    const cents = parseMoney(savedText(saved, name), region);
    return cents === null ? null : formatMoney(cents, locale);
  };
}

/** How somebody lives today and what the home in view costs, as far as they said. */
export function useHomeFacts({ application, answers }: ApplicationState): Record<string, string | null> {
  const t = useTranslations();
  const saved = answers.additional_details;
  const text = useFactText();
  const euroIn = useEuroIn(application.region);
  const situation = livingSituations.find((one) => one === saved?.livingSituation);
  const [rent, charges, warm] = ['targetRent', 'targetCharges', 'targetWarmRent'].map((name) => euroIn(saved, name));
  const ends = dayFromSlashDate(savedText(saved, 'tenancyEndDate'));
  const bare = rent && application.region === 'de' ? t('Confirmation.HomeCold', { amount: rent }) : rent;
  const home = bare && charges ? t('Confirmation.HomeCharges', { amount: bare, charges }) : bare;
  return {
    [t('Confirmation.Living')]: situation ? t(`AdditionalDetails.Living.${situation}.Title`) : null,
    [t('Confirmation.RentToday')]: euroIn(saved, 'currentRent'),
    [t('AdditionalDetails.Living.CurrentDeposit')]: euroIn(saved, 'currentDeposit'),
    [t('AdditionalDetails.Living.LandlordName')]: savedText(saved, 'landlordName') || null,
    [t('AdditionalDetails.Living.TenancyEndDate')]: ends && text('day', ends),
    [t('AdditionalDetails.Living.Reason')]: savedText(saved, 'extraTenancyInfo') || null,
    [t('Confirmation.HomeRent')]:
      [home, warm && t('Confirmation.HomeWarm', { amount: warm })].filter(Boolean).join(', ') || null,
    [t('AdditionalDetails.GoodToKnow.AccessibleShort')]:
      saved?.accessibleHouse === true ? t('Questionnaire.Responses.YES') : null,
    [t('Confirmation.Pets')]:
      saved?.hasPets === true ? savedText(saved, 'petsDetails') || t('Questionnaire.Responses.YES') : null,
  };
}
