import type { MessageSource, ReportMessage } from '@vesta/domain/report/flags';
import { useTranslations } from 'use-intl';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { PaperKeys } from '../parts/evidence-keys.tsx';
import { useWrittenData } from '../parts/use-written-data.ts';

/** Those of some sources. */
export const messagesOf = (messages: readonly ReportMessage[], of: readonly MessageSource[]): ReportMessage[] =>
  messages.filter(({ source }) => of.includes(source));

/** What is missing, odd or wrong about one source of the report. */
export function Messages({ messages, of }: { messages: readonly ReportMessage[]; of: readonly MessageSource[] }) {
  const words = useTranslations('ReportWords.Flags');
  const written = useWrittenData();
  return messagesOf(messages, of).map(({ type, msg, data, papers }) => (
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
