import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../field/field-context.ts';
import input from '../text-input/text-input.module.css';
import styles from './text-area.module.css';

export function TextArea({ className, id, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(id);
  return <textarea rows={rows} {...control} {...rest} className={classNames(input.input, styles.area, className)} />;
}
