import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import { Section } from '../section.tsx';

const WORDS = { verified: 'Verified', warning: 'Needs a look', error: 'Cannot be used', delete: 'Delete' };

function Tried() {
  const [checked, setChecked] = useState(true);
  const [status, setStatus] = useState('employed');
  const statuses = [
    { id: 'employed', label: 'Employed', description: 'Three payslips and a bank statement', icon: 'briefcase' },
    { id: 'student', label: 'Student', description: 'A guarantor’s papers', icon: 'cap' },
  ] as const;
  return (
    <>
      <SelectableCard
        label="Try me"
        description="A tick box: press to choose"
        icon="id"
        selected={checked}
        onSelected={setChecked}
        words={WORDS}
      />
      <div role="radiogroup" aria-label="Employment status" className="options options-two">
        {statuses.map(({ id, ...texts }) => (
          <SelectableCard
            key={id}
            kind="radio"
            name="workbench-status"
            tall
            {...texts}
            selected={status === id}
            onSelected={() => setStatus(id)}
            words={WORDS}
          />
        ))}
      </div>
    </>
  );
}

export function CardsSection() {
  const doNothing = () => undefined;
  return (
    <Section id="cards" title="Selectable card">
      <SelectableCard label="At rest" description="Nothing chosen yet" icon="id" words={WORDS} />
      <SelectableCard
        label="Active"
        description="Chosen by the person"
        icon="id"
        selected
        onSelected={doNothing}
        words={WORDS}
      />
      <SelectableCard label="Verified" description="Read, and it matches" icon="id" verified words={WORDS} />
      <SelectableCard
        label="Warning"
        description="Read, with a question"
        icon="id"
        warningText="The card expires in 20 days"
        words={WORDS}
      />
      <SelectableCard
        label="Error"
        description="Could not be used"
        icon="id"
        error
        notes={['The name does not match your application']}
        words={WORDS}
      />
      <SelectableCard label="Inactive" description="Not needed for you" icon="id" disabled words={WORDS} />
      <SelectableCard
        label="Connect my bank"
        description="Two minutes, in your bank’s app"
        icon="bank"
        kind="button"
        end="right"
        tag={<Chip tone="brand">Fastest</Chip>}
        words={WORDS}
      />
      <SelectableCard
        label="Identity card"
        description="carta_identita.pdf"
        icon="id"
        kind="none"
        verified
        onDelete={doNothing}
        fields={[
          { label: 'Name', value: 'Giulia Moretti', verified: true },
          { label: 'Valid until', value: '12/05/2031' },
        ]}
        controls={
          <Button kind="second" size="mini" icon="refresh">
            Replace
          </Button>
        }
        footer="Added today. Only you can see it."
        words={WORDS}
      />
      <Tried />
    </Section>
  );
}
