import { useTranslations } from 'use-intl';
import { useCardWords } from '../../features/card-words/use-card-words.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';

/** Photo of the document, or the word of the bank. The bank is asked later, together with the account. */
export function IdentityWays({ isByBank, onChange }: { isByBank: boolean; onChange: (isByBank: boolean) => void }) {
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
      {isByBank && <MessageBox tone="info" text={t('BankIdLater')} />}
    </div>
  );
}
