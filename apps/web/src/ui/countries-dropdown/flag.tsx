import styles from './flag.module.css';

const isAddress = (flag: string) => /^(\/|\.|https?:|data:)/.test(flag);

/** A picture's address or a flag character; either way the country's name stands beside it. */
export function Flag({ flag, lazy = false }: { flag: string; lazy?: boolean }) {
  if (isAddress(flag))
    return (
      <img className={styles.picture} src={flag} alt="" width={26} height={19} loading={lazy ? 'lazy' : 'eager'} />
    );
  return (
    <span className={styles.character} aria-hidden="true">
      {flag}
    </span>
  );
}
