import type { DocumentValidation } from '@vesta/domain/documents/income-check';
import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ExplainGap } from '../../features/evidence-view/explain-gap.tsx';
import { bringIntoView } from '../../lib/bring-into-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';

interface ValidationErrorsProps {
  validation: DocumentValidation;
  onAdd: () => void;
  /** Asks again after a word was said about a gap. */
  onExplained: () => void;
}

/** What the server found to stand in the way: about all papers, about single ones, and what is missing. */
export function ValidationErrors({ validation, onAdd, onExplained }: ValidationErrorsProps) {
  const t = useTranslations();
  const format = useFormatter();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the server says anew comes into view
  useEffect(() => bringIntoView(box.current), [validation]);
  const { success, document_errors, missing, global_error } = validation;
  const sentences = [...new Set(document_errors.map(({ message }) => message))];
  const count = document_errors.length + missing.length;
  return (
    <div className="stack-s" ref={box} tabIndex={-1}>
      {(global_error || count === 0) && !success && <MessageBox text={global_error?.message ?? t('Form.Error')} />}
      {sentences.map((sentence) => (
        <MessageBox
          key={sentence}
          lead={format.list(document_errors.filter(({ message }) => message === sentence).map(({ name }) => name))}
          text={sentence}
          defaultText={t('Uploads.FileError')}
        />
      ))}
      {document_errors.length > 0 && !success && (
        <p>{t('ParsingStatus.Errors.Refused', { count: document_errors.length })}</p>
      )}
      {missing.map((gap) => (
        <MessageBox
          key={`${gap.message_key}-${gap.alternatives.join()}`}
          tone="warning"
          text={gap.message}
          defaultText={t('Form.Error')}
        >
          <ExplainGap gap={gap} onExplained={onExplained} />
        </MessageBox>
      ))}
      {success && <p>{t('ParsingStatus.Errors.Again')}</p>}
      {/* A file that was refused is replaced or deleted in the list below: nothing is to be added for it. */}
      {missing.length > 0 && (
        <div>
          <Button kind="second" size="mini" icon="plus" onClick={onAdd}>
            {t('ParsingStatus.Errors.ToIncome')}
          </Button>
        </div>
      )}
    </div>
  );
}
