import type { Contradiction, ContradictionName } from '@vesta/domain/questionnaire/contradictions';
import { useTranslations } from 'use-intl';
import { ContradictionNotice } from '../../features/contradictions/contradiction-notice.tsx';
import { bringIntoView } from '../../lib/bring-into-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { responseName } from './questionnaire.mapping.ts';

function goToQuestion(number: number): void {
  const field = document.getElementById(responseName(number));
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  bringIntoView(field);
}

interface AnswerContradictionsProps {
  list: readonly Contradiction[];
  onSettled: (about: ContradictionName) => void;
}

/** Each contradiction with the household. Somebody who plans a pet has none today: both answers may be right. */
export function AnswerContradictions({ list, onSettled }: AnswerContradictionsProps) {
  const t = useTranslations('Contradictions');
  return list.map((contradiction) => (
    <ContradictionNotice
      key={contradiction.about}
      contradiction={contradiction}
      onToAnswer={() => goToQuestion(contradiction.question)}
    >
      <Button kind="ghost" size="mini" icon="check" onClick={() => onSettled(contradiction.about)}>
        {t('Both')}
      </Button>
    </ContradictionNotice>
  ));
}
