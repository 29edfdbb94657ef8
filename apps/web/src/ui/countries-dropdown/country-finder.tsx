import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './country-finder.module.css';
import { Flag } from './flag.tsx';
import { type Country, matchCountries } from './match-countries.ts';

export type CountryFinderWords = { search: string; noMatch: string; loading: string; failed: string };

type CountryFinderProps = {
  countries: readonly Country[];
  value: string | null;
  /** Prefixes stand beside the names only where a prefix is chosen; they are searched in either case. */
  showsPrefix: boolean;
  state: 'ready' | 'loading' | 'failed';
  words: CountryFinderWords;
  onPick: (country: Country) => void;
};

/** The search box keeps the focus; arrows walk through the list below it. */
export function CountryFinder({ countries, value, showsPrefix, state, words, onPick }: CountryFinderProps) {
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(value);
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = matchCountries(countries, query);
  const at = Math.max(
    0,
    found.findIndex((country) => country.cca2 === marked),
  );
  const active = found[at];
  const optionId = (country: Country) => `${listId}-${country.cca2}`;

  // A phone's keyboard would cover half of the sheet: there it comes only when the box is touched.
  useEffect(() => {
    if (window.matchMedia('(pointer: coarse)').matches) list.current?.focus();
    else box.current?.focus();
  }, []);

  useEffect(() => {
    if (active) document.getElementById(`${listId}-${active.cca2}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  const steer = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (event.key === 'Enter' && active) onPick(active);
    else if (step) setMarked(found[Math.min(found.length - 1, Math.max(0, at + step))]?.cca2 ?? null);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are steered for the box and the list inside alike
    <div onKeyDown={steer}>
      <div className={styles.find}>
        <Icon name="search" size={20} />
        <input
          ref={box}
          role="combobox"
          aria-label={words.search}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.search}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setMarked(null);
          }}
        />
        {state === 'loading' && <Spinner label={words.loading} size="small" tone="ember" />}
      </div>
      {state === 'failed' && (
        <p className={styles.note} role="status">
          {words.failed}
        </p>
      )}
      <div
        ref={list}
        id={listId}
        className={styles.list}
        role="listbox"
        aria-label={words.search}
        aria-activedescendant={active && optionId(active)}
        tabIndex={-1}
      >
        {found.map((country) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard picks through the box above
          // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and names the active option
          <div
            key={country.cca2}
            id={optionId(country)}
            role="option"
            className={styles.option}
            aria-selected={country.cca2 === value}
            data-active={country === active || undefined}
            onClick={() => onPick(country)}
          >
            <Flag flag={country.flag} lazy />
            {country.localeName}
            {showsPrefix && <span className={styles.code}>{country.code}</span>}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.note} role="status">
          {words.noMatch}
        </p>
      )}
    </div>
  );
}
