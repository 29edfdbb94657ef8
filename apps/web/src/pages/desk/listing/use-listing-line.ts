import type { DeskListing } from '@vesta/domain/desk/listings';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../../features/report-view/parts/use-figures.ts';

/** Rent, charges and day in one line. */
export function useListingLine() {
  const t = useTranslations('DeskWork');
  const { asked, longDay } = useFigures();
  return (listing: DeskListing): string => {
    const {
      amount_cents: amount,
      charges_cents: charges,
      available_from: from,
      application_type: kind,
      region,
    } = listing;
    const parts = [
      amount === null
        ? t('Listings.NoRent')
        : kind === 'mortgage'
          ? asked(amount)
          : t('Listing.RentAsked', { region, amount: asked(amount) }),
      ...(charges ? [t(`Listing.${region === 'de' ? 'With' : 'Plus'}Charges`, { amount: asked(charges) })] : []),
      ...(from ? [t('Listings.FreeFrom', { day: longDay(from) })] : []),
    ];
    return parts.join(' · ');
  };
}
