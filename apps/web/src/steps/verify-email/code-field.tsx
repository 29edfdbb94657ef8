import { type ReactNode, useContext } from 'react';
import { CodeInput } from '../../ui/code-input/code-input.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FieldContext } from '../../ui/field/field-context.ts';

/** The box above already says what is wrong; the field only shows that it is meant. */
function Marked({ isInvalid, children }: { isInvalid: boolean; children: ReactNode }) {
  const field = useContext(FieldContext);
  return <FieldContext value={field && { ...field, isInvalid }}>{children}</FieldContext>;
}

interface CodeFieldProps {
  label: string;
  value: string;
  isInvalid: boolean;
  onChange: (digits: string) => void;
  onComplete: (digits: string) => void;
}

export function CodeField({ label, value, isInvalid, onChange, onComplete }: CodeFieldProps) {
  return (
    <Field id="code" label={label} required>
      <Marked isInvalid={isInvalid}>
        <CodeInput value={value} onChange={onChange} onComplete={onComplete} takesFocus />
      </Marked>
    </Field>
  );
}
