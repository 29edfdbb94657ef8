import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { Section } from '../section.tsx';
import styles from '../workbench.module.css';

export function ActionsSection() {
  const back = { label: 'Back', onBack: () => undefined };
  return (
    <Section id="actions" title="Going on" wide>
      {[
        <ContinueButton key="ready" label="Continue" type="button" />,
        <ContinueButton key="blocked" label="Continue" type="button" why="Still needed: back of the card" />,
        <ContinueButton key="busy" label="Saving" type="button" busy />,
      ].map((way) => (
        <div key={way.key} className={styles.framed}>
          <ActionBar back={back} saved={way.key === 'ready' ? 'Saved at 10:24' : undefined}>
            {way}
          </ActionBar>
        </div>
      ))}
      <div className={styles.framed}>
        <ActionBar back={back} />
      </div>
    </Section>
  );
}
