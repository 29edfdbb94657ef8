import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Findings, SpokenPart } from './fiscal-code-findings.ts';
import styles from './fiscal-code-help.module.css';

/** Says under the field how the code fits what else was typed. It is help: nothing is refused because of it. */
export function FiscalCodeHelp({ findings }: { findings: Findings | null }) {
  const t = useTranslations('FiscalCodeHelp');
  const format = useFormatter();
  const named = (parts: SpokenPart[]) => format.list(parts.map((part) => t(`Parts.${part}`)));
  const isDoubtful = findings !== null && (findings.checkCharacterDiffers || findings.differs.length > 0);
  return (
    <div className={styles.help} role="status">
      {findings?.checkCharacterDiffers && (
        <p className={styles.doubt}>
          <Icon name="alert" size={18} />
          <span>{t('CheckCharacter')}</span>
        </p>
      )}
      {findings && findings.differs.length > 0 && (
        <p className={styles.doubt}>
          <Icon name="alert" size={18} />
          <span>{t('Differs', { parts: named(findings.differs) })}</span>
        </p>
      )}
      {findings && !isDoubtful && findings.agrees.length > 0 && (
        <p className={styles.good}>
          <Icon name="check-c" size={18} />
          <span>{t('Agrees', { parts: named(findings.agrees) })}</span>
        </p>
      )}
    </div>
  );
}
