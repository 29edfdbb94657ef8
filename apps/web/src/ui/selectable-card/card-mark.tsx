import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import type { CardState } from './card-state.ts';
import styles from './selectable-card.module.css';

/** The words behind the signs. */
export type CardWords = { verified: string; warning: string; error: string; delete: string };

type CardMarkProps = {
  state: CardState;
  verified: boolean;
  end: 'mark' | IconName;
  /** Several may be chosen: a box instead of a circle, as everywhere. */
  isOneOfMany: boolean;
  words: CardWords;
};

/** The sign at the end of a card: what became of it, or where it leads. */
export function CardMark({ state, verified, end, isOneOfMany, words }: CardMarkProps) {
  if (state === 'error') return <Icon name="error" label={words.error} className={styles.sign} />;
  if (state === 'warning') return <Icon name="alert" label={words.warning} className={styles.sign} />;
  if (end !== 'mark' && !verified) return <Icon name={end} className={styles.pointer} />;
  return (
    <span className={classNames(styles.ring, isOneOfMany && !verified && styles.box)}>
      <Icon name="check" size={15} {...(verified && { label: words.verified })} />
    </span>
  );
}
