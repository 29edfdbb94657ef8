import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** The buttons, the most likely one first. */
  actions?: ReactNode;
  /** For two things side by side, such as a page and what was read from it. */
  wide?: boolean;
  children?: ReactNode;
};

/** Open as long as it is mounted. The browser's own dialog holds the focus inside and gives it back. */
export function Dialog({ title, closeLabel, onClose, actions, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  // Before the element leaves the page: only an attached dialog gives the focus back when it closes.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser takes the first button, which is the way out. Reading begins at the title, unless something else asked.
    if (document.activeElement === close.current) heading.current?.focus({ preventScroll: true });
    return () => element?.close();
  }, []);

  const closeFromVeil = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Escape, which arrives as cancel
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      onClick={closeFromVeil}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.header}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton ref={close} icon="x" label={closeLabel} onClick={onClose} className={styles.close} />
        </header>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
