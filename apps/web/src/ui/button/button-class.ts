import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonLook = {
  /** `danger` offers what destroys something, `destroy` does it after a question. */
  kind?: 'primary' | 'second' | 'ghost' | 'danger' | 'destroy';
  size?: 'normal' | 'mini';
  block?: boolean;
};

/** The look of a button for whatever element needs it, e.g. a router link. */
export function buttonClass({ kind = 'primary', size = 'normal', block = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[kind], size === 'mini' && styles.mini, block && styles.block);
}
