import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../field/field-context.ts';
import { Icon } from '../icon/icon.tsx';
import input from '../text-input/text-input.module.css';
import styles from './select.module.css';

/** The browser's own list: on a phone nothing is easier to use. */
export function Select({ className, id, children, ...rest }: ComponentProps<'select'>) {
  const control = useFieldControl(id);
  return (
    <span className={styles.wrap}>
      <select {...control} {...rest} className={classNames(input.input, styles.select, className)}>
        {children}
      </select>
      <Icon name="down" size={20} className={styles.arrow} />
    </span>
  );
}
