import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useRoute } from '../../lib/use-route.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';

/** The last page: nothing is left to show. */
export function EverythingErased() {
  const t = useTranslations('MyData.Erase');
  const { language } = useRoute();
  return (
    <div className="form stack">
      <Hearth lit={false} />
      <PageHeader header={t('Done')} />
      <p role="status">{t('DoneText')}</p>
      <p>
        <ButtonLink kind="second" href={paths.home(language)}>
          {t('ToStart')}
        </ButtonLink>
      </p>
    </div>
  );
}
