import type { HandoverOpened } from '@vesta/domain/documents/handover';
import { monthsRequired } from '@vesta/domain/documents/months-required';
import type { DocumentType } from '@vesta/domain/documents/types';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccountWays } from '../../features/bank-connection/account-ways.tsx';
import { pendingOf } from '../../features/bank-connection/pending-connection.ts';
import { useCardWords } from '../../features/card-words/use-card-words.ts';
import { PaperList } from '../../features/document-card/paper-list.tsx';
import { useAnnouncements } from '../../features/document-card/use-announcements.ts';
import { uploadCall } from '../../features/documents/document-calls.ts';
import { useDocuments } from '../../features/documents/use-documents.ts';
import type { HandoverAsk } from '../../features/handover/handover-ask.ts';
import { PickFiles } from '../../features/uploads/pick-files.tsx';
import { useUploadQueue, useUploads } from '../../features/uploads/use-upload-queue.ts';
import { ApiFailure } from '../../lib/api.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import { kindsFor } from './kinds-for.ts';
import { PhoneIds } from './phone-ids.tsx';
import { phoneSession } from './phone-session.ts';

const ICONS: Partial<Record<DocumentType, IconName>> = { national_id: 'id', payslip: 'euro', bank_statement: 'bank' };

const SIGNED_OUT = 401;

/** What the phone can add: choose the kind, take the picture; what arrived stands below. */
export function PhonePapers({ opened, ask }: { opened: HandoverOpened; ask: HandoverAsk | null }) {
  const t = useTranslations();
  const words = useCardWords();
  const queue = useUploadQueue();
  const { documents, error } = useDocuments({ live: true });
  const told = useAnnouncements(documents, useUploads(queue));
  useEffect(() => queue.forget(documents.map(({ id }) => id)), [queue, documents]);
  const kinds = kindsFor(opened);
  // Whoever comes back from their bank goes on with the account.
  const [kind, setKind] = useState(() => {
    const first = pendingOf(opened.application_id) ? 'bank_statement' : (phoneSession.read()?.kind ?? ask?.type);
    return kinds.find((type) => type === first) ?? null;
  });
  const choose = (type: DocumentType) => {
    phoneSession.chose(type);
    setKind(type);
  };
  const isOver = error instanceof ApiFailure && error.status === SIGNED_OUT;
  // What the computer asked for comes first; on a small screen the choice would push it out of sight.
  const isAsked = ask !== null && kind === ask.type;
  const choice = (
    <div className="options" role="radiogroup" aria-label={t('Handover.Phone.Which')}>
      {kinds.map((type) => (
        <SelectableCard
          key={type}
          kind="radio"
          name="kind"
          icon={ICONS[type] ?? 'file'}
          label={t(`Papers.${type}`)}
          selected={kind === type}
          onSelected={() => choose(type)}
          words={words}
        />
      ))}
    </div>
  );
  if (isOver) return <MessageBox tone="info" text={t('Handover.Phone.Ended')} />;
  return (
    <div className="form stack">
      <PageHeader header={t('Handover.Phone.Title')} description={t('Handover.Phone.Lead')} />
      {error && <MessageBox tone="warning" text={t('General.Error.Offline')} />}
      {!isAsked && choice}
      {kind === 'national_id' && <PhoneIds first={ask?.combination ?? null} />}
      {kind === 'bank_statement' && (
        <AccountWays
          documents={documents.filter(({ type }) => type === kind)}
          queue={queue}
          months={monthsRequired(opened.employment_status)}
          pick={(add) => <PickFiles type={kind} isMain onFiles={add} />}
        />
      )}
      {kind && kind !== 'national_id' && kind !== 'bank_statement' && (
        <PaperList
          key={kind}
          documents={documents.filter(({ type }) => type === kind)}
          queue={queue}
          slot={{ group: kind, path: uploadCall(kind), type: kind, fields: {} }}
        >
          <PickFiles
            type={kind}
            isMain
            onFiles={(files) => queue.add(files, { group: kind, path: uploadCall(kind), type: kind, fields: {} })}
          />
        </PaperList>
      )}
      {isAsked && <Fold title={t('Handover.Phone.OtherKind')}>{choice}</Fold>}
      <p className="small quiet">{t('Handover.Phone.Close')}</p>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </div>
  );
}
