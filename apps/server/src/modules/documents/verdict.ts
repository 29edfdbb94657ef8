import type { DocumentMessage } from '@vesta/domain/documents/message';
import type { RecognisedPaper } from '@vesta/domain/documents/record';
import type { House } from '../../house.ts';
import { DOCUMENT_VERDICT } from '../../lib/vault/contexts.ts';

export type Said = Omit<DocumentMessage, 'message'>;

/** What is to be said about a paper, in short: all that a list of uploads needs, so that polling opens nothing larger. */
export interface PaperVerdict {
  readonly messages: readonly Said[];
  readonly recognised: RecognisedPaper | null;
  /** Of a payslip: the first yearly paper of this job is not due yet. */
  readonly isFirstYear?: boolean;
}

const nothing: PaperVerdict = { messages: [], recognised: null };

/** The gravest first: what keeps a person from going on, then what is worth a look. */
const gravest = ({ messages }: PaperVerdict): Said | null =>
  messages.find(({ blocker }) => blocker) ?? messages[0] ?? null;

/** A verdict as the columns of its row. */
export function verdictColumns({ vault }: Pick<House, 'vault'>, verdict: PaperVerdict) {
  const first = gravest(verdict);
  return {
    messageKey: first?.message_key ?? null,
    isBlocker: first?.blocker ?? false,
    messageDataSealed: vault.sealJson(verdict, DOCUMENT_VERDICT),
  };
}

export const openVerdict = ({ vault }: Pick<House, 'vault'>, sealed: Buffer | null): PaperVerdict =>
  sealed ? vault.openJson<PaperVerdict>(sealed, DOCUMENT_VERDICT) : nothing;

export const saying = (message_key: string, options: Partial<Omit<Said, 'message_key'>> = {}): Said => ({
  message_key,
  data: {},
  blocker: true,
  rule: null,
  ...options,
});
