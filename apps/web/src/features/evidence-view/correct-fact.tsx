import type { ReadFact } from '@vesta/domain/documents/reading';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../lib/use-route.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { useTell } from './evidence.api.ts';
import { toFactValue, toTyped } from './fact-value.ts';
import { useSending } from './use-sending.ts';

interface CorrectFactProps {
  documentId: string;
  fact: ReadFact;
  /** What the word of whoever corrects is worth; without it, that of the paper's owner. */
  note?: string;
  onDone: () => void;
}

/** Says what a value should be. What was read is kept beside it. */
export function CorrectFact({ documentId, fact, note, onDone }: CorrectFactProps) {
  const t = useTranslations();
  const { language } = useRoute();
  const { correct } = useTell(documentId);
  const { busy, error, setError, send } = useSending(onDone);
  const [typed, setTyped] = useState(toTyped(fact.kind, fact.corrected ?? fact.value, language));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = toFactValue(fact.kind, typed);
    if (value === null) return setError(t('Reading.BadValue'));
    void send(() => correct({ key: fact.key, value }));
  };
  return (
    <form className="stack-s" onSubmit={submit} noValidate>
      <Field
        label={t('Reading.CorrectField')}
        hint={`${t(`Reading.CorrectHints.${fact.kind}`)} ${note ?? t('Reading.CorrectNote')}`}
        error={error}
      >
        {fact.kind === 'flag' ? (
          <Segmented
            options={[
              { value: 'yes', label: t('Reading.Flags.yes') },
              { value: 'no', label: t('Reading.Flags.no') },
            ]}
            value={typed}
            onChange={setTyped}
            label={fact.label}
          />
        ) : (
          <TextInput autoFocus value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        )}
      </Field>
      <div className="row row-wrap">
        <Button type="submit" size="mini" busy={busy}>
          {t('Reading.Save')}
        </Button>
        {fact.corrected !== null && (
          <Button kind="ghost" size="mini" onClick={() => void send(() => correct({ key: fact.key, value: null }))}>
            {t('Reading.TakeBack')}
          </Button>
        )}
        <Button kind="ghost" size="mini" onClick={onDone}>
          {t('General.Cancel')}
        </Button>
      </div>
    </form>
  );
}
