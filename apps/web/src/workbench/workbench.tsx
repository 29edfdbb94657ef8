import { useState } from 'react';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { Dressing } from './dressing.tsx';
import { ActionsSection } from './sections/actions-section.tsx';
import { ButtonsSection } from './sections/buttons-section.tsx';
import { CardsSection } from './sections/cards-section.tsx';
import { ChoicesSection } from './sections/choices-section.tsx';
import { CodeSection } from './sections/code-section.tsx';
import { ColoursSection } from './sections/colours-section.tsx';
import { CountriesSection } from './sections/countries-section.tsx';
import { FieldsSection } from './sections/fields-section.tsx';
import { FiguresSection } from './sections/figures-section.tsx';
import { HeadersSection } from './sections/headers-section.tsx';
import { IconsSection } from './sections/icons-section.tsx';
import { MessagesSection } from './sections/messages-section.tsx';
import { OverlaysSection } from './sections/overlays-section.tsx';
import { PapersSection } from './sections/papers-section.tsx';
import { ShellSection } from './sections/shell-section.tsx';
import { SummarySection } from './sections/summary-section.tsx';
import { WaitingSection } from './sections/waiting-section.tsx';
import styles from './workbench.module.css';

const INDEX = [
  ['cards', 'Selectable card'],
  ['buttons', 'Buttons'],
  ['fields', 'Fields'],
  ['choices', 'Choices'],
  ['countries', 'Countries'],
  ['code', 'Code'],
  ['messages', 'Messages'],
  ['summary', 'Error summary'],
  ['waiting', 'Waiting'],
  ['headers', 'Headers'],
  ['overlays', 'Dialog and menu'],
  ['figures', 'Facts and figures'],
  ['papers', 'Papers'],
  ['actions', 'Going on'],
  ['colours', 'Colours'],
  ['shell', 'Shell'],
  ['icons', 'Icons and papers'],
] as const;

/** Every widget in every state, to look at, to try and to test. */
export default function Workbench() {
  const [brand, setBrand] = useState('vesta');
  return (
    <div className={`wrap main ${styles.workbench}`}>
      <nav className={styles.index} aria-label="Widgets">
        {INDEX.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <main className={styles.bench}>
        <PageHeader
          header="Workbench"
          description="Every state in one place. Colour never speaks alone: each state has an icon and a word."
        />
        <Dressing onBrand={setBrand} />
        <div className={styles.sections}>
          <CardsSection />
          <ButtonsSection />
          <FieldsSection />
          <ChoicesSection />
          <CountriesSection />
          <CodeSection />
          <MessagesSection />
          <SummarySection />
          <WaitingSection />
          <HeadersSection />
          <OverlaysSection />
          <FiguresSection />
          <PapersSection />
          <ActionsSection />
          <ColoursSection />
          <ShellSection brand={brand} />
          <IconsSection />
        </div>
      </main>
    </div>
  );
}
