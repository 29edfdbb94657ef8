import { brandTokens } from '@vesta/domain/branding/brand-tokens';
import { parseHex, toHex } from '@vesta/domain/branding/hex';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { DeskForm } from '../lib/use-desk-form.ts';
import styles from './company-page.module.css';

const textOf = (value: string | boolean | undefined): string | null =>
  typeof value === 'string' && parseHex(value) ? value : null;

interface Correction {
  given: string;
  colour: string;
}

/** Where a colour could not be read as it was given, what is used instead. */
function correctionsOf(values: DeskForm['values'], light: ReturnType<typeof brandTokens>['light']): Correction[] {
  const pairs = [
    [values.primary, light.button],
    [values.header, light.header],
  ] as const;
  return pairs.flatMap(([value, colour]) => {
    const given = parseHex(textOf(value));
    return given && toHex(given) !== colour ? [{ given: toHex(given), colour }] : [];
  });
}

/** How a page will look in these colours, after they were moved until everybody can read them. */
export function BrandPreview({ values, logo }: { values: DeskForm['values']; logo: string | null }) {
  const t = useTranslations('DeskWork.Company');
  const { light } = brandTokens({
    primary: textOf(values.primary),
    secondary: textOf(values.secondary),
    background: textOf(values.background),
    header: textOf(values.header),
  });
  const corrections = correctionsOf(values, light);
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview" className={styles.heading}>
        {t('Preview')}
      </h2>
      <div className={styles.page} style={{ background: light.surface, borderColor: light.line }}>
        <div className={styles.bar} style={{ background: light.header, color: light['on-header'] }}>
          {logo && <img src={logo} alt="" height={30} />}
          <div>
            <b>{values.name}</b>
            {values.tagline && <small style={{ color: light['on-header-quiet'] }}>{values.tagline}</small>}
          </div>
        </div>
        <div className={styles.body}>
          <p>{t('PreviewText')}</p>
          <span className={styles.line} style={{ background: light.accent }} />
          <span className={styles.button} style={{ background: light.button, color: light['on-button'] }}>
            {t('PreviewButton')}
          </span>
        </div>
      </div>
      <ul className={styles.contrast} aria-live="polite">
        {corrections.length === 0 ? (
          <li>
            <Icon name="check-c" size={18} />
            {t('ContrastFine')}
          </li>
        ) : (
          corrections.map(({ given, colour }) => (
            <li key={given}>
              <Icon name="alert" size={18} />
              {t('ContrastChanged', { given, colour })}
            </li>
          ))
        )}
      </ul>
    </section>
  );
}
