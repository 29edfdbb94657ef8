import { type ComponentProps, type MouseEvent, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldContext } from '../field/field-context.ts';
import { Icon } from '../icon/icon.tsx';
import { Unbroken } from '../unbroken/unbroken.tsx';
import styles from './tick.module.css';

/**
 * A field that is left shows what it complains about, and the box would slip away from under the press. So the field
 * keeps the focus until the press has counted.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();
const takeFocus = ({ currentTarget }: MouseEvent<HTMLInputElement>) => currentTarget.focus({ preventScroll: true });

type TickProps = Omit<ComponentProps<'input'>, 'type'> & {
  kind?: 'checkbox' | 'radio';
  hint?: ReactNode;
  error?: string | null | undefined;
  children: ReactNode;
};

/** A tick box or a radio. The whole row is the target. */
export function Tick({ kind = 'checkbox', hint, error, children, className, ...rest }: TickProps) {
  const notes = useId();
  const group = useContext(FieldContext);
  const isInvalid = Boolean(error) || group?.isInvalid;
  return (
    <div className={className}>
      {error && (
        <p className={styles.error} id={`${notes}-error`}>
          <Icon name="error" size={18} />
          <span>
            <Unbroken words={error} />
          </span>
        </p>
      )}
      <label className={styles.tick} onMouseDown={keepFocus}>
        <input
          onClick={takeFocus}
          {...rest}
          type={kind}
          className={classNames(styles.box, kind === 'radio' && styles.round)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={classNames(error && `${notes}-error`, hint ? `${notes}-hint` : null) || undefined}
        />
        <span className={styles.words}>
          <Unbroken words={children} />
        </span>
      </label>
      {hint && (
        <p className={styles.hint} id={`${notes}-hint`}>
          <Unbroken words={hint} />
        </p>
      )}
    </div>
  );
}
