import type { ReleasedPaper } from '@vesta/domain/release';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { useTakePaper } from './released-report.api.ts';

type Props = { token: string; pass: string; hasHousehold: boolean };

/** The report on paper, and the household's where it was released too. Each is made when it is asked for. */
export function TakePapers({ token, pass, hasHousehold }: Props) {
  const t = useTranslations('ReportSharing.Recipient');
  const take = useTakePaper(token, pass);
  const isMaking = (which: ReleasedPaper) => take.isPending && take.variables === which;
  return (
    <>
      <Button
        icon="download"
        busy={isMaking('report')}
        aria-disabled={take.isPending}
        onClick={() => take.mutate('report')}
      >
        {t('Pdf')}
      </Button>
      {hasHousehold && (
        <Button
          kind="second"
          icon="download"
          busy={isMaking('household')}
          aria-disabled={take.isPending}
          onClick={() => take.mutate('household')}
        >
          {t('HouseholdPdf')}
        </Button>
      )}
      {take.isError && <ShownMessage text={take.error.message} defaultText={t('PdfFailed')} />}
    </>
  );
}
