import { Link, useLocation } from 'react-router';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  label: string;
  /** The name in the address bar. */
  name: string;
  /** `most`: as far as somebody counted. */
  options: readonly { value: string; label: string; count: number; most?: number }[];
  value: string;
}

/** Filters are links: what is shown stands in the address and survives a reload. The first option needs no name there. */
export function FilterChips({ label, name, options, value }: FilterChipsProps) {
  const { pathname, search } = useLocation();
  const addressOf = (option: string) => {
    const query = new URLSearchParams(search);
    if (option === options[0]?.value) query.delete(name);
    else query.set(name, option);
    return { pathname, search: query.toString() };
  };
  return (
    <nav className={styles.chips} aria-label={label}>
      {options.map((option) => (
        <Link
          key={option.value}
          to={addressOf(option.value)}
          replace
          aria-current={option.value === value ? 'true' : undefined}
        >
          {option.label}{' '}
          <span>{option.most && option.count >= option.most ? `${option.most - 1}+` : option.count}</span>
        </Link>
      ))}
    </nav>
  );
}
