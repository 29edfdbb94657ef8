import type { TouchKind } from '../../evidence/pdf/forensics/revisions/touches.ts';
import type { SignatureTraces } from '../../evidence/pdf/forensics/signature/signature-traces.ts';
import type { Judgement, Rule } from '../rule.ts';
import { reckoned } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';

/** What nobody may change after signing; notes and further signatures are foreseen. */
const sealed: readonly TouchKind[] = ['page_content', 'page_fonts', 'page_count', 'page_size', 'layers'];

const changes = ({ changedAfter }: SignatureTraces, kinds: readonly TouchKind[]): boolean =>
  changedAfter?.some(({ kind }) => kinds.includes(kind)) ?? false;

/** A certificate that allows nothing allows no filled-in field either. A further seal brings its own field along. */
const breaksTerms = (signature: SignatureTraces): boolean =>
  signature.isFinal && changes(signature, ['form_fields']) && !changes(signature, ['signature']);

function judgeSignatures(signatures: readonly SignatureTraces[]): Judgement {
  const working = signatures.map(({ state, signer }) =>
    reckoned('signature', 'intact', signer ? `${state}: ${signer}` : state),
  );
  if (signatures.some(({ state }) => state === 'broken')) return failed(working);
  const intact = signatures.filter(({ state }) => state === 'intact');
  if (intact.length === 0) return inconclusive(working);
  if (intact.some((signature) => changes(signature, sealed))) return failed(working, { variant: 'changed' });
  if (intact.some((signature) => changes(signature, ['annotations']))) {
    return failed(working, { variant: 'annotated', level: 'warning' });
  }
  if (intact.some(breaksTerms)) return failed(working, { variant: 'filled', level: 'warning' });
  if (intact.some(({ changedAfter }) => changedAfter === null)) return inconclusive(working);
  const signer = intact.find(({ isSelfSigned }) => isSelfSigned === false)?.signer ?? null;
  // Anybody can sign with a name of their own making: that proves no origin.
  return signer === null ? passed(working, { variant: 'self_signed' }) : passed(working, { data: { signer } });
}

/** A signature that holds proves that nothing was changed since; one that does not proves the opposite. */
export const pdfSignature: Rule<InspectedPaper> = {
  id: 'R_PDF_SIGNATURE',
  chapter: 'forensics',
  level: 'critical',
  blocking: false,
  reads: [],
  judge: ({ evidence: { pdf }, traces }) => {
    if (!pdf || pdf.signatures.length === 0) return null;
    if (!traces?.pdf) return inconclusive();
    const signatures = traces.pdf.signatures.filter(({ isTimestamp }) => !isTimestamp);
    return signatures.length === 0 ? null : judgeSignatures(signatures);
  },
};
