import { useTranslations } from 'use-intl';
import { ShownMessage } from '../../../ui/message-box/shown-message.tsx';
import { ToCopy } from './to-copy.tsx';

/** A secret that is told once; leaving the page is forgetting it. It stands above the button that made it. */
export function SecretBox({ secret }: { secret: string }) {
  const t = useTranslations('DeskWork.Partners');
  return (
    <ShownMessage key={secret} tone="warning" lead={t('SecretTitle')} text={t('SecretText')}>
      <ToCopy name={t('Secret')} text={secret} />
    </ShownMessage>
  );
}
