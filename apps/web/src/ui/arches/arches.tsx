import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './arches.module.css';

export type Arch = { name: string; isLit: boolean; isWrong?: boolean };

/** A row of hearths: lit where something is worked on, closed where it is done, with a sign where that went wrong. `label` says the same in words. */
export function Arches({ arches, label }: { arches: readonly Arch[]; label: string }) {
  return (
    <div className={styles.row} role="img" aria-label={label}>
      {arches.map(({ name, isLit, isWrong = false }) => (
        <span key={name} className={classNames(styles.arch, isLit ? styles.lit : styles.done)}>
          <Icon name={isLit ? 'flame' : isWrong ? 'alert' : 'check'} />
          <small>{name}</small>
        </span>
      ))}
    </div>
  );
}
