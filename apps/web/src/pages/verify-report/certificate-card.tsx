import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { Unbroken } from '../../ui/unbroken/unbroken.tsx';
import styles from './certificate-card.module.css';

export interface Point {
  title: string;
  text: string;
}

/** A verdict as a card: the state in a word, the sentence, and what it rests on. */
export function CertificateCard({
  isGood,
  state,
  title,
  points,
  children,
  foot,
}: {
  isGood: boolean;
  state: string;
  title: string;
  points: readonly Point[];
  children: ReactNode;
  foot?: ReactNode;
}) {
  const icon: IconName = isGood ? 'check-c' : 'unsure';
  return (
    <section className={classNames(styles.card, isGood ? styles.good : styles.bad)} aria-labelledby="verdict">
      <p className={styles.state}>
        <Icon name={isGood ? 'check-c' : 'x-c'} size={28} />
        {state}
      </p>
      <h1 id="verdict">{title}</h1>
      <div className={styles.lead}>{children}</div>
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.title}>
              <Icon name={icon} size={22} className={styles.mark} />
              <p>
                <b>{point.title}</b>
                <span>
                  <Unbroken words={point.text} />
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {foot}
    </section>
  );
}
