import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import { useCardWords } from '../card-words/use-card-words.ts';

interface IdentityWaysProps {
  isByBank: boolean;
  onChange: (isByBank: boolean) => void;
  /** When and where the bank is asked. */
  byBank: ReactNode;
}

/** Photo of the document, or the word of the bank, which is asked together with the account. */
export function IdentityWays({ isByBank, onChange, byBank }: IdentityWaysProps) {
  const t = useTranslations('IncomeCheck');
  const words = useCardWords();
  return (
    <div className="stack-s">
      <div className="options" role="radiogroup" aria-label={t('Sections.identification.Title')}>
        <SelectableCard
          kind="radio"
          name="identity-way"
          icon="id"
          label={t('PhotoId')}
          description={t('PhotoIdSub')}
          selected={!isByBank}
          onSelected={() => onChange(false)}
          words={words}
        />
        <SelectableCard
          kind="radio"
          name="identity-way"
          icon="bank"
          label={t('BankId')}
          description={t('BankIdSub')}
          selected={isByBank}
          onSelected={() => onChange(true)}
          words={words}
        />
      </div>
      {isByBank && byBank}
    </div>
  );
}
