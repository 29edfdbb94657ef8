import type { MissingDocument } from '@vesta/domain/documents/income-check';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { ExplainCheck } from './explain-check.tsx';

/** A younger account has no earlier months: a word about it is kept, and the gap no longer stands in the way. */
export function ExplainGap({ gap, onExplained }: { gap: MissingDocument; onExplained?: () => void }) {
  const t = useTranslations('ParsingStatus.Errors');
  const [isOpen, setIsOpen] = useState(false);
  if (!gap.document_id || !gap.rule) return null;
  const finding = { rule: gap.rule, explanation: null };
  const close = () => {
    setIsOpen(false);
    onExplained?.();
  };
  if (isOpen) return <ExplainCheck documentId={gap.document_id} finding={finding} onDone={close} />;
  return (
    <p>
      <Button kind="second" size="mini" icon="pen" onClick={() => setIsOpen(true)}>
        {t('Explain')}
      </Button>
    </p>
  );
}
