import { createHash } from 'node:crypto';
import type { Expected } from '../documents/recognise/expected.ts';
import { detectFormat } from '../evidence/format.ts';
import type { JobProblem } from '../isolation/outcome.ts';
import { assemble } from './assemble.ts';
import type { Inspection } from './inspection.ts';

/** What can be said of a file that took its reader down: its bytes, and what happened. */
export function unreadableFile(
  bytes: Uint8Array,
  problem: JobProblem,
  about: { readonly expected: Expected | null; readonly name: string | null },
): Inspection {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = {
    format: detectFormat(bytes),
    sha256,
    size: bytes.length,
    pages: [],
    pdf: null,
    picture: null,
    text: null,
  };
  return assemble({ ...known, problem }, [], about);
}
