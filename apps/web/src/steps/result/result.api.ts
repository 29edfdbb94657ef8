import { useQuery } from '@tanstack/react-query';
import { PARSING_POLL_MS } from '@vesta/domain/documents/polling';
import { PDF_POLL_MS, type PdfAnswer, type ReportAnswer } from '@vesta/domain/report-answer';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';

/** The report; asked for again while papers are still being read. */
export function useReport() {
  const api = useApi();
  const { applicationId } = useRoute();
  return useQuery<ReportAnswer>({
    queryKey: ['report', applicationId],
    enabled: applicationId !== null,
    refetchInterval: ({ state }) => (state.data?.processing ? PARSING_POLL_MS : false),
    queryFn: ({ signal }) => api.get('/v2/report/', { signal }),
  });
}

/** The PDF: asking for it has it made, so asking on is all there is to do until it is ready. */
export function useReportPdf(reportId: string | null, path: '/v2/report/pdf' | '/v2/report/aggregated-pdf') {
  const api = useApi();
  const { language } = useRoute();
  return useQuery<PdfAnswer>({
    queryKey: ['report-pdf', path, reportId, language],
    enabled: reportId !== null,
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? PDF_POLL_MS : false),
    queryFn: ({ signal }) => api.get(path, { query: { report_id: reportId }, signal }),
  });
}
