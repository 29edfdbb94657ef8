import { useTranslations } from 'use-intl';
import { AccountWays } from '../../features/bank-connection/account-ways.tsx';
import { PickFiles } from '../../features/uploads/pick-files.tsx';
import type { IncomePage } from './income-page.ts';
import { MonthsGap } from './months-gap.tsx';
import { NotNeeded } from './not-needed.tsx';
import { PaperExample } from './paper-example.tsx';
import { SectionFrame } from './section-frame.tsx';
import { usePaperPart } from './use-paper-part.ts';
import { useStateWords } from './use-section-words.ts';

const LEAST_MONTHS = 3;

/** The account: first the bank, then the account itself, connected or as PDF. */
export function BankSection({ page, months }: { page: IncomePage; months: number | null }) {
  const t = useTranslations();
  const words = useStateWords();
  const { own, strip, gaps, hasAll, state, isSettling } = usePaperPart(page, ['bank_statement'], months);
  return (
    <SectionFrame
      id="bank_statement"
      title={t('IncomeCheck.Sections.bank_statement.Title', { months: months ?? 1 })}
      hint={t('IncomeCheck.Sections.bank_statement.Hint')}
      state={state}
      stateText={words(state, gaps)}
      isSettling={isSettling}
      folds={own.every(({ source }) => source === 'upload')}
    >
      <NotNeeded papers={page.validation?.not_needed ?? []} />
      <AccountWays
        documents={own}
        isComplete={hasAll}
        queue={page.queue}
        months={months ?? LEAST_MONTHS}
        head={(add) =>
          strip.length > 0 && (
            <MonthsGap type="bank_statement" missing={page.validation?.missing ?? []} strip={strip} onFiles={add} />
          )
        }
        pick={(add) => (
          <>
            <PickFiles type="bank_statement" label={t('IncomeCheck.Add.bank_statement')} onFiles={add} />
            {own.length === 0 && <PaperExample type="bank_statement" />}
          </>
        )}
      />
    </SectionFrame>
  );
}
