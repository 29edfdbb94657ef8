import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { Section } from '../section.tsx';

const MISSING = 'Enter your last name';

export function SummarySection() {
  const [isShown, setIsShown] = useState(false);
  return (
    <Section id="summary" title="Error summary">
      <Button kind="second" onClick={() => setIsShown((shown) => !shown)}>
        {isShown ? 'Take it away' : 'Send with a gap'}
      </Button>
      {isShown && (
        <ErrorSummary heading="One thing is missing" errors={[{ fieldId: 'workbench-last-name', text: MISSING }]} />
      )}
      <Field label="Last name" id="workbench-last-name" error={isShown ? MISSING : null}>
        <TextInput />
      </Field>
    </Section>
  );
}
