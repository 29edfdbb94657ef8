import { useTranslations } from 'use-intl';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import styles from './partners.module.css';

/** A secret that is told once; leaving the page is forgetting it. */
export function SecretBox({ secret }: { secret: string }) {
  const t = useTranslations('DeskWork.Partners');
  return (
    <MessageBox tone="warning" lead={t('SecretTitle')} text={t('SecretText')}>
      <p>
        <span className="visually-hidden">{t('Secret')}: </span>
        <code className={styles.code}>{secret}</code>
      </p>
    </MessageBox>
  );
}
