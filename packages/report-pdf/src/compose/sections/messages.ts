import type { ReportMessage } from '@vesta/domain/report/flags';
import type { PaperSection } from '../../paper/report-paper.ts';
import type { Writer } from '../writer.ts';

/** What is missing, odd or wrong, by where it was seen. Nothing of it is left out on paper. */
export function messagesSection(messages: readonly ReportMessage[], w: Writer): PaperSection | null {
  if (messages.length === 0) return null;
  return {
    title: w.say('ReportPaper.Sections.Messages'),
    startsPage: false,
    blocks: [
      {
        kind: 'messages',
        items: messages.map(({ type, msg, source, data, papers }) => ({
          tone: type === 'warning' ? ('noted' as const) : type,
          text: `${w.say(`ReportWords.Sources.${source}`)}: ${w.tell(`ReportWords.Flags.${msg}`, data)}`,
          refs: papers,
        })),
      },
    ],
  };
}
