import styles from './hearth.module.css';

const FLAME =
  'M57.2 60c.8 8 13.3 14.4 13.3 27.6A14.3 14.3 0 0 1 56 102a14.3 14.3 0 0 1-14.5-14.2c0-5.7 2.7-9.6 6-13.2.6 3.1 2 5.1 4.2 6.1-.6-8 1.7-15.5 5.5-20.7z';

/** Lit while something works, unlit where nothing does. The words beside it carry the meaning. */
export function Hearth({ lit = true, size = 112 }: { lit?: boolean; size?: number }) {
  return (
    <svg
      className={lit ? styles.lit : styles.unlit}
      width={size}
      height={(size * 120) / 112}
      viewBox="0 0 112 120"
      aria-hidden="true"
    >
      <path className={styles.wall} d="M8 112V58a48 48 0 0 1 96 0v54z" />
      <path className={styles.opening} d="M22 112V60a34 34 0 0 1 68 0v52z" />
      {lit && <path className={styles.glow} d="M34 112V64a22 22 0 0 1 44 0v48z" />}
      <path className={styles.flame} d={FLAME} />
      <rect className={styles.wall} y="108" width="112" height="10" rx="5" />
    </svg>
  );
}
