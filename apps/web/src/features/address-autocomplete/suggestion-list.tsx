import { type UIEvent, useEffect } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { splitAtMatch } from './split-at-match.ts';
import styles from './suggest-input.module.css';

export interface Suggestion {
  id: string;
  title: string;
  note: string;
}

interface SuggestionListProps<Item extends Suggestion> {
  id: string;
  label: string;
  items: readonly Item[];
  typed: string;
  marked: number;
  onPick: (item: Item) => void;
  onMore?: (() => void) | undefined;
}

/** So close to the end of the list the next page is fetched. */
const NEAR_END_PX = 96;

function Title({ text, typed }: { text: string; typed: string }) {
  const { before, match, after } = splitAtMatch(text, typed);
  return (
    <span className={styles.title}>
      {before}
      {match && <b>{match}</b>}
      {after}
    </span>
  );
}

export function SuggestionList<Item extends Suggestion>(props: SuggestionListProps<Item>) {
  const { id, items, marked } = props;
  useEffect(() => {
    document.getElementById(`${id}-${marked}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, marked]);
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END_PX) props.onMore?.();
  };
  return (
    <div id={id} role="listbox" aria-label={props.label} className={styles.list} onScroll={onScroll} tabIndex={-1}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard picks through the text field
        // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus and names the marked line
        <div
          key={item.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === marked}
          className={styles.option}
          // The field keeps the focus, or a phone's keyboard would fall and move the list away under the finger.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => props.onPick(item)}
        >
          <Icon name="pin" size={20} />
          <span>
            <Title text={item.title} typed={props.typed} />
            <span className={styles.note}>{item.note}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
