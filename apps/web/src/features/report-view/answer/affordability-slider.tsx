import {
  type MonthlyAffordability,
  SLIDER_CEILING_BEFORE_RENT,
  SLIDER_MARKER_MAX,
  SLIDER_ORANGE_ABOVE,
} from '@vesta/domain/report/affordability';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../ui/class-names.ts';
import { useFigures } from '../parts/use-figures.ts';
import styles from './affordability-slider.module.css';

/** Two thirds of the scale lead up to the recommended rent, so the cautious one lies at its share of that way. */
const cautiousAt = (min: number, value: number): number => (value === 0 ? 0 : (SLIDER_ORANGE_ABOVE * min) / value);

/** Beyond these its words would leave the card, or lie on those of the recommended rent; the tick alone goes further. */
const CAUTIOUS_WORDS = { least: 24, most: 42 };

const wordsAt = (percent: number): number => Math.min(Math.max(percent, CAUTIOUS_WORDS.least), CAUTIOUS_WORDS.most);

const atPercent = (percent: number) => ({ insetInlineStart: `${percent}%` });

/** The label leans away from the nearer end, so that it stays on the card wherever the marker is. */
const leaning = (percent: number) => ({ translate: `${-percent}% 0` });

type Props = MonthlyAffordability & {
  /** A guarantee covers what the tenants' own income leaves open: what leads up to the rent is no warning then. */
  isCarried?: boolean;
};

/** Where the rent lies between what is easy and what is the ceiling. The sentence says it, the picture shows it. */
export function AffordabilitySlider(props: Props) {
  const { value, min, max, percentage, rent, rent_kind: kind, isCarried = false } = props;
  const t = useTranslations('ReportView.Slider');
  const words = useTranslations('ReportWords');
  const { whole } = useFigures();
  if (value === null || min === null || max === null) return null;
  const isAsked = percentage !== null && rent !== null;
  const isOver = isAsked && percentage > SLIDER_ORANGE_ABOVE;
  const isBeyond = isAsked && rent > max;
  const marker = Math.min(percentage ?? 0, SLIDER_MARKER_MAX);
  return (
    <figure className={classNames(styles.slider, isOver && styles.over, isCarried && styles.carried)}>
      <figcaption className="visually-hidden">
        {t('Summary', { min: whole(min), value: whole(value), max: whole(max) })}
        {isAsked && ` ${t(isOver ? 'RentAbove' : 'RentBelow', { rent: whole(rent) })}`}
      </figcaption>
      <div
        className={styles.picture}
        aria-hidden="true"
        data-over={isOver}
        data-carried={isCarried}
        data-marker={isAsked ? marker : undefined}
      >
        {isAsked && (
          <p className={styles.pin} style={atPercent(marker)}>
            <span style={leaning(marker)}>
              <b>{whole(rent)}</b> {words(`RentKinds.${kind ?? 'asked'}`)}
            </span>
          </p>
        )}
        <div className={styles.track}>
          <span className={styles.zone} />
          {isAsked && <span className={styles.fill} style={{ inlineSize: `${marker}%` }} />}
          {isOver && (
            <span
              className={styles.excess}
              style={{ ...atPercent(SLIDER_ORANGE_ABOVE), inlineSize: `${marker - SLIDER_ORANGE_ABOVE}%` }}
            />
          )}
          <span className={styles.tick} style={atPercent(cautiousAt(min, value))} />
          <span className={classNames(styles.tick, styles.main)} style={atPercent(SLIDER_ORANGE_ABOVE)} />
          {isBeyond && <span className={styles.tick} style={atPercent(SLIDER_CEILING_BEFORE_RENT)} />}
          {isAsked && <span className={styles.thumb} style={atPercent(marker)} />}
        </div>
        <p className={styles.scale}>
          <span style={atPercent(wordsAt(cautiousAt(min, value)))} className={styles.cautious}>
            <b>{whole(min)}</b> {t('Cautious')}
          </span>
          <span style={atPercent(SLIDER_ORANGE_ABOVE)} className={styles.recommended}>
            <b>{whole(value)}</b> {t('Recommended')}
          </span>
          <span
            className={classNames(styles.ceiling, isBeyond && styles.passed)}
            style={isBeyond ? atPercent(SLIDER_CEILING_BEFORE_RENT) : undefined}
          >
            <b>{whole(max)}</b> {t('Ceiling')}
          </span>
        </p>
      </div>
    </figure>
  );
}
