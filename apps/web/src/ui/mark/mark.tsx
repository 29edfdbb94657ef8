import styles from './mark.module.css';

/** The sign of Vesta. Drawn in place because it is the first thing on every page. */
export function Mark({ size = 34 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={(size * 36) / 34} viewBox="0 0 32 34" aria-hidden="true">
      <path className={styles.arch} d="M3.5 30V15.5a12.5 12.5 0 0 1 25 0V30h-5V16.2a7.5 7.5 0 0 0-15 0V30z" />
      <rect className={styles.arch} x="1" y="29" width="30" height="3.6" rx="1.8" />
      <path
        className={styles.flame}
        d="M16.4 12.6c.3 2.6 4.4 5 4.4 9.3 0 2.8-2.1 4.8-4.8 4.8s-4.8-2-4.8-4.7c0-1.9.9-3.2 2-4.4.2 1 .7 1.7 1.4 2-.2-2.7.5-5.2 1.8-7z"
      />
    </svg>
  );
}
