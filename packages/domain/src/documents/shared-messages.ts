import type { DocumentMessage } from './message.ts';
import type { DocumentRecord } from './record.ts';

/** One sentence that stands on several papers of a group. */
export interface SharedMessage {
  readonly said: DocumentMessage;
  readonly documents: readonly DocumentRecord[];
}

/** What is said of more than one paper in the same words: worth saying once, with all of them named. The gravest first. */
export function sharedMessages(documents: readonly DocumentRecord[]): SharedMessage[] {
  const all = documents.flatMap(({ messages }) => messages);
  return [...new Set(all.map(({ message }) => message))]
    .flatMap((sentence): SharedMessage[] => {
      const about = documents.filter(({ messages }) => messages.some(({ message }) => message === sentence));
      const same = all.filter(({ message }) => message === sentence);
      const said = same.find(({ blocker }) => blocker) ?? same[0];
      return said && about.length > 1 ? [{ said, documents: about }] : [];
    })
    .sort((a, b) => Number(b.said.blocker) - Number(a.said.blocker));
}
