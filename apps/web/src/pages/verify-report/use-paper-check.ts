import { useMutation } from '@tanstack/react-query';
import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import type { PaperVerdict } from '@vesta/domain/verification';
import { useTranslations } from 'use-intl';
import { ApiFailure, addressOf, headersOf, NO_ANSWER } from '../../lib/api.ts';
import { useRoute } from '../../lib/use-route.ts';

/** Has the seal of a PDF read. Nothing of the file is kept. */
export function usePaperCheck() {
  const t = useTranslations('VerifyReport');
  const route = useRoute();
  return useMutation({
    mutationFn: async (file: File): Promise<PaperVerdict> => {
      if (file.size > MAX_UPLOAD_BYTES) throw new ApiFailure(t('Paper.TooLarge'), { status: 413 });
      const response = await fetch(addressOf('/v1/openapis/verify-pdf', route), {
        method: 'POST',
        headers: { ...headersOf(route, null), 'Content-Type': 'application/pdf' },
        body: file,
      }).catch(() => null);
      const answer = (await response?.json().catch(() => null)) as (PaperVerdict & { message?: string }) | null;
      if (response?.ok && answer) return answer;
      throw new ApiFailure(answer?.message ?? t('Paper.Failed'), { status: response?.status ?? NO_ANSWER });
    },
  });
}
