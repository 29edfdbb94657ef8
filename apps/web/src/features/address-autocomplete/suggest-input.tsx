import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import styles from './suggest-input.module.css';
import { type Suggestion, SuggestionList } from './suggestion-list.tsx';
import { useSuggestBox } from './use-suggest-box.ts';

interface SuggestInputProps<Item extends Suggestion> {
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  onPick: (item: Item) => void;
  items: readonly Item[];
  isBusy: boolean;
  /** What stands in the place of the list when nothing was found; null while nothing is to be said. */
  nothingFound: ReactNode;
  /** A last line under the suggestions. */
  foot?: ReactNode;
  onMore?: () => void;
  /** "3 suggestions", for those who do not see the list. */
  spoken: string;
  listLabel: string;
  name: string;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A text field with suggestions under it. One may always type something else. */
export function SuggestInput<Item extends Suggestion>(props: SuggestInputProps<Item>) {
  const { value, items, nothingFound, isBusy } = props;
  const box = useSuggestBox(items, props.onPick);
  const listId = useId();
  const hasPanel = box.isOpen && (items.length > 0 || nothingFound !== null);
  const marked = items[box.marked];
  return (
    <div className={styles.anchor}>
      <TextInput
        ref={props.ref}
        name={props.name}
        role="combobox"
        aria-expanded={hasPanel}
        aria-controls={hasPanel ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={hasPanel && marked ? `${listId}-${box.marked}` : undefined}
        autoComplete={props.autoComplete ?? 'off'}
        spellCheck={false}
        className={classNames(isBusy && styles.busy)}
        value={value}
        onChange={(event) => {
          props.onChange(event.currentTarget.value);
          box.onTyped();
        }}
        onKeyDown={box.onKeyDown}
        onFocus={box.onFocus}
        onBlur={() => {
          box.onBlur();
          props.onBlur();
        }}
      />
      {isBusy && (
        <span className={styles.spinner}>
          <Spinner size="small" tone="ember" />
        </span>
      )}
      <p className="visually-hidden" role="status">
        {hasPanel && items.length > 0 && props.spoken}
      </p>
      {hasPanel && (
        <div className={styles.panel}>
          {items.length > 0 ? (
            <SuggestionList
              id={listId}
              label={props.listLabel}
              items={items}
              typed={value}
              marked={box.marked}
              onPick={box.pick}
              onMore={props.onMore}
            />
          ) : (
            <div className={styles.nothing} id={listId} role="status">
              {nothingFound}
            </div>
          )}
          {items.length > 0 && props.foot && <p className={styles.foot}>{props.foot}</p>}
        </div>
      )}
    </div>
  );
}
