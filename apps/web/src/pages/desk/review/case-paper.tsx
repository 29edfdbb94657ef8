import { deskPath } from '@vesta/domain/desk/calls';
import type { CasePaper as Paper, ReviewCase } from '@vesta/domain/desk/review';
import type { DocumentReading } from '@vesta/domain/documents/reading';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FeedRows } from '../../../features/evidence-view/feed-rows.tsx';
import { PageView } from '../../../features/evidence-view/page-view.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { useDeskAct, useDeskQuery } from '../lib/desk-calls.ts';
import { Loaded } from '../ui/loaded.tsx';
import { ChecksTable } from './checks-table.tsx';
import { FieldsTable } from './fields-table.tsx';
import styles from './review.module.css';

function Read({ one, reading }: { one: ReviewCase; reading: DocumentReading }) {
  // The value that counts is the reviewer's; what the applicant says is told beside it.
  const facts = reading.facts.map((fact) => ({ ...fact, corrected: fact.reviewed ?? null }));
  const first = reading.findings.find(({ rule }) => rule === one.rule)?.working.find(({ page }) => page !== null);
  const [page, setPage] = useState(first?.page ?? reading.pages[0]?.number ?? 1);
  const [key, setKey] = useState<string | null>(null);
  const show = (next: string) => {
    setKey(next);
    const fact = facts.find((one) => one.key === next);
    if (fact) setPage(fact.page);
  };
  return (
    <div className={styles.sides}>
      <div>
        {(reading.rows ?? []).length > 0 && <FeedRows rows={reading.rows ?? []} marks={[]} />}
        {reading.pages.length > 0 && (
          <PageView
            reading={{ ...reading, facts }}
            page={page}
            onPage={setPage}
            shown={facts.find((fact) => fact.key === key) ?? null}
            spots={[]}
            onShow={show}
          />
        )}
      </div>
      <div className={styles.tables}>
        <FieldsTable reading={reading} shownKey={key} onShow={show} mayCorrect={one.may_act} />
        <ChecksTable findings={reading.findings} rule={one.rule} />
      </div>
    </div>
  );
}

/** One paper beside what was read from it. Looking at it is recorded. */
export function CasePaper({ one, paper }: { one: ReviewCase; paper: Paper }) {
  const t = useTranslations('DeskReview.Case');
  const ids = { paper: paper.id };
  const reading = useDeskQuery('review.reading', { ids, enabled: paper.is_read });
  const again = useDeskAct('review.reprocess');
  return (
    <>
      {paper.is_read ? (
        <Loaded query={reading}>{(data) => <Read one={one} reading={data} />}</Loaded>
      ) : (
        <MessageBox tone="unsure" text={t('NotRead')} />
      )}
      <div className={styles.tools}>
        {one.may_act && !paper.is_feed && (
          <Button kind="second" size="mini" icon="refresh" busy={again.isPending} onClick={() => again.mutate({ ids })}>
            {t('Reprocess')}
          </Button>
        )}
        {one.may_open_files && (
          <ButtonLink
            kind="ghost"
            size="mini"
            icon="download"
            href={`/api${deskPath('review.file', { case: one.id, ...ids })}`}
            title={t('FileHint')}
            download
          >
            {t('File')}
          </ButtonLink>
        )}
        {again.isSuccess && <p role="status">{t('Reprocessing')}</p>}
        {again.isError && <MessageBox text={again.error.message} />}
      </div>
    </>
  );
}
