import type { Contradiction, ContradictionName } from '@vesta/domain/questionnaire/contradictions';
import { useTranslations } from 'use-intl';
import { ContradictionNotice } from '../../features/contradictions/contradiction-notice.tsx';
import { bringIntoView } from '../../lib/bring-into-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { responseName } from './questionnaire.mapping.ts';

interface AnswerContradictionProps {
  contradiction: Contradiction;
  onSettled: (about: ContradictionName) => void;
}

/** A contradiction with the household, at the question it is about. Both answers may be right: not every animal counts here. */
export function AnswerContradiction({ contradiction, onSettled }: AnswerContradictionProps) {
  const t = useTranslations('Contradictions');
  const { about, question } = contradiction;
  return (
    <ContradictionNotice
      contradiction={contradiction}
      onToAnswer={() => bringIntoView(document.getElementById(responseName(question)))}
    >
      <Button kind="ghost" size="mini" icon="check" onClick={() => onSettled(about)}>
        {t('Both')}
      </Button>
    </ContradictionNotice>
  );
}
