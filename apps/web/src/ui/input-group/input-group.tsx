import { type ReactNode, useContext } from 'react';
import { classNames } from '../class-names.ts';
import { FieldContext } from '../field/field-context.ts';
import styles from './input-group.module.css';

type InputGroupProps = {
  /** A word or unit before the input, e.g. "IT". */
  before?: ReactNode;
  /** A word or unit after it, e.g. "€". */
  after?: ReactNode;
  /** A control of its own at the start, e.g. the phone prefix; it gets a hairline. */
  leading?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Several parts in one frame; the frame carries focus and error for all of them. */
export function InputGroup({ before, after, leading, className, children }: InputGroupProps) {
  const field = useContext(FieldContext);
  return (
    <div
      className={classNames(styles.group, className)}
      data-invalid={field?.isInvalid || undefined}
      data-read={field?.isRead || undefined}
    >
      {leading && <span className={styles.leading}>{leading}</span>}
      {before && <span className={styles.unit}>{before}</span>}
      <span className={styles.control}>{children}</span>
      {after && <span className={styles.unit}>{after}</span>}
    </div>
  );
}
