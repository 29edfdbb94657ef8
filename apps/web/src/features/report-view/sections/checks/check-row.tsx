import type { CheckLine } from '@vesta/domain/report/check-line';
import { standingOf } from '@vesta/domain/report/checks-tally';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { EvidenceKeys, PaperKeys } from '../../parts/evidence-keys.tsx';
import { OutcomeMark } from '../../parts/outcome-mark.tsx';
import styles from './checks.module.css';
import { useCheckWords } from './use-check-words.ts';
import { UNKNOWN, useWorking, type WorkingRow } from './use-working.ts';

function CheckHead({ check }: { check: CheckLine }) {
  const t = useTranslations('ReportView.Checks');
  const { title, sentence } = useCheckWords(check);
  const mark = standingOf(check);
  return (
    <>
      <OutcomeMark outcome={mark} />
      <span>
        <h3 className={styles.claim}>{title}</h3>
        {sentence && <span className={styles.finding}>{sentence}</span>}
      </span>
      <span className={classNames(styles.word, styles[mark])}>{t(`Word.${mark}`)}</span>
    </>
  );
}

/** What was compared with what. Where nothing was expected beforehand, the found alone stands there. */
function Working({ rows }: { rows: readonly WorkingRow[] }) {
  const t = useTranslations('ReportView.Checks');
  const isHeldAgainst = rows.some(({ expected }) => expected !== UNKNOWN);
  return (
    <Table caption={t('Compared')} dense>
      <thead>
        <tr>
          <th scope="col">{t('What')}</th>
          {isHeldAgainst && (
            <th scope="col" data-num>
              {t('Expected')}
            </th>
          )}
          <th scope="col" data-num>
            {t('Found')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, expected, found, ...place }, index) => (
          <tr key={`${place.key} ${place.what} ${index}`}>
            <th scope="row">
              {label} <EvidenceKeys places={[{ ...place, part: 'figure' }]} />
            </th>
            {isHeldAgainst && <td data-num>{expected}</td>}
            <td data-num>{found}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A claim and what was found; open, the papers it is about and what was compared with what. */
export function CheckRow({ check }: { check: CheckLine }) {
  const t = useTranslations('ReportView.Checks');
  const rows = useWorking(check.working);
  if (rows.length === 0 && check.papers.length === 0) {
    return (
      <div className={styles.plain}>
        <CheckHead check={check} />
      </div>
    );
  }
  return (
    <details className={styles.check}>
      <summary>
        <CheckHead check={check} />
        <Icon name="down" size={18} />
      </summary>
      <div className={styles.work}>
        {rows.length > 0 && <Working rows={rows} />}
        {check.papers.length > 0 && (
          <p className={styles.about}>
            {t('About')} <PaperKeys keys={check.papers} />
          </p>
        )}
      </div>
    </details>
  );
}
