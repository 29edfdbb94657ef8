import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { Walk } from './walk.ts';

export interface Verdicts {
  readonly papers: number;
  readonly refused: string[];
  readonly doubted: string[];
}

/** Every invented payslip says on its face that it is a sample, and its owner is told so. */
const MEANT = 'checks.R_PAYSLIP_MARKED_SAMPLE.failed';

/** How each paper was judged in the end, as the server tells the screens. */
export async function verdictsOf({ origin, who, walker }: Walk): Promise<Verdicts> {
  const url = `${origin}/api/v1/other-documents/list?application_id=${who.applicationId}&lang=en`;
  const response = await fetch(url.replace(`${walker.region}.localhost`, 'localhost'), {
    headers: { Authorization: `Bearer ${who.token}`, Region: walker.region },
  });
  const list = (await response.json()) as Record<'uploadedBankStatements' | 'uploadedOtherDocuments', DocumentRecord[]>;
  const all = [...list.uploadedOtherDocuments, ...list.uploadedBankStatements];
  const told = (papers: DocumentRecord[]) =>
    papers.flatMap(({ name, messages }) =>
      messages.filter((said) => said.message_key !== MEANT).map((said) => `${name}: ${said.message}`),
    );
  return {
    papers: all.length,
    refused: told(all.filter(({ hasError }) => hasError)),
    doubted: told(all.filter(({ hasError, hasWarning }) => !hasError && hasWarning)),
  };
}
