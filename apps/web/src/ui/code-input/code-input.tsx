import { Fragment, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import styles from './code-input.module.css';
import { selectDigit, stepFor } from './code-selection.ts';

const LENGTH = 6;
const PLACES = [0, 1, 2, 3, 4, 5];

type CodeInputProps = {
  value: string;
  onChange: (digits: string) => void;
  /** Called once when the last digit arrives, typed, pasted or filled in by the phone. */
  onComplete?: (digits: string) => void;
  disabled?: boolean;
  id?: string;
  /** The code is all that the page asks for: whoever opens it may type at once. */
  takesFocus?: boolean;
};

/**
 * One real input under drawn boxes. Six inputs would have six names, break the phone's code suggestion and split
 * pasting; here the browser does all of that by itself.
 */
export function CodeInput({ value, onChange, onComplete, disabled, id, takesFocus = false }: CodeInputProps) {
  const control = useFieldControl(id);
  const boxes = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // A page that opens puts the focus on its content first.
    const timer = setTimeout(() => input.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [takesFocus]);
  const [active, setActive] = useState<number | null>(null);
  // A refused code is taken out without the browser telling where the caret went: it stands at the open end at most.
  const marked = active === null ? null : Math.min(active, value.length);

  const change = (input: HTMLInputElement) => {
    const digits = input.value.replace(/\D/g, '').slice(0, LENGTH);
    const isGrowing = digits.length >= value.length;
    onChange(digits);
    if (digits.length === LENGTH && digits !== value) onComplete?.(digits);
    const caret = input.selectionStart ?? digits.length;
    if (isGrowing && caret < digits.length) requestAnimationFrame(() => selectDigit(input, caret));
  };

  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const next = stepFor(event.key, input.selectionStart ?? 0, input.value.length);
    if (next === null || event.shiftKey) return;
    event.preventDefault();
    selectDigit(input, next);
  };

  const pick = (event: MouseEvent<HTMLInputElement>) => {
    const drawn = [...(boxes.current?.querySelectorAll('[data-place]') ?? [])];
    const place = drawn.findIndex((box) => event.clientX <= box.getBoundingClientRect().right);
    selectDigit(event.currentTarget, place === -1 ? LENGTH : place);
  };

  return (
    <div className={styles.code} data-invalid={control['aria-invalid']}>
      <input
        {...control}
        ref={input}
        className={styles.input}
        value={value}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        spellCheck={false}
        onChange={(event) => change(event.currentTarget)}
        onKeyDown={move}
        onClick={pick}
        onSelect={(event) => setActive(Math.min(event.currentTarget.selectionStart ?? 0, LENGTH - 1))}
        onFocus={(event) => setActive(Math.min(event.currentTarget.value.length, LENGTH - 1))}
        onBlur={() => setActive(null)}
      />
      <div className={styles.boxes} ref={boxes} aria-hidden="true">
        {PLACES.map((place) => (
          <Fragment key={place}>
            {place === LENGTH / 2 && <i className={styles.dash} />}
            <span className={styles.box} data-place={place} data-active={place === marked || undefined}>
              {value[place] ?? ''}
            </span>
          </Fragment>
        ))}
      </div>
    </div>
  );
}
