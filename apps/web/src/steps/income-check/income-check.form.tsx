import type { SupportedDocument } from '@vesta/domain/documents/income-check';
import type { DocumentType } from '@vesta/domain/documents/types';
import { livesWithoutWork } from '@vesta/domain/income/sources';
import type { ApplicationState } from '@vesta/domain/state';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { HelpTips } from '../../features/checked-form/help-tips.tsx';
import { CorrectingNote } from '../../features/correcting/correcting-note.tsx';
import { useAnnouncements } from '../../features/document-card/use-announcements.ts';
import { ShownPlacesContext } from '../../features/documents/right-place.tsx';
import { LivesFrom } from '../../features/income-sources/lives-from.tsx';
import { isUnderWay } from '../../features/uploads/upload-entry.ts';
import { useUploads } from '../../features/uploads/use-upload-queue.ts';
import { useWhenRead } from '../../features/uploads/use-when-read.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { useRoute } from '../../lib/use-route.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { leadToProblem } from '../../ui/continue-button/lead-to-problem.ts';
import { DropArea } from '../../ui/drop-area/drop-area.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Tally } from '../../ui/tally/tally.tsx';
import { ContractQuestions } from './contract-questions.tsx';
import { HaveAllDialog } from './have-all.dialog.tsx';
import styles from './income-check.module.css';
import { monthsAsked, sortSlot } from './income-page.ts';
import { IncomeParts } from './income-parts.tsx';
import { asThingsStand, needsOf, openNeeds } from './needs.ts';
import { OwnHome } from './own-home.tsx';
import { RequiredDocumentsDialog } from './required-documents.dialog.tsx';
import { seenOnce } from './seen-once.ts';
import { SortSection } from './sort-section.tsx';
import { useContract } from './use-contract.ts';
import { useIncomePage } from './use-income-page.ts';
import { useIncomeTips } from './use-income-tips.ts';
import { useLivesFrom } from './use-lives-from.ts';
import { useOwnHome } from './use-own-home.ts';
import { useTallyParts } from './use-parts.ts';

const REQUIRED_SEEN = 'required-documents';

interface IncomeCheckFormProps {
  state: ApplicationState;
  supported: readonly SupportedDocument[];
}

/** The papers that show an income: what is asked for, what is there, what is missing. */
export function IncomeCheckForm({ state, supported }: IncomeCheckFormProps) {
  const t = useTranslations();
  const flow = useFlow();
  const { applicationId } = useRoute();
  const form = useRef<HTMLDivElement>(null);
  const { page, isLoaded, finish } = useIncomePage(supported);
  const contract = useContract(state, page.validation?.contract);
  const home = useOwnHome(state);
  const livesFrom = useLivesFrom(state);
  const uploads = useUploads(page.queue);
  const told = useAnnouncements(page.documents, uploads);
  const parts = useTallyParts(page);
  const needs = needsOf(supported);
  const places: DocumentType[] = ['national_id', ...supported.map(({ type }) => type)];
  const [isListShown, setIsListShown] = useState(() => !seenOnce.has(REQUIRED_SEEN, applicationId));
  const [isAsking, setIsAsking] = useState(false);
  const { isWaiting, whenRead } = useWhenRead(
    uploads.some(isUnderWay) || page.documents.some(({ sorting }) => sorting),
  );
  const saving = useContinue({
    form,
    save: async () => {
      await contract.save();
      await home.save();
      await livesFrom.save();
      await finish();
    },
    onSaved: () => flow.next(),
  });
  const missing = asThingsStand(
    openNeeds(needs, page.documents),
    ({ type, months }) => months !== null && monthsAsked(page, type, months) === null,
  );
  const isUntouched = page.documents.every(({ type }) => type === 'national_id');
  const isComplete = isLoaded && !isUntouched && missing.length === 0 && parts.every(({ state }) => state === 'done');
  const tips = useIncomeTips({
    isLetter: livesWithoutWork(state.application.employment_status),
    hasPayslips: supported.some(({ type }) => type === 'payslip'),
    isComplete,
  });
  const latest = useRef(missing);
  latest.current = missing;
  /** Only what is missing is asked about; what was read a moment ago counts. */
  const goOn = async () => {
    await whenRead();
    if (latest.current.length > 0) setIsAsking(true);
    else await saving.onContinue();
  };
  return (
    <DropArea hint={t('IncomeCheck.Sort.Drop')} onFiles={(files) => page.queue.add(files, sortSlot)}>
      <div className="cols">
        <div className="form" ref={form}>
          <PageHeader header={t('IncomeCheck.Title')} description={t('IncomeCheck.Lead')} />
          <div className={styles.page}>
            {saving.error && (
              <ShownMessage text={saving.error} close={{ label: t('General.Close'), onClose: saving.dismissError }} />
            )}
            <CorrectingNote />
            <Tally label={t('IncomeCheck.Tally')} parts={parts} />
            <div className={`stack-l ${styles.parts}`}>
              {livesFrom.isAsked && <LivesFrom {...livesFrom} />}
              <ShownPlacesContext.Provider value={places}>
                <SortSection page={page} isMain={isUntouched} isComplete={isComplete} />
                <IncomeParts page={page} />
              </ShownPlacesContext.Provider>
              {contract.isAsked && (
                <ContractQuestions
                  value={contract.value}
                  isRead={contract.isRead}
                  errors={contract.errors}
                  onChange={contract.change}
                />
              )}
              {home.isAsked && <OwnHome home={home} />}
            </div>
          </div>
          {isWaiting && <MessageBox tone="info" text={t('Uploads.GoesOnWhenRead')} />}
          <ActionBar back={{ label: t('General.Back'), onBack: flow.back }}>
            <ContinueButton
              type="button"
              label={t('General.Continue')}
              why={contract.why ?? livesFrom.why}
              busy={saving.busy || isWaiting}
              onContinue={() => void goOn()}
              onBlocked={() => {
                contract.mark();
                leadToProblem(form.current);
              }}
            />
          </ActionBar>
          <p className="visually-hidden" role="status">
            {told}
          </p>
        </div>
        <HelpTips tips={tips} />
        {/* Whoever has begun to hand in need not be told what to bring, in another tab either. */}
        {isListShown && isLoaded && needs.length > 0 && isUntouched && (
          <RequiredDocumentsDialog
            needs={needs}
            onClose={() => {
              seenOnce.keep(REQUIRED_SEEN, applicationId);
              setIsListShown(false);
            }}
          />
        )}
        {isAsking && (
          <HaveAllDialog
            missing={missing}
            busy={saving.busy}
            onClose={() => setIsAsking(false)}
            onGoOn={() => {
              setIsAsking(false);
              void saving.onContinue();
            }}
          />
        )}
      </div>
    </DropArea>
  );
}
