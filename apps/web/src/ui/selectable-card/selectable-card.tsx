import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { type Fact, Facts } from '../facts/facts.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Unbroken } from '../unbroken/unbroken.tsx';
import { CardChoice } from './card-choice.tsx';
import { CardMark, type CardWords } from './card-mark.tsx';
import look from './card-state.module.css';
import { cardState } from './card-state.ts';
import { type CardIcon, CardTile } from './card-tile.tsx';
import styles from './selectable-card.module.css';

export type SelectableCardProps = {
  label: string;
  selected?: boolean;
  onSelected?: (checked: boolean) => void;
  /** A radio belongs to the group of its name, a button leads on at once, and a "none" only shows. */
  kind?: 'checkbox' | 'radio' | 'button' | 'none';
  name?: string;
  description?: ReactNode;
  tag?: ReactNode;
  icon?: CardIcon;
  iconSize?: number;
  verified?: boolean;
  warningText?: string;
  error?: boolean;
  notes?: readonly string[];
  fields?: readonly Fact[];
  controls?: ReactNode;
  footer?: ReactNode;
  disabled?: boolean;
  onDelete?: () => void;
  words: CardWords;
  /** What stands at the end while nothing is known yet: the mark of a choice, or an icon saying where it leads. */
  end?: 'mark' | IconName;
  tall?: boolean;
};

export function SelectableCard(props: SelectableCardProps) {
  const { label, selected = false, verified = false, warningText, error = false, disabled = false, notes = [] } = props;
  const { icon, iconSize = 45, tall = false, kind = 'checkbox', end = 'mark', fields = [] } = props;
  const id = useId();
  const state = cardState({ selected, error, warningText, disabled });
  const lines = warningText ? [warningText, ...notes] : notes;
  const ids = { title: `${id}-title`, more: `${id}-more`, notes: `${id}-notes` };
  return (
    <div
      className={classNames(
        styles.card,
        look.card,
        kind !== 'none' && look.choosable,
        verified && look.verified,
        selected && look.selected,
        look[state],
        tall && styles.tall,
      )}
      data-state={state}
    >
      <CardChoice
        kind={kind}
        name={props.name}
        selected={selected}
        disabled={disabled}
        isInvalid={error}
        onSelected={props.onSelected}
        ids={ids}
        hasNotes={lines.length > 0}
      />
      {icon && <CardTile icon={icon} size={tall ? Math.max(iconSize, 64) : iconSize} />}
      <span className={styles.words}>
        <span className={styles.title} id={ids.title}>
          <Unbroken words={label} />
          {props.tag && <span className={styles.tag}>{props.tag}</span>}
        </span>
        <span className={styles.description} id={ids.more}>
          <Unbroken words={props.description} />
        </span>
      </span>
      <span className={styles.end}>
        <CardMark state={state} verified={verified} end={end} isOneOfMany={kind === 'checkbox'} words={props.words} />
        {props.onDelete && (
          <IconButton
            icon="trash"
            label={props.words.delete}
            onClick={props.onDelete}
            className={styles.delete}
            aria-describedby={ids.title}
          />
        )}
      </span>
      {lines.length > 0 && (
        <ul className={styles.notes} id={ids.notes}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {fields.length > 0 && (
        <div className={styles.below}>
          <Facts facts={fields} verifiedLabel={props.words.verified} />
        </div>
      )}
      {props.controls && <div className={classNames(styles.below, styles.controls)}>{props.controls}</div>}
      {props.footer && <div className={classNames(styles.below, styles.footer)}>{props.footer}</div>}
    </div>
  );
}
