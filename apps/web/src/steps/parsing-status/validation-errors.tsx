import type { DocumentValidation } from '@vesta/domain/documents/income-check';
import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';

/** What the server found to stand in the way: about all papers, about single ones, and what is missing. */
export function ValidationErrors({ validation, onAdd }: { validation: DocumentValidation; onAdd: () => void }) {
  const t = useTranslations();
  const format = useFormatter();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { document_errors, missing, global_error } = validation;
  const sentences = [...new Set(document_errors.map(({ message }) => message))];
  const count = document_errors.length + missing.length;
  return (
    <div className="stack-s" ref={box} tabIndex={-1}>
      {(global_error || count === 0) && <MessageBox text={global_error?.message ?? t('Form.Error')} />}
      {sentences.map((sentence) => (
        <MessageBox
          key={sentence}
          lead={format.list(document_errors.filter(({ message }) => message === sentence).map(({ name }) => name))}
          text={sentence}
          defaultText={t('Uploads.FileError')}
        />
      ))}
      {missing.map(({ message_key, alternatives, message }) => (
        <MessageBox
          key={`${message_key}-${alternatives.join()}`}
          tone="warning"
          text={message}
          defaultText={t('Form.Error')}
        />
      ))}
      {count > 0 && (
        <div>
          <Button kind="second" size="mini" icon="plus" onClick={onAdd}>
            {t('ParsingStatus.Errors.ToIncome')}
          </Button>
        </div>
      )}
    </div>
  );
}
