import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { Row, Section } from '../section.tsx';

const LANGUAGES = [
  { value: 'it', label: 'Italiano', lang: 'it' },
  { value: 'de', label: 'Deutsch', lang: 'de' },
  { value: 'en', label: 'English', lang: 'en' },
] as const;

export function OverlaysSection() {
  const [isOpen, setIsOpen] = useState(false);
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]['value']>('en');
  const close = () => setIsOpen(false);
  return (
    <Section id="overlays" title="Dialog and menu">
      <Row>
        <Button kind="second" onClick={() => setIsOpen(true)}>
          Open the dialog
        </Button>
        <Menu label="Language" icon="globe" items={LANGUAGES} value={language} onSelect={setLanguage} />
      </Row>
      {isOpen && (
        <Dialog
          title="Do you have these at hand?"
          closeLabel="Close"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>I have them, continue</Button>
              <Button kind="second" onClick={close}>
                E-mail me this list
              </Button>
            </>
          }
        >
          <p className="quiet">You can also start now and add the rest later.</p>
        </Dialog>
      )}
      <div>
        <Fold title="Where do I find my payslips?">
          <p>In your employer’s portal, or in the monthly e-mail of the payroll office.</p>
        </Fold>
        <Fold title="Pay arrives every month" aside={<span className="num">€1,842</span>} open>
          <p>Three transfers in three months, all from the same employer.</p>
        </Fold>
        <Fold title="What a good one looks like" bare>
          <p>The whole page, with name, month and net amount.</p>
        </Fold>
      </div>
    </Section>
  );
}
