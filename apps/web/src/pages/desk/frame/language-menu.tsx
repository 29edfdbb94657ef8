import { type Language, languages } from '@vesta/domain/languages';
import { useTranslations } from 'use-intl';
import { inLanguage } from '../../../lib/paths.ts';
import { useRoute } from '../../../lib/use-route.ts';
import { Menu } from '../../../ui/menu/menu.tsx';

export function LanguageMenu() {
  const t = useTranslations();
  const { language } = useRoute();
  const speak = (chosen: Language) => {
    const { pathname, search } = window.location;
    // A whole new page: every word, also those on their way from the server, comes in the new language.
    window.location.assign(`${inLanguage(pathname, chosen)}${search}`);
  };
  return (
    <Menu
      icon="globe"
      label={t('Shell.ChooseLanguage')}
      value={language}
      onSelect={speak}
      items={languages.map((value) => ({ value, label: t(`Languages.${value}`), lang: value }))}
    />
  );
}
