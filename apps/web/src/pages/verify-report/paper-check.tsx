import type { PaperVerdict } from '@vesta/domain/verification';
import { useTranslations } from 'use-intl';
import { DropArea } from '../../ui/drop-area/drop-area.tsx';
import { FileButton } from '../../ui/file-button/file-button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './paper-check.module.css';
import type { usePaperCheck } from './use-paper-check.ts';

const tones: Record<PaperVerdict['seal'], 'good' | 'error' | 'warning'> = {
  sealed: 'good',
  changed: 'error',
  foreign: 'warning',
  unsealed: 'warning',
};

/** Where a PDF can be let go to have its seal read. */
export function PaperCheck({ check }: { check: ReturnType<typeof usePaperCheck> }) {
  const t = useTranslations('VerifyReport.Paper');
  const take = ([file]: File[]) => file && check.mutate(file);
  return (
    <DropArea onFiles={take} hint={t('Drop')}>
      <section className={styles.area} aria-labelledby="paper-check">
        <h2 id="paper-check">{t('Title')}</h2>
        <p>{t('Text')}</p>
        <FileButton kind="second" icon="file" accept="application/pdf" several={false} onFiles={take}>
          {t('Choose')}
        </FileButton>
        {check.isPending && <Spinner label={t('Checking')} />}
        {check.isError && <ShownMessage text={check.error.message} />}
        {check.data && <MessageBox tone={tones[check.data.seal]} text={t(check.data.seal)} />}
      </section>
    </DropArea>
  );
}
