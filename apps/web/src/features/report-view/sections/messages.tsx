import type { MessageSource, ReportMessage } from '@vesta/domain/report/flags';
import { useTranslations } from 'use-intl';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { PaperKeys } from '../parts/evidence-keys.tsx';
import { useWrittenData } from '../parts/use-written-data.ts';

/** What is missing, odd or wrong about one source of the report. */
export function Messages({ messages, of }: { messages: readonly ReportMessage[]; of: readonly MessageSource[] }) {
  const words = useTranslations('ReportWords.Flags');
  const written = useWrittenData();
  return messages
    .filter(({ source }) => of.includes(source))
    .map(({ type, msg, data, papers }) => (
      <MessageBox
        key={`${msg} ${papers.join()}`}
        tone={type}
        standing
        text={
          <>
            {words(msg, written(data) as never)} <PaperKeys keys={papers} />
          </>
        }
      />
    ));
}
