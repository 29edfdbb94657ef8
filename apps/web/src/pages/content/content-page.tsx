import { useQuery } from '@tanstack/react-query';
import { addressOfCall } from '@vesta/domain/address-of-call';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Blocks } from './blocks.tsx';
import styles from './content-page.module.css';

/** A page of words: terms, privacy, cookies, imprint, marketing, accessibility. */
export default function ContentPage() {
  const t = useTranslations();
  const format = useFormatter();
  const api = useApi();
  const { content: page, language } = useRoute();
  const { data, isError, refetch } = useQuery({
    queryKey: ['content', page, language],
    queryFn: ({ signal }) => api.get(addressOfCall('/v1/content/:page', { page: page ?? '' }), { signal }),
  });
  if (isError) {
    return (
      <div className="form">
        <MessageBox text={t('Content.Failed')}>
          <p>
            <Button kind="second" size="mini" onClick={() => refetch()}>
              {t('General.Retry')}
            </Button>
          </p>
        </MessageBox>
      </div>
    );
  }
  if (!data)
    return (
      <div className={styles.page}>
        <Skeleton lines={8} />
      </div>
    );
  const { title, description, updated, blocks } = data.content;
  const sections = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  return (
    <article className={styles.page}>
      <PageHeader
        header={title}
        description={description}
        note={t('Content.Updated', { date: format.dateTime(new Date(`${updated}T12:00:00Z`), { dateStyle: 'long' }) })}
      />
      {sections.length > 3 && (
        <nav className={styles.contents} aria-label={t('Content.OnThisPage')}>
          <p className={styles.contentsTitle}>{t('Content.OnThisPage')}</p>
          <ul>
            {sections.map(
              (section) =>
                section.kind === 'heading' && (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.text}</a>
                  </li>
                ),
            )}
          </ul>
        </nav>
      )}
      <Blocks blocks={blocks} language={language} />
    </article>
  );
}
