import { type DocumentRecord, isConnected } from '@vesta/domain/documents/record';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import { BankChoice, type ChosenBank } from '../bank-choice/bank-choice.tsx';
import { useBanks } from '../bank-choice/use-banks.ts';
import { useCardWords } from '../card-words/use-card-words.ts';
import { PaperList } from '../document-card/paper-list.tsx';
import { uploadCall } from '../documents/document-calls.ts';
import type { UploadSlot } from '../uploads/upload-entry.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { BankConnection } from './bank-connection.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { useConnection } from './use-connection.ts';

interface AccountWaysProps {
  /** The statements at hand, in their order. */
  documents: readonly DocumentRecord[];
  queue: UploadQueue;
  /** Every month is there: a file that cannot be used needs no other in its place. */
  isComplete?: boolean;
  months: number;
  /** The way to add files, given where they go. */
  pick: (add: (files: File[]) => void) => ReactNode;
  /** What stands above everything once a bank is chosen. */
  head?: (add: (files: File[]) => void) => ReactNode;
}

const OTHER_HOLDER = 'R_BANK_HOLDER_MATCH';
const isAnothers = ({ hasError, messages }: DocumentRecord): boolean =>
  hasError && messages.some(({ rule, blocker }) => blocker && rule === OTHER_HOLDER);

/**
 * The bank whose statements came last, so that a reload need not ask again. One that was refused counts only where no
 * other is there, and another person's account tells nothing of this person's bank.
 */
function lastBank(documents: readonly DocumentRecord[]): ChosenBank | null {
  const named = documents.filter((document) => document.abi !== null && !isAnothers(document));
  const usable = named.filter(({ hasError }) => !hasError);
  const last = (usable.length > 0 ? usable : named)
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .at(-1);
  return last?.abi ? { abi: last.abi, name: last.bank ?? '' } : null;
}

/** The account: first the bank, then by connection or as PDF, as far as the bank offers either. */
export function AccountWays({ documents, queue, isComplete = false, months, pick, head }: AccountWaysProps) {
  const t = useTranslations();
  const cardWords = useCardWords();
  const { data: banks } = useBanks();
  const connection = useConnection();
  const [chosen, setChosen] = useState<ChosenBank | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isByPdf, setIsByPdf] = useState(false);
  const { phase, isUnderWay } = connection;
  const asked = 'pending' in phase ? phase.pending.bank : null;
  // Whoever gives up a connection that a reload went on with need not look for the bank again.
  if (asked && (asked.abi !== chosen?.abi || asked.name !== chosen.name)) setChosen(asked);
  const recognised = lastBank(documents);
  const bank = asked ?? chosen ?? recognised;
  const entry = banks?.find(({ bank_abi, name }) => bank_abi === bank?.abi && name === bank.name) ?? null;
  const slot: UploadSlot = {
    group: 'bank_statement',
    path: uploadCall('bank_statement'),
    type: 'bank_statement',
    fields: bank ? { bank: bank.name, abi: bank.abi } : {},
  };
  const add = (files: File[]) => {
    setIsChoosing(false);
    queue.add(files, slot);
  };
  // The list stays while one goes through it with the arrow keys; the first statement folds it up.
  const isOpen = !isUnderWay && (bank === null || isChoosing || documents.length === 0);
  const canConnect = entry?.psd2_enabled ?? false;
  const canUpload = entry?.pdf_enabled ?? true;
  const hasPapers = documents.length > 0 && !isChoosing;
  const isConnecting = isUnderWay || (canConnect && !isByPdf && !hasPapers);
  const choose = (next: ChosenBank) => {
    setChosen(next);
    setIsByPdf(false);
  };
  const isRead = documents.some((document) => isConnected(document) && document.isParsed && document.abi === bank?.abi);
  return (
    <>
      {bank && !isUnderWay && head?.(add)}
      {isOpen && <BankChoice value={bank} recognised={recognised} onChoose={choose} />}
      {!isOpen && !isUnderWay && (
        <SelectableCard
          kind="none"
          icon="bank"
          label={bank?.name || t('Banks.Other')}
          description={t(isRead ? 'BankConnection.Done' : 'Banks.UploadSub')}
          selected
          words={cardWords}
        />
      )}
      {isConnecting && (
        <BankConnection
          entry={entry}
          months={months}
          connection={connection}
          onPdf={canUpload ? () => setIsByPdf(true) : null}
        />
      )}
      {phase.name === 'done' && <LeftOutNote leftOut={phase.leftOut} />}
      {(bank || documents.length > 0) && !isUnderWay && (
        <PaperList documents={documents} queue={queue} slot={slot} isComplete={isComplete}>
          {bank && canUpload && !isConnecting && !isRead && pick(add)}
        </PaperList>
      )}
      {bank && !isConnecting && (
        <div className="row row-wrap">
          {canConnect && (isByPdf || hasPapers) && !isRead && (
            <Button
              kind="ghost"
              size="mini"
              icon="link"
              onClick={() => {
                setIsByPdf(false);
                setIsChoosing(true);
              }}
            >
              {t('BankConnection.ConnectInstead')}
            </Button>
          )}
          {!isOpen && (
            <Button kind="ghost" size="mini" icon="refresh" onClick={() => setIsChoosing(true)}>
              {t('Banks.Change')}
            </Button>
          )}
        </div>
      )}
      {!isUnderWay && connection.problem && !isConnecting && <MessageBox text={connection.problem} />}
    </>
  );
}
