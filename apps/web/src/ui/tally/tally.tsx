import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './tally.module.css';

export type TallyState = 'todo' | 'done' | 'warning' | 'error' | 'working';

export type TallyPart = { href: string; name: string; state: TallyState; stateText: string };

const ICONS: Record<TallyState, IconName> = {
  todo: 'todo',
  done: 'check-c',
  warning: 'alert',
  error: 'error',
  working: 'clock',
};

/** The parts of a page and how far each is, leading to them. */
export function Tally({ label, parts }: { label: string; parts: readonly TallyPart[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tally}>
        {parts.map(({ href, name, state, stateText }) => (
          <li key={href}>
            <a className={classNames(styles.part, styles[state])} href={href}>
              <Icon name={ICONS[state]} />
              <span>
                <b>{name}</b>
                <span className={styles.state}>{stateText}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
