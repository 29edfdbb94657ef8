import type { HouseNotice } from '@vesta/domain/house-notice';
import { myDataPath } from '@vesta/domain/my-data/path';
import { languageOfRegion, regionCodes } from '@vesta/domain/regions/codes';
import { useTranslations } from 'use-intl';
import { paths, regionAddress } from '../lib/paths.ts';
import { invitation } from '../lib/session.ts';
import { useRoute } from '../lib/use-route.ts';
import { Footer } from '../ui/footer/footer.tsx';
import { useContinueLater } from './use-continue-later.ts';
import { useSignOut } from './use-sign-out.ts';

function useRegionSwitch() {
  const t = useTranslations();
  const { page, listingId, region } = useRoute();
  // Whoever was invited is led to the country of the invitation.
  if (page !== 'occupation' || listingId || invitation.code()) return undefined;
  const items = regionCodes.map((code) => ({
    label: t(`Regions.${code}`),
    href: regionAddress(window.location, code, languageOfRegion[code]),
    current: code === region,
    hrefLang: languageOfRegion[code],
  }));
  return { label: t('Shell.Region'), items };
}

type ShellFooterProps = { seals: HouseNotice['seals']; continueLater: boolean; signOut: boolean };

export function ShellFooter({ seals, continueLater, signOut }: ShellFooterProps) {
  const t = useTranslations('Shell');
  const { language, applicationType } = useRoute();
  const later = useContinueLater();
  const leave = useSignOut();
  const items = [
    // People who come through a partner accept the partner's terms.
    ...(applicationType === 'rapid' ? [] : [{ label: t('Terms'), href: paths.content(language, 'terms') }]),
    { label: t('Privacy'), href: paths.content(language, 'privacy') },
    { label: t('MyData'), href: myDataPath(language) },
    { label: t('Cookies'), href: paths.content(language, 'cookies') },
    { label: t('Imprint'), href: paths.content(language, 'imprint') },
    { label: t('Accessibility'), href: paths.content(language, 'accessibility') },
  ];
  return (
    <Footer
      later={continueLater ? later : undefined}
      regions={useRegionSwitch()}
      links={{ label: t('Legal'), items }}
      // The one seal that has a name of its own in another language; others are written by who runs the house.
      seals={seals.map((seal) => (seal.label === 'GDPR' ? { ...seal, label: t('Gdpr') } : seal))}
      signOut={signOut ? leave : undefined}
    />
  );
}
