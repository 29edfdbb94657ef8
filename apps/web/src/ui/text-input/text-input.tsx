import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../field/field-context.ts';
import styles from './text-input.module.css';

type TextInputProps = ComponentProps<'input'> & {
  /** Figures of one width, for numbers that stand under each other. */
  numeric?: boolean;
};

export function TextInput({ numeric, className, id, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl(id);
  return (
    <input
      type={type}
      {...control}
      {...rest}
      className={classNames(styles.input, numeric && styles.numeric, className)}
    />
  );
}
