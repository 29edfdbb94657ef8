import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PaperDrawing, type PaperName } from '../paper-drawing/paper-drawing.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './document-card.module.css';

export type DocumentLook = 'plain' | 'working' | 'verified' | 'warning' | 'error';

const ICONS: Record<Exclude<DocumentLook, 'working'>, IconName> = {
  plain: 'todo',
  verified: 'check-c',
  warning: 'alert',
  error: 'error',
};

export type DocumentCardProps = {
  paper: PaperName;
  title: ReactNode;
  /** What was found on it. */
  sub?: ReactNode;
  /** Comes second once the paper is read. */
  fileName?: string | undefined;
  look: DocumentLook;
  /** The state in a word: colour and icon never speak alone. */
  state: ReactNode;
  progress?: { label: string; value: number | null } | undefined;
  /** Taking it away: deleting what is there, or stopping what is under way. */
  remove?: { label: string; stops: boolean; onRemove: () => void } | undefined;
  /** Facts, or the remedy and its buttons. */
  children?: ReactNode;
  /** A quiet action under the words, where nothing has to be said or done. */
  foot?: ReactNode;
  id?: string;
};

/** One paper: its drawing, what was found, how far it is, and what to do about it. */
export function DocumentCard(props: DocumentCardProps) {
  const { paper, title, sub, fileName, look, state, progress, remove, children, foot, id } = props;
  const titleId = useId();
  return (
    <article className={classNames(styles.card, styles[look])} data-look={look} aria-labelledby={titleId} id={id}>
      <div className={styles.top}>
        <span className={styles.paper}>
          <PaperDrawing name={paper} />
        </span>
        <div className={styles.words}>
          <b className={styles.title} id={titleId} tabIndex={-1}>
            {title}
          </b>
          {sub && <span className={styles.sub}>{sub}</span>}
          {fileName && <span className={styles.file}>{fileName}</span>}
          <span className={styles.state}>
            {look === 'working' ? <Spinner size="small" tone="ember" /> : <Icon name={ICONS[look]} size={18} />}
            <span>{state}</span>
          </span>
        </div>
        {remove && (
          <IconButton
            icon={remove.stops ? 'x' : 'trash'}
            label={remove.label}
            aria-describedby={titleId}
            onClick={remove.onRemove}
          />
        )}
      </div>
      {progress && (
        <div className={styles.progress}>
          <ProgressBar label={progress.label} value={progress.value} />
        </div>
      )}
      {children && <div className={styles.more}>{children}</div>}
      {foot && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}
