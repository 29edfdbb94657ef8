import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { correcting } from '../../features/correcting/correcting.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { useRoute } from '../../lib/use-route.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/** Back to the papers. Said first: what becomes of this report, that it costs nothing more, and how one comes back. */
export function CorrectPapers() {
  const t = useTranslations('ReportView.Result');
  const general = useTranslations('General');
  const { steps, goTo } = useFlow();
  const { applicationId } = useRoute();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => correcting.forget(applicationId), [applicationId]);
  if (!steps.some(({ router, skip }) => router === 'income-check' && !skip)) return null;
  const go = () => {
    correcting.keep(applicationId);
    goTo('income-check');
  };
  return (
    <>
      <Button kind="ghost" icon="pen" onClick={() => setIsAsked(true)}>
        {t('CorrectPapers')}
      </Button>
      {isAsked && (
        <Dialog
          title={t('CorrectPapers')}
          closeLabel={general('Close')}
          onClose={() => setIsAsked(false)}
          actions={
            <>
              <Button onClick={go}>{t('CorrectGo')}</Button>
              <Button kind="second" onClick={() => setIsAsked(false)}>
                {t('CorrectStay')}
              </Button>
            </>
          }
        >
          <p>{t('CorrectText')}</p>
          <p className="quiet">{t('CorrectBack')}</p>
        </Dialog>
      )}
    </>
  );
}
