import { type KeyboardEvent, useEffect, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Popup } from '../popup/popup.tsx';
import { usePopup } from '../popup/use-popup.ts';
import styles from './menu.module.css';
import { nextItem } from './next-item.ts';

export type MenuItem<Value extends string> = { value: Value; label: string; lang?: string };

type MenuProps<Value extends string> = {
  /** What is chosen here, e.g. "Language". */
  label: string;
  items: readonly MenuItem<Value>[];
  value: Value;
  onSelect: (value: Value) => void;
  icon?: IconName;
};

/** A button that shows the present choice and opens the others. */
export function Menu<Value extends string>({ label, items, value, onSelect, icon }: MenuProps<Value>) {
  const { isOpen, open, close, button, panel } = usePopup();
  const id = useId();
  const current = items.find((item) => item.value === value);

  useEffect(() => {
    if (!isOpen) return;
    const choices = panel.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [];
    const chosen = [...choices].find((choice) => choice.getAttribute('aria-checked') === 'true') ?? choices[0];
    chosen?.focus();
  }, [isOpen, panel]);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
    const next = nextItem(choices, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const choose = (chosen: Value) => {
    close();
    if (chosen !== value) onSelect(chosen);
  };

  return (
    <div className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={isOpen ? close : open}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') open();
        }}
      >
        {icon && <Icon name={icon} size={20} />}
        <span className="visually-hidden">{label}: </span>
        {current?.label}
        <Icon name={isOpen ? 'up' : 'down'} size={16} />
      </button>
      {isOpen && (
        <Popup ref={panel} id={id} role="menu" aria-label={label} align="end" tabIndex={-1} onKeyDown={move}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="menuitemradio"
              aria-checked={item.value === value}
              tabIndex={-1}
              lang={item.lang}
              className={styles.item}
              onClick={() => choose(item.value)}
            >
              {item.label}
              {item.value === value && <Icon name="check" size={20} className={styles.tick} />}
            </button>
          ))}
        </Popup>
      )}
    </div>
  );
}
