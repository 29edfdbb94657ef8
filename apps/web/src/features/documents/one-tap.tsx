import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';

interface OneTapProps {
  icon: IconName;
  label: string;
  /** What one tap does; where it fails, what went wrong is said below, and it may be tried again. */
  act: () => Promise<void>;
}

/** A message's own way out: the one tap that puts right what the message is about. */
export function OneTap({ icon, label, act }: OneTapProps) {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (failed) {
      setFailure((failed instanceof Error && failed.message) || t('General.Error.Short'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack-s">
      <div>
        <Button kind="second" size="mini" icon={icon} busy={busy} onClick={() => void go()}>
          {label}
        </Button>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
