import { useState } from 'react';
import { CodeInput } from '../../ui/code-input/code-input.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Section } from '../section.tsx';

export function CodeSection() {
  const [code, setCode] = useState('');
  const [complete, setComplete] = useState<string | null>(null);
  return (
    <Section id="code" title="Code">
      <Field label="Your code" hint="Type or paste six digits." ok={complete ? 'All six digits are in' : undefined}>
        <CodeInput value={code} onChange={setCode} onComplete={setComplete} />
      </Field>
      <Field label="Your code, not accepted" error="That code does not match">
        <CodeInput value="419307" onChange={() => undefined} />
      </Field>
      <Field label="Your code, being checked">
        <CodeInput value="419307" onChange={() => undefined} disabled />
      </Field>
    </Section>
  );
}
