import { readSignedData } from '../signature/cms.ts';
import { type Verified, verifySigned } from '../signature/verify.ts';
import { envelopeIn } from './envelope-in.ts';

/** A file as it was handed in, freed from the signatures around it. */
export interface OpenedFile {
  readonly bytes: Uint8Array;
  /** What each envelope is worth, the outermost first; none where the file came without. */
  readonly seals: readonly Verified[];
}

/** Offices sign what others have signed; more layers than these were made to exhaust their reader. */
const MOST_LAYERS = 5;

/** The content and its seal; null where nothing is inside, as in a signature that is kept beside its file. */
function openOnce(envelope: Uint8Array): { readonly content: Uint8Array; readonly seal: Verified } | null {
  try {
    const { content } = readSignedData(envelope);
    if (!content || content.length === 0) return null;
    return { content: Uint8Array.from(content), seal: verifySigned(envelope, content, null) };
  } catch {
    return null;
  }
}

/**
 * In Italy a paper is often handed out inside of its signature, as `.p7m`. The paper is taken out and what the signature is
 * worth is kept; a file that is no such envelope is given back as it is. Nothing is packed in there, so that what comes
 * out is never larger than what went in.
 */
export function openEnvelope(file: Uint8Array): OpenedFile {
  const seals: Verified[] = [];
  let bytes = file;
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const envelope = envelopeIn(bytes);
    const opened = envelope && openOnce(envelope);
    if (!opened) break;
    seals.push(opened.seal);
    bytes = opened.content;
  }
  return { bytes, seals };
}
