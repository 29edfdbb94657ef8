import type { Touch, TouchKind } from '../../traces/pdf/revisions/touch.ts';
import type { SignatureTraces } from '../../traces/pdf/signature/signature-traces.ts';
import type { EvidencePlace, Judgement, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';
import { pdfAnnotations } from './annotations.ts';
import { editsIn } from './ground/edits.ts';

/** What nobody may change after signing; notes and further signatures are foreseen. */
const sealed: readonly TouchKind[] = ['page_content', 'page_fonts', 'page_count', 'page_size', 'layers', 'unlisted'];
const notes: readonly TouchKind[] = ['annotations', 'added_notes', 'remarks'];

interface Signed {
  readonly intact: readonly SignatureTraces[];
  /** Whether something lies over what is printed. */
  readonly coversText: boolean;
  /** Where the pages say something else than before. */
  readonly edits: readonly EvidencePlace[];
}

const changesIn = ({ changedAfter }: SignatureTraces, kinds: readonly TouchKind[]): readonly Touch[] =>
  changedAfter?.filter(({ kind }) => kinds.includes(kind)) ?? [];

const changes = (signature: SignatureTraces, kinds: readonly TouchKind[]): boolean =>
  changesIn(signature, kinds).length > 0;

/** A certificate that allows nothing allows no filled-in field either. A further seal brings its own field along. */
const breaksTerms = (signature: SignatureTraces): boolean =>
  signature.allowed === 1 && changes(signature, ['form_fields', 'refilled']) && !changes(signature, ['signature']);

/** Fields that were closed when somebody signed. */
const breaksLock = (signature: SignatureTraces): boolean => {
  const { locks } = signature;
  if (!locks) return false;
  const filled = changesIn(signature, ['form_fields', 'refilled']).flatMap(({ field }) => field ?? []);
  return filled.some((field) => locks.names.includes(field) === (locks.kind === 'only'));
};

/** Only a certificate forbids notes. Without one they are foreseen, unless they lie over what was signed. */
function isAnnotated(signature: SignatureTraces, coversText: boolean): boolean {
  const { allowed } = signature;
  const forbidden: readonly TouchKind[] = allowed === null || allowed === 3 ? ['annotations'] : notes;
  return changes(signature, forbidden) || (coversText && changes(signature, ['added_notes', 'remarks', 'form_fields']));
}

function judgeChanges({ intact, coversText, edits }: Signed, working: readonly EvidencePlace[]) {
  if (intact.some((signature) => changes(signature, sealed)))
    return failed([...working, ...edits], { variant: 'changed' });
  if (intact.some((signature) => isAnnotated(signature, coversText)))
    return failed(working, { variant: 'annotated', level: 'warning' });
  if (intact.some(breaksTerms)) return failed(working, { variant: 'filled', level: 'warning' });
  if (intact.some((signature) => breaksLock(signature) || changes(signature, ['refilled'])))
    return failed(working, { variant: 'refilled', level: 'warning' });
  return null;
}

function judgeSignatures(
  signatures: readonly SignatureTraces[],
  about: Pick<Signed, 'coversText' | 'edits'>,
): Judgement | null {
  const working = signatures.map(({ state, signer }) =>
    ofFile('signature', 'intact', signer ? `${state}: ${signer}` : state),
  );
  if (signatures.some(({ state }) => state === 'broken')) return failed(working);
  const intact = signatures.filter(({ state }) => state === 'intact');
  const changed = judgeChanges({ intact, ...about }, working);
  if (changed) return changed;
  // Programs that give up halfway leave such a shell, and so does whoever wants a file to look signed.
  if (signatures.some(({ state }) => state === 'empty')) return failed(working, { variant: 'empty', level: 'warning' });
  const seals = intact.filter(({ isTimestamp }) => !isTimestamp);
  if (signatures.every(({ isTimestamp }) => isTimestamp)) return null;
  if (seals.length === 0 || intact.some(({ changedAfter }) => changedAfter === null)) return inconclusive(working);
  const signer = seals.find(({ isSelfSigned }) => isSelfSigned === false)?.signer ?? null;
  // Anybody can sign with a name of their own making: that proves no origin.
  return signer === null ? passed(working, { variant: 'self_signed' }) : passed(working, { data: { signer } });
}

/** A signature that holds proves that nothing was changed since; one that does not proves the opposite. */
export const pdfSignature: Rule<InspectedPaper, 'R_PDF_SIGNATURE'> = {
  id: 'R_PDF_SIGNATURE',
  chapter: 'forensics',
  level: 'critical',
  blocking: false,
  means: {
    traits: ['trace'],
  },
  reads: [],
  judge: (paper, context) => {
    const { evidence, traces } = paper;
    if (!evidence.pdf) return null;
    if (!traces?.pdf) return evidence.pdf.signatures.length === 0 ? null : inconclusive();
    if (traces.pdf.signatures.length === 0) return null;
    const coversText = pdfAnnotations.judge(paper, context)?.outcome === 'failed';
    return judgeSignatures(traces.pdf.signatures, { coversText, edits: editsIn(traces.pdf.revisions) });
  },
};
