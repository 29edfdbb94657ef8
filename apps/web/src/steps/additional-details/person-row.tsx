import { useTranslations } from 'use-intl';
import { Chip } from '../../ui/chip/chip.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import styles from './household.module.css';
import { SameName } from './same-name.tsx';

interface PersonRowProps {
  fullname: string;
  /** What else is known of the person, one line each. */
  lines: readonly string[];
  /** The applicant cannot be removed. */
  onRemove?: () => void;
  isNamesake?: boolean;
}

function initialsOf(fullname: string): string {
  const words = fullname.trim().split(/\s+/u);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
}

export function PersonRow({ fullname, lines, onRemove, isNamesake = false }: PersonRowProps) {
  const t = useTranslations('AdditionalDetails.Household');
  return (
    <li className={styles.person}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(fullname)}
      </span>
      <div>
        <p>
          <b>{fullname}</b>
        </p>
        {lines.map((line) => (
          <p key={line} className={styles.more}>
            {line}
          </p>
        ))}
      </div>
      {onRemove ? (
        <IconButton icon="trash" label={t('Remove', { name: fullname })} onClick={onRemove} className={styles.remove} />
      ) : (
        <Chip>{t('You')}</Chip>
      )}
      {isNamesake && <SameName />}
    </li>
  );
}
