import type { Contradiction } from '@vesta/domain/questionnaire/contradictions';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';

interface ContradictionNoticeProps {
  contradiction: Contradiction;
  onToAnswer: () => void;
  /** Further ways out, where the place has some. */
  children?: ReactNode;
}

/** Two answers that exclude each other, both in words, with a way to correct either. */
export function ContradictionNotice({ contradiction, onToAnswer, children }: ContradictionNoticeProps) {
  const t = useTranslations('Contradictions');
  const flow = useFlow();
  const { about, question } = contradiction;
  return (
    <MessageBox tone="warning" text={<b>{t('Title')}</b>}>
      <p>
        {t(`${about}.Household`)} {t(`${about}.Here`)}
      </p>
      <p>{t('Ask')}</p>
      <p className="row row-wrap">
        <Button kind="second" size="mini" icon="users" onClick={() => flow.goTo('additional-details')}>
          {t('ToHousehold')}
        </Button>
        <Button kind="second" size="mini" icon="pen" onClick={onToAnswer}>
          {t('ToAnswer', { number: question })}
        </Button>
        {children}
      </p>
    </MessageBox>
  );
}
