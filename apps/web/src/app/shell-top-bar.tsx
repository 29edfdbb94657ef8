import { type Language, languages } from '@vesta/domain/languages';
import { useTranslations } from 'use-intl';
import { useFlow } from '../lib/flow/flow.ts';
import { inLanguage, paths } from '../lib/paths.ts';
import { useRoute } from '../lib/use-route.ts';
import { Menu } from '../ui/menu/menu.tsx';
import { TopBar } from '../ui/top-bar/top-bar.tsx';

/** Logo to the listing's company or its apply page, else to the marketing site; and the language. */
export function ShellTopBar({ marketingUrl }: { marketingUrl: string | null }) {
  const t = useTranslations();
  const { language, applicationType, typeInPath } = useRoute();
  const { listing } = useFlow();
  const start = paths.occupation(language, typeInPath ? applicationType : null, listing?.id ?? null);
  const home = listing
    ? { href: listing.company.url ?? start, label: t('Shell.CompanyHome', { company: listing.company.name }) }
    : { href: marketingUrl ?? start, label: t('Shell.Home') };
  const speak = (chosen: Language) => {
    const { pathname, search, hash } = window.location;
    // A whole new page: every word, also those already on their way from the server, comes in the new language.
    window.location.assign(`${inLanguage(pathname, chosen)}${search}${hash}`);
  };
  return (
    <TopBar
      home={home}
      company={
        listing && { name: listing.company.name, tagline: listing.company.tagline, logoUrl: listing.company.logo }
      }
    >
      <Menu
        icon="globe"
        label={t('Shell.ChooseLanguage')}
        value={language}
        onSelect={speak}
        items={languages.map((value) => ({ value, label: t(`Languages.${value}`), lang: value }))}
      />
    </TopBar>
  );
}
