import { useState } from 'react';
import { Footer } from '../../ui/footer/footer.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { TopBar } from '../../ui/top-bar/top-bar.tsx';
import { COMPANIES } from '../companies.ts';
import { Section } from '../section.tsx';
import styles from '../workbench.module.css';

const LABELS = [
  'Your account',
  'Confirm e-mail',
  'About you',
  'Household',
  'Income',
  'Confirmation',
  'Analysis',
  'Payment',
  'Report',
];
const STEPS = LABELS.map(
  (label, index) => ({ label, state: index < 3 ? 'done' : index === 3 ? 'now' : 'ahead' }) as const,
);
const LANGUAGES = [{ value: 'en', label: 'English' }] as const;
const LATER = {
  text: 'Need a break? Your answers are saved. We can e-mail you a link to carry on from here.',
  action: 'Continue later',
  sent: 'The link is on its way',
  failed: 'It could not be sent',
};
const LINKS = ['Terms', 'Privacy', 'Cookies', 'Imprint'].map((label) => ({ label, href: `#${label.toLowerCase()}` }));

export function ShellSection({ brand }: { brand: string }) {
  const [later, setLater] = useState<'idle' | 'sent' | 'failed'>('idle');
  const company = COMPANIES.find((it) => it.id === brand) ?? null;
  const next = { idle: 'failed', failed: 'sent', sent: 'idle' } as const;
  return (
    <Section id="shell" title="Shell" wide>
      <div className={styles.frame}>
        <TopBar home={{ href: '#shell', label: company?.name ?? 'Vesta' }} company={company}>
          <Menu label="Language of the sample" icon="globe" items={LANGUAGES} value="en" onSelect={() => undefined} />
        </TopBar>
        <Progress
          steps={STEPS}
          words={{ label: 'Sample progress', done: 'done', count: (step, of) => `Step ${step} of ${of}` }}
          endNote="About 8 minutes left"
        />
        <Footer
          later={{ state: later, words: LATER, onRequest: () => setLater(next[later]) }}
          regions={{
            label: 'A home in',
            items: [
              { label: 'Italia', href: '#it', current: true, hrefLang: 'it' },
              { label: 'Deutschland', href: '#de', current: false, hrefLang: 'de' },
            ],
          }}
          links={{ label: 'Sample legal links', items: LINKS }}
          signOut={{ label: 'Sign out', busy: false, onPress: () => undefined }}
          seals={[
            { label: 'First seal', icon: 'shield' },
            { label: 'Second seal', icon: 'lock' },
          ]}
        />
      </div>
    </Section>
  );
}
