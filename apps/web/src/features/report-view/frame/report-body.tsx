import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SectionLink } from '../parts/section-link.tsx';
import styles from './report-body.module.css';

export interface ContentsEntry {
  id: string;
  label: string;
  figure?: string | undefined;
}

type ReportBodyProps = { contents: readonly ContentsEntry[]; aside?: ReactNode; children: ReactNode };

/** The sections, with a list of contents beside them where there is room. */
export function ReportBody({ contents, aside, children }: ReportBodyProps) {
  const t = useTranslations('ReportView.Frame');
  const sections = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const turnAll = () => {
    for (const child of sections.current?.children ?? []) {
      if (child instanceof HTMLDetailsElement) child.open = !unfolded;
    }
    setUnfolded(!unfolded);
  };
  return (
    <div className={styles.body}>
      <div>
        <p className={styles.all}>
          <button type="button" className="link" onClick={turnAll}>
            {t(unfolded ? 'FoldAll' : 'UnfoldAll')}
          </button>
        </p>
        <div className={styles.sections} ref={sections}>
          {children}
        </div>
      </div>
      <aside className={styles.rail}>
        <div className={styles.sticky}>
          <nav className={styles.contents} aria-label={t('Contents')}>
            {contents.map(({ id, label, figure }) => (
              <SectionLink key={id} to={id}>
                {label}
                {figure && <span>{figure}</span>}
              </SectionLink>
            ))}
          </nav>
          {aside}
        </div>
      </aside>
    </div>
  );
}
