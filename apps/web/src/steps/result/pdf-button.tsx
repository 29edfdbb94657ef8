import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { useReportPdf } from './result.api.ts';
import { ShareButton } from './share-button.tsx';

/** Grey until the paper is there; then it opens in a new tab. */
export function PdfButton({ reportId }: { reportId: string }) {
  const t = useTranslations('ReportView.Result');
  const { data } = useReportPdf(reportId, '/v2/report/pdf');
  if (data?.link) {
    return (
      <>
        <ButtonLink href={data.link} target="_blank" rel="noopener" icon="download">
          {t('Pdf')}
        </ButtonLink>
        <ShareButton link={data.link} reportId={reportId} />
      </>
    );
  }
  return (
    <Button disabled icon="download">
      {t(data?.status === 'failed' ? 'PdfFailed' : 'PdfPreparing')}
    </Button>
  );
}
