import type { DocumentValidation } from '@vesta/domain/documents/income-check';
import { RAPID_AUTO_CONTINUE_MS } from '@vesta/domain/documents/polling';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sentOn } from '../../features/analysis/sent-on.ts';
import { documentCalls } from '../../features/documents/document-calls.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';

/**
 * Continue asks the server whether the papers are enough. A rapid application, and whoever comes straight from the
 * declaration, has it asked once all is read.
 */
export function useValidated(isReading: boolean, documents: readonly DocumentRecord[]) {
  const t = useTranslations('General.Error');
  const api = useApi();
  const flow = useFlow();
  const { applicationId, applicationType } = useRoute();
  const [isSentOn] = useState(() => sentOn.take(applicationId));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<DocumentValidation | null>(null);
  const [error, setError] = useState<string | null>(null);

  /** What only warns is shown once; whoever has seen it, and whoever does not press at all, goes on. */
  const hasToSee = ({ missing }: DocumentValidation) =>
    missing.length > 0 && applicationType !== 'rapid' && !refused?.success;

  async function ask(then: (validation: DocumentValidation) => void): Promise<void> {
    if (busy || isReading) return;
    setBusy(true);
    setError(null);
    try {
      then(await api.get(documentCalls.validate));
    } catch (failure) {
      setRefused(null);
      setError((failure instanceof Error && failure.message) || t('Short'));
    } finally {
      setBusy(false);
    }
  }

  const onContinue = () =>
    ask((validation) => {
      if (validation.success && !hasToSee(validation)) flow.next();
      else setRefused(validation);
    });
  /** A word about a gap was kept: what is left of the list is shown, and nobody is pushed on. */
  const onExplained = () =>
    ask((validation) => setRefused(validation.success && validation.missing.length === 0 ? null : validation));

  // A message must not outlive its cause: where papers have gone or changed since, the server is asked what still holds.
  const papers = documents.map(({ id, hasError }) => `${id} ${hasError}`).join();
  const judged = useRef(papers);
  const askAnew = useRef(onExplained);
  askAnew.current = onExplained;
  const isRefused = refused !== null;
  useEffect(() => {
    if (isReading || judged.current === papers) return;
    judged.current = papers;
    if (isRefused) void askAnew.current();
  }, [papers, isReading, isRefused]);

  const latest = useRef(onContinue);
  latest.current = onContinue;
  const goesOnAlone = (isSentOn || applicationType === 'rapid') && !isReading && flow.steps.length > 0;
  useEffect(() => {
    if (!goesOnAlone) return;
    const timer = setTimeout(() => void latest.current(), RAPID_AUTO_CONTINUE_MS);
    return () => clearTimeout(timer);
  }, [goesOnAlone]);

  return { onContinue, onExplained, busy, refused, error };
}
