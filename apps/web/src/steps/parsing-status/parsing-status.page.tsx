import type { GroupedDocuments } from '@vesta/domain/documents/groups';
import type { DocumentValidation } from '@vesta/domain/documents/income-check';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { useFormatter, useTranslations } from 'use-intl';
import { HelpTips } from '../../features/checked-form/help-tips.tsx';
import { useAnnouncements } from '../../features/document-card/use-announcements.ts';
import { partOfPaper } from '../../features/documents/part-of-paper.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { Arches } from '../../ui/arches/arches.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { GroupCard } from './group-card.tsx';
import styles from './parsing-status.module.css';
import { useParsingTips } from './use-parsing-tips.ts';
import { useValidated } from './use-validated.ts';
import { ValidationErrors } from './validation-errors.tsx';

interface ParsingStatusPageProps {
  documents: readonly DocumentRecord[];
  groups: readonly GroupedDocuments[];
  isReading: boolean;
  isConnectionLost: boolean;
}

const NO_UPLOADS = [] as const;

/** Identity papers are handed in with the personal details, all others with the income. */
const placeOf = ({ missing_documents: [first], document_errors: [wrong] }: DocumentValidation) =>
  (wrong?.type ?? first) === 'national_id' ? 'personal-details' : 'income-check';

/** The groups with their badges, the hearths over them, and the way on once all is read. */
export function ParsingStatusPage({ documents, groups, isReading, isConnectionLost }: ParsingStatusPageProps) {
  const t = useTranslations('ParsingStatus');
  const general = useTranslations('General');
  const wait = useTranslations('Uploads');
  const format = useFormatter();
  const flow = useFlow();
  const { onContinue, onExplained, busy, refused, error } = useValidated(isReading, documents);
  const told = useAnnouncements(documents, NO_UPLOADS);
  const names = (isFinished: boolean) =>
    format.list(groups.filter((one) => one.isFinished === isFinished).map(({ group }) => t(`Groups.${group}.Short`))) ||
    t('Nothing');
  const done = groups.filter(({ isFinished }) => isFinished).length;
  const lead = refused && !refused.success ? 'BlockedLead' : 'CompletedLead';
  return (
    <div className="cols">
      <div className="form">
        <PageHeader
          intro={t(isReading ? 'Ongoing' : 'Completed')}
          header={t(isReading ? 'OngoingTitle' : 'CompletedTitle')}
          description={isReading ? t('OngoingLead', { done, total: groups.length }) : t(lead)}
        />
        <div className={styles.page}>
          {error && <ShownMessage text={error} />}
          {isConnectionLost && <MessageBox tone="warning" text={general('Error.Offline')} />}
          {refused && (
            <ValidationErrors
              validation={refused}
              onAdd={() => flow.goTo(placeOf(refused), undefined, partOfPaper(refused.missing_documents[0]))}
              onExplained={() => void onExplained()}
            />
          )}
          <Arches
            label={t('Row', { done: names(true), doing: names(false) })}
            arches={groups.map(({ group, documents: members, isFinished }) => ({
              name: t(`Groups.${group}.Short`),
              isLit: !isFinished,
              isWrong: members.some(({ hasError }) => hasError),
            }))}
          />
          <div className={styles.groups}>
            {groups.map((group) => (
              <GroupCard key={group.group} group={group} />
            ))}
          </div>
        </div>
        <ActionBar back={{ label: t('BackToReview'), onBack: () => flow.goTo('income-check') }}>
          <ContinueButton
            type="button"
            label={general('Continue')}
            why={isReading ? wait('PleaseWaitFilesParsed') : null}
            busy={busy}
            onContinue={() => void onContinue()}
          />
        </ActionBar>
        <p className="visually-hidden" role="status">
          {told} {isReading ? '' : t('Completed')}
        </p>
      </div>
      <HelpTips tips={useParsingTips()} />
    </div>
  );
}
