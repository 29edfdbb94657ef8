import { MAX_EXPLANATION_LENGTH, MIN_EXPLANATION_LENGTH, type ReadFinding } from '@vesta/domain/documents/reading';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useTell } from './evidence.api.ts';
import { useSending } from './use-sending.ts';

interface ExplainCheckProps {
  documentId: string;
  finding: Pick<ReadFinding, 'rule' | 'explanation'>;
  onDone: () => void;
}

/** A few words to the reviewer about a check that failed or could not be made. */
export function ExplainCheck({ documentId, finding, onDone }: ExplainCheckProps) {
  const t = useTranslations();
  const { explain } = useTell(documentId);
  const { busy, error, setError, send } = useSending(onDone);
  const [text, setText] = useState(finding.explanation ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length < MIN_EXPLANATION_LENGTH)
      return setError(t('Reading.ExplainShort', { count: MIN_EXPLANATION_LENGTH }));
    void send(() => explain({ rule: finding.rule, text }));
  };
  return (
    <form className="stack-s" onSubmit={submit} noValidate>
      <Field label={t('Reading.ExplainField')} hint={t('Reading.ExplainHint')} error={error}>
        <TextArea
          autoFocus
          rows={3}
          maxLength={MAX_EXPLANATION_LENGTH}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div className="row row-wrap">
        <Button type="submit" size="mini" icon="send" busy={busy}>
          {t('Reading.ExplainSend')}
        </Button>
        <Button kind="ghost" size="mini" onClick={onDone}>
          {t('General.Cancel')}
        </Button>
      </div>
    </form>
  );
}
