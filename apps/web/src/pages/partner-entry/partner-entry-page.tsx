import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useRoute } from '../../lib/use-route.ts';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { usePartnerEntry } from './use-partner-entry.ts';

/** The door for people whom a partner sends with a signed link. */
export default function PartnerEntryPage() {
  const t = useTranslations();
  const { language } = useRoute();
  const { failed, name, isListingUnknown } = usePartnerEntry();
  const header = failed ? 'Failed' : name ? 'Authenticated' : 'Authenticating';
  return (
    <div className="form stack">
      <Hearth lit={!failed} />
      <PageHeader header={t(`PartnerEntry.${header}`)} />
      {isListingUnknown && !failed && <MessageBox tone="warning" text={t('Occupation.UnknownListing')} />}
      {failed && <MessageBox text={t('PartnerEntry.FailedHint')} />}
      {!failed && (
        <Spinner label={name ? t('PartnerEntry.Welcome', { name }) : t('PartnerEntry.Authenticating')} tone="ember" />
      )}
      {!failed && (
        <p className="hint">
          {t.rich('PartnerEntry.Notice', {
            link: (words) => (
              <a href={paths.content(language, 'privacy')} target="_blank" rel="noreferrer">
                {words}
              </a>
            ),
          })}
        </p>
      )}
    </div>
  );
}
