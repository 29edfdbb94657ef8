import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import styles from './partners.module.css';

type Copying = 'Copy' | 'Copied' | 'CopyFailed';

/** What is long, to be taken along exactly, and perhaps shown once. */
export function ToCopy({ name, text }: { name: string; text: string }) {
  const t = useTranslations('DeskWork.Partners');
  const [copying, setCopying] = useState<Copying>('Copy');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopying('Copied'),
      () => setCopying('CopyFailed'),
    );
  return (
    <div className="stack-s">
      <code className={styles.code}>{text}</code>
      <div className="row row-wrap">
        <Button
          kind="second"
          size="mini"
          {...(copying === 'Copied' ? { icon: 'check' as const } : {})}
          aria-label={`${t('Copy')}: ${name}`}
          onClick={() => void copy()}
        >
          {t('Copy')}
        </Button>
        <p className="small" role="status">
          {copying === 'Copy' ? '' : t(copying)}
        </p>
      </div>
    </div>
  );
}
