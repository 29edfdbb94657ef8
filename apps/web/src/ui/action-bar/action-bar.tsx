import type { ReactNode } from 'react';
import { buttonClass } from '../button/button-class.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './action-bar.module.css';

type Back = { label: string } & ({ onBack: () => void } | { href: string });

type ActionBarProps = {
  back?: Back | undefined;
  /** "Saved at 10:24", from 720 px on. */
  saved?: string | undefined;
  /** The way on: a ContinueButton, or nothing where choosing is going on. */
  children?: ReactNode;
};

function BackControl({ back }: { back: Back }) {
  const className = classNames(buttonClass({ kind: 'ghost' }), styles.back);
  const inside = (
    <>
      <Icon name="arrow-l" size={20} />
      <span className={styles.word}>{back.label}</span>
    </>
  );
  if ('href' in back) {
    return (
      <a className={className} href={back.href} aria-label={back.label}>
        {inside}
      </a>
    );
  }
  return (
    <button type="button" className={className} onClick={back.onBack} aria-label={back.label}>
      {inside}
    </button>
  );
}

/** Held at the thumb on phones, in the flow of the page from 720 px. */
export function ActionBar({ back, saved, children }: ActionBarProps) {
  return (
    <div className={classNames(styles.bar, !children && styles.alone)}>
      {back && <BackControl back={back} />}
      {saved && (
        <span className={styles.saved} role="status">
          <Icon name="check" size={18} />
          {saved}
        </span>
      )}
      {children}
    </div>
  );
}
