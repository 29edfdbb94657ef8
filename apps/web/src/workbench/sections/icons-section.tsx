import { Icon } from '../../ui/icon/icon.tsx';
import { ICON_NAMES } from '../../ui/icon/icon-names.ts';
import { PAPER_NAMES, PaperDrawing } from '../../ui/paper-drawing/paper-drawing.tsx';
import { Section } from '../section.tsx';
import styles from '../workbench.module.css';

export function IconsSection() {
  return (
    <Section id="icons" title="Icons and papers" wide>
      <ul className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
      <ul className={styles.icons}>
        {PAPER_NAMES.map((name) => (
          <li key={name}>
            <PaperDrawing name={name} scale={name.endsWith('-l') ? 0.5 : 1} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
