import { Section } from '../section.tsx';
import styles from '../workbench.module.css';

const COLOURS = [
  'brand-primary',
  'brand-button',
  'brand-accent',
  'brand-header',
  'paper',
  'card',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'tint',
  'tint-2',
  'good',
  'good-bg',
  'warn',
  'warn-bg',
  'bad',
  'bad-bg',
  'unsure',
  'unsure-bg',
] as const;

export function ColoursSection() {
  return (
    <Section id="colours" title="Colours" wide>
      <ul className={styles.swatches}>
        {COLOURS.map((name) => (
          <li key={name}>
            <div className={styles.swatch} style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
