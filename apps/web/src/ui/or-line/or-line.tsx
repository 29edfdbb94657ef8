import type { ReactNode } from 'react';
import styles from './or-line.module.css';

/** Stands between two things of which one is enough. */
export const OrLine = ({ children }: { children: ReactNode }) => <p className={styles.or}>{children}</p>;
