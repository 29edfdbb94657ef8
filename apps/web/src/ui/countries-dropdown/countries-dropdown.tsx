import { useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldContext } from '../field/field-context.ts';
import { Icon } from '../icon/icon.tsx';
import { Popup } from '../popup/popup.tsx';
import { usePopup } from '../popup/use-popup.ts';
import styles from './countries-dropdown.module.css';
import { CountryFinder, type CountryFinderWords } from './country-finder.tsx';
import { Flag } from './flag.tsx';
import type { Country } from './match-countries.ts';

export type CountriesDropdownProps = {
  /** Chooses a country, or the country whose phone prefix is meant. */
  mode: 'country' | 'prefix';
  countries: readonly Country[];
  /** Two letters (cca2) of the chosen country. */
  value: string | null;
  onChange: (country: Country) => void;
  /** While loading or after a failure the countries at hand stay usable. */
  state?: 'ready' | 'loading' | 'failed';
  words: CountryFinderWords & {
    /** What is chosen, e.g. "Country" or "Country code". */
    label: string;
    /** Shown while nothing is chosen. */
    choose: string;
  };
  disabled?: boolean;
  id?: string;
};

/** In prefix mode it is the leading part of an InputGroup; as a country it is a field of its own. */
export function CountriesDropdown({
  mode,
  countries,
  value,
  onChange,
  state = 'ready',
  words,
  disabled,
  id,
}: CountriesDropdownProps) {
  const { isOpen, open, close, button, panel } = usePopup();
  const field = useContext(FieldContext);
  const panelId = useId();
  const chosen = countries.find((country) => country.cca2 === value);
  const isCountry = mode === 'country';
  const spoken = chosen ? `${chosen.localeName}${isCountry ? '' : ` ${chosen.code}`}` : words.choose;
  return (
    <div className={classNames(styles.anchor, isCountry ? styles.wide : styles.narrow)}>
      <button
        ref={button}
        type="button"
        id={id ?? (isCountry ? field?.id : undefined)}
        className={styles.button}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={`${words.label}: ${spoken}`}
        aria-describedby={isCountry ? field?.describedBy : undefined}
        data-invalid={(isCountry && field?.isInvalid) || undefined}
        onClick={isOpen ? close : open}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') open();
        }}
      >
        {chosen && <Flag flag={chosen.flag} />}
        <span className={classNames(styles.value, !chosen && styles.empty)}>
          {chosen ? (isCountry ? chosen.localeName : chosen.code) : words.choose}
        </span>
        <Icon name={isOpen ? 'up' : 'down'} size={18} className={styles.arrow} />
      </button>
      {isOpen && (
        <Popup ref={panel} id={panelId} role="dialog" aria-label={words.label} className={styles.panel} tabIndex={-1}>
          <CountryFinder
            countries={countries}
            value={value}
            showsPrefix={!isCountry}
            state={state}
            words={words}
            onPick={(country) => {
              onChange(country);
              close();
            }}
          />
        </Popup>
      )}
    </div>
  );
}
