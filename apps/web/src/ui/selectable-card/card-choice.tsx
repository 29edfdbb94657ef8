import styles from './selectable-card.module.css';

type CardChoiceProps = {
  kind: 'checkbox' | 'radio' | 'button' | 'none';
  name: string | undefined;
  selected: boolean;
  disabled: boolean;
  isInvalid: boolean;
  onSelected: ((checked: boolean) => void) | undefined;
  ids: { title: string; more: string; notes: string };
  hasNotes: boolean;
};

/** The invisible control that covers the whole card, so that all of it can be pressed and one thing is announced. */
export function CardChoice({ kind, name, selected, disabled, isInvalid, onSelected, ids, hasNotes }: CardChoiceProps) {
  const described = hasNotes ? `${ids.more} ${ids.notes}` : ids.more;
  const shared = { className: styles.choice, disabled, 'aria-labelledby': ids.title, 'aria-describedby': described };
  if (kind === 'none') return null;
  if (kind === 'button') return <button type="button" {...shared} onClick={() => onSelected?.(true)} />;
  return (
    <input
      {...shared}
      type={kind}
      name={name}
      checked={selected}
      aria-invalid={isInvalid && kind === 'checkbox' ? true : undefined}
      onChange={(event) => onSelected?.(event.currentTarget.checked)}
    />
  );
}
