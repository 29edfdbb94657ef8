import type { ApplicantFigures } from '@vesta/domain/desk/applicants';
import { distanceOf } from '@vesta/domain/desk/rent-distance';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../../features/report-view/parts/use-figures.ts';
import styles from './rent-band.module.css';

const at = (cents: number, end: number): string => `${Math.min(100, (100 * cents) / end)}%`;

/** The picture alone, on a scale from nothing to `end`. */
export function Band({ figures, end }: { figures: ApplicantFigures; end: number }) {
  const { min_cents: min, value_cents: value, max_cents: max, rent_cents: rent } = figures;
  if (min === null || value === null || max === null) return null;
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.band} style={{ insetInlineStart: at(min, end), inlineSize: at(max - min, end) }} />
      <span className={styles.value} style={{ insetInlineStart: at(value, end) }} />
      {rent !== null && <span className={styles.rent} style={{ insetInlineStart: at(rent, end) }} />}
    </div>
  );
}

/** What rent is sustainable, drawn and said, with the distance to the rent that is asked in money. */
export function RentBand({ figures, end }: { figures: ApplicantFigures; end: number }) {
  const t = useTranslations('DeskWork.Table');
  const { whole } = useFigures();
  const { kind, min_cents: min, value_cents: value, max_cents: max } = figures;
  if (min === null || value === null || max === null)
    return <span className="quiet">{t(kind === 'rapid' ? 'NotInRapid' : 'Unknown')}</span>;
  const distance = distanceOf(figures);
  return (
    <>
      <Band figures={figures} end={end} />
      <span className="num">
        <b>{whole(value)}</b> {t('Range', { min: whole(min), max: whole(max) })}
      </span>
      {distance && <small>{t(distance.kind, { amount: whole(distance.cents) })}</small>}
    </>
  );
}
