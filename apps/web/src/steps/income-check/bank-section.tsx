import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BankChoice, type ChosenBank } from '../../features/bank-choice/bank-choice.tsx';
import { useCardWords } from '../../features/card-words/use-card-words.ts';
import { PaperList } from '../../features/document-card/paper-list.tsx';
import { uploadCall } from '../../features/documents/document-calls.ts';
import { PickFiles } from '../../features/uploads/pick-files.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import type { IncomePage } from './income-page.ts';
import { MonthsGap } from './months-gap.tsx';
import { PaperExample } from './paper-example.tsx';
import { SectionFrame } from './section-frame.tsx';
import { usePaperPart } from './use-paper-part.ts';
import { useStateWords } from './use-section-words.ts';

/** The bank whose statements were handed in last, so that a reload need not ask again. */
function lastBank({ documents }: IncomePage): ChosenBank | null {
  const last = documents.findLast(({ type, abi }) => type === 'bank_statement' && abi !== null);
  return last?.abi ? { abi: last.abi, name: last.bank ?? '' } : null;
}

/** The account: first the bank, then its statements as PDF. */
export function BankSection({ page, months }: { page: IncomePage; months: number | null }) {
  const t = useTranslations();
  const words = useStateWords();
  const cardWords = useCardWords();
  const { own, strip, gaps, state } = usePaperPart(page, ['bank_statement'], months);
  const [chosen, setChosen] = useState<ChosenBank | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const bank = chosen ?? lastBank(page);
  const slot = {
    group: 'bank_statement',
    path: uploadCall('bank_statement'),
    type: 'bank_statement' as const,
    fields: bank ? { bank: bank.name, abi: bank.abi } : {},
  };
  // The list stays while one goes through it with the arrow keys; the first file folds it up.
  const isOpen = bank === null || isChoosing || own.length === 0;
  const add = (files: File[]) => {
    setIsChoosing(false);
    page.queue.add(files, slot);
  };
  return (
    <SectionFrame
      id="bank_statement"
      title={t('IncomeCheck.Sections.bank_statement.Title', { months: months ?? 1 })}
      hint={t('IncomeCheck.Sections.bank_statement.Hint')}
      state={state}
      stateText={words(state, gaps)}
    >
      {bank && strip.length > 0 && <MonthsGap type="bank_statement" strip={strip} onFiles={add} />}
      {isOpen ? (
        <BankChoice value={bank} onChoose={setChosen} />
      ) : (
        <SelectableCard
          kind="none"
          icon="bank"
          label={bank?.name || t('Banks.Other')}
          description={t('Banks.UploadSub')}
          selected
          words={cardWords}
        />
      )}
      {bank && (
        <PaperList documents={own} queue={page.queue} slot={slot}>
          <PickFiles type="bank_statement" label={t('IncomeCheck.Add.bank_statement')} onFiles={add} />
        </PaperList>
      )}
      {!isOpen && (
        <div>
          <Button kind="ghost" size="mini" icon="refresh" onClick={() => setIsChoosing(true)}>
            {t('Banks.Change')}
          </Button>
        </div>
      )}
      {own.length === 0 && <PaperExample type="bank_statement" />}
    </SectionFrame>
  );
}
