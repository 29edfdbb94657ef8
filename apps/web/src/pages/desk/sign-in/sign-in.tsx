import { useState } from 'react';
import { Hearth } from '../../../ui/hearth/hearth.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';

/** Two steps: the address, then the six digits that went there. */
export function SignIn() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className="form stack">
      <Hearth lit />
      {sentTo === null ? <EmailForm onSent={setSentTo} /> : <CodeForm email={sentTo} onOther={() => setSentTo(null)} />}
    </div>
  );
}
