import type { ComponentProps, ReactNode } from 'react';
import styles from './toggle.module.css';

type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { children: ReactNode };

/** Takes effect at once; for an answer that is sent with a form a Tick is right. */
export function Toggle({ children, ...rest }: ToggleProps) {
  return (
    <label className={styles.toggle}>
      <span>{children}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state */}
      <input {...rest} type="checkbox" role="switch" className={styles.switch} />
    </label>
  );
}
