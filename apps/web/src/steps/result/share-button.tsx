import { reportFileName } from '@vesta/domain/report-number';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { logFailure } from '../../lib/log.ts';
import { Button } from '../../ui/button/button.tsx';

const TYPE = 'application/pdf';

/** Phones hand files from one app to another; most computers do not. */
const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([], 'a.pdf', { type: TYPE })] });

/** The person's own PDF, into whichever app of the phone they like. Nothing is released by it. */
export function ShareButton({ link, reportId }: { link: string; reportId: string }) {
  const t = useTranslations('ReportView.Result');
  const [busy, setBusy] = useState(false);
  if (!canShareFiles()) return null;
  const share = async () => {
    setBusy(true);
    try {
      const bytes = await (await fetch(link)).blob();
      await navigator.share({ files: [new File([bytes], reportFileName(reportId), { type: TYPE })] });
    } catch (error) {
      // Whoever closes the sheet has changed their mind, which is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) logFailure('report not shared', error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="second" icon="send" busy={busy} onClick={() => void share()}>
      {t('Share')}
    </Button>
  );
}
