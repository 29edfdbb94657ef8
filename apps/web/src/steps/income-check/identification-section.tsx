import { hasBankIdentity } from '@vesta/domain/documents/bank-identity';
import { judgeIds } from '@vesta/domain/documents/judge-ids';
import { useTranslations } from 'use-intl';
import { useDocuments } from '../../features/documents/use-documents.ts';
import { IdUpload } from '../../features/id-upload/id-upload.tsx';
import { useIdOptions } from '../../features/id-upload/use-id-options.ts';
import { useIdPapers } from '../../features/id-upload/use-id-papers.ts';
import { IdentityWays } from '../../features/identity-way/identity-ways.tsx';
import { useIdentityWay } from '../../features/identity-way/use-identity-way.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { SectionFrame } from './section-frame.tsx';
import { useStateWords } from './use-section-words.ts';

/** The account stands further down; whoever goes there by keyboard arrives there too. */
const toAccount = () => document.getElementById('bank_statement')?.focus();

/** Germany: who the person is, by photo of the ID or, where a bank can be connected, by the bank. */
export function IdentificationSection() {
  const t = useTranslations('IncomeCheck');
  const handover = useTranslations('Handover.Phone');
  const words = useStateWords();
  const papers = useIdPapers();
  const { documents } = useDocuments();
  const { data: options, isError, refetch } = useIdOptions();
  // What was chosen where the person told who they are holds here too, until they choose otherwise.
  const way = useIdentityWay(useFlow().state?.answers.personal_details, papers);
  const isKnownToBank = hasBankIdentity(documents);
  const problem = judgeIds(papers.ids, papers.combination);
  // Beside good ones it stands in the way all the same, and is told in the same colour before the declaration.
  const isInTheWay = papers.ids.some(({ isParsed, hasError, unread }) => isParsed && hasError && !unread);
  const ofPapers = papers.ids.length === 0 ? 'todo' : problem || isInTheWay ? 'warning' : 'done';
  const state = isKnownToBank && ofPapers === 'todo' ? 'done' : ofPapers;
  const isChoice = way.isOffered && !isKnownToBank && ofPapers !== 'done';
  const isLeftToBank = isChoice && way.isByBank;
  const isShown = !isLeftToBank && !(isKnownToBank && papers.ids.length === 0);
  return (
    <SectionFrame
      id="identification"
      title={t('Sections.identification.Title')}
      hint={t(isLeftToBank ? 'BankIdSub' : 'Sections.identification.Hint')}
      state={state}
      stateText={words(state, papers.missing.length)}
    >
      {isKnownToBank && <MessageBox tone="good" standing text={t('BankIdDone')} />}
      {isChoice && (
        <IdentityWays
          isByBank={way.isByBank}
          onChange={way.choose}
          byBank={
            <MessageBox tone="info" standing text={t('BankIdHere')}>
              <p>
                <Button kind="second" size="mini" icon="bank" onClick={toAccount}>
                  {t('BankIdConnect')}
                </Button>
              </p>
            </MessageBox>
          }
        />
      )}
      {isShown && (
        <h3 className={isChoice ? undefined : 'visually-hidden'} id="which-document">
          {t('WhichId')}
        </h3>
      )}
      {isShown && (
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
