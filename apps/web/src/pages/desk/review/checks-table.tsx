import type { ReadFinding } from '@vesta/domain/documents/reading';
import { standingOf } from '@vesta/domain/report/checks-tally';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { OutcomeMark } from '../../../features/report-view/parts/outcome-mark.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Table } from '../../../ui/table/table.tsx';
import styles from './review.module.css';

const FIRST = 8;
const ORDER = { failed: 0, noted: 1, inconclusive: 2, passed: 3 } as const;

/** Every check on the paper with its working: the one in question first, then what speaks against it. */
export function ChecksTable({ findings, rule }: { findings: readonly ReadFinding[]; rule: string | null }) {
  const t = useTranslations('DeskReview.Checks');
  const [whole, setWhole] = useState(false);
  const rank = (finding: ReadFinding) => (finding.rule === rule ? -1 : ORDER[standingOf(finding)]);
  const sorted = findings.toSorted((a, b) => rank(a) - rank(b));
  const shown = whole ? sorted : sorted.slice(0, FIRST);
  if (findings.length === 0) return null;
  return (
    <div className={styles.panel}>
      <Table caption={t('Caption')} dense>
        <thead>
          <tr>
            <th scope="col">{t('Check')}</th>
            <th scope="col" className={styles.wide}>
              {t('Working')}
            </th>
            <th scope="col">{t('Result')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((finding, index) => (
            <tr
              key={`${finding.rule} ${finding.message_key} ${index}`}
              className={classNames(finding.rule === rule && styles.shown)}
            >
              <th scope="row">
                {finding.title}
                <small className={styles.narrow}>{finding.message}</small>
              </th>
              <td className={styles.wide}>{finding.message}</td>
              <td>
                <span className={styles.state}>
                  <OutcomeMark outcome={standingOf(finding)} size={18} /> {t(`Results.${standingOf(finding)}`)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length < findings.length && (
        <div className={styles.more}>
          <Button kind="ghost" size="mini" onClick={() => setWhole(true)}>
            {t('ShowAll', { count: findings.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
