import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { useRoute } from '../../lib/use-route.ts';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { correcting } from './correcting.ts';

/** For whoever came from a finished report: what becomes of it, that nothing is paid twice, and the way back. */
export function CorrectingNote() {
  const t = useTranslations('Correcting');
  const { goTo } = useFlow();
  const { applicationId } = useRoute();
  if (!correcting.has(applicationId)) return null;
  return (
    <MessageBox tone="info" standing lead={t('NoteTitle')} text={t('Note')}>
      <p>
        <Button kind="second" size="mini" icon="arrow-l" onClick={() => goTo('result')}>
          {t('Back')}
        </Button>
      </p>
    </MessageBox>
  );
}
