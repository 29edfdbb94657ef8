import { hasBankIdentity } from '@vesta/domain/documents/bank-identity';
import { judgeIds } from '@vesta/domain/documents/judge-ids';
import { useTranslations } from 'use-intl';
import { useBanks } from '../../features/bank-choice/use-banks.ts';
import { useCardWords } from '../../features/card-words/use-card-words.ts';
import { useDocuments } from '../../features/documents/use-documents.ts';
import { IdUpload } from '../../features/id-upload/id-upload.tsx';
import { useIdOptions } from '../../features/id-upload/use-id-options.ts';
import { useIdPapers } from '../../features/id-upload/use-id-papers.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import { SectionFrame } from './section-frame.tsx';
import { useStateWords } from './use-section-words.ts';

/** Germany: who the person is, by photo of the ID or, where a bank can be connected, by the bank. */
export function IdentificationSection() {
  const t = useTranslations('IncomeCheck');
  const handover = useTranslations('Handover.Phone');
  const words = useStateWords();
  const cardWords = useCardWords();
  const papers = useIdPapers();
  const { documents } = useDocuments();
  const { data: options, isError, refetch } = useIdOptions();
  const { data: banks } = useBanks();
  const isBankOffered = banks?.some(({ psd2_enabled }) => psd2_enabled) ?? false;
  const isKnownToBank = hasBankIdentity(documents);
  const problem = judgeIds(papers.ids, papers.combination);
  const ofPapers = papers.ids.length === 0 ? 'todo' : problem ? 'warning' : 'done';
  const state = isKnownToBank && ofPapers === 'todo' ? 'done' : ofPapers;
  const isChoice = isBankOffered && !isKnownToBank && ofPapers !== 'done';
  return (
    <SectionFrame
      id="identification"
      title={t('Sections.identification.Title')}
      hint={t('Sections.identification.Hint')}
      state={state}
      stateText={words(state, papers.missing.length)}
    >
      {isKnownToBank && <MessageBox tone="good" standing text={t('BankIdDone')} />}
      {isChoice && (
        <div className="options">
          <SelectableCard
            kind="none"
            icon="id"
            label={t('PhotoId')}
            description={t('PhotoIdSub')}
            selected
            words={cardWords}
          />
          <SelectableCard
            kind="button"
            icon="bank"
            end="right"
            label={t('BankId')}
            description={t('BankIdSub')}
            onSelected={() => document.getElementById('bank_statement')?.focus()}
            words={cardWords}
          />
        </div>
      )}
      <h3 className={isChoice ? undefined : 'visually-hidden'} id="which-document">
        {t('WhichId')}
      </h3>
      {!(isKnownToBank && papers.ids.length === 0) && (
        <IdUpload
          papers={papers}
          options={options ? options[options.selected ?? 'ce'] : null}
          failed={isError}
          onRetry={() => void refetch()}
          // Who has shown it already need not choose again.
          {...(state === 'done' ? { changeLabel: handover('OtherDocument') } : {})}
        />
      )}
    </SectionFrame>
  );
}
