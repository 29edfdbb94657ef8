import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './field-pair.module.css';

/** Two fields in a line, on phones under each other. Their controls stay level, also when one of them has an error. */
export function FieldPair({ shape, children }: { shape?: '2-1' | '1-2'; children: ReactNode }) {
  return <div className={classNames('pair', shape && `pair-${shape}`, styles.level)}>{children}</div>;
}
