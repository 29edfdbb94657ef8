const CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
/** Deeper than our own errors are ever wrapped. */
const DEEPEST = 5;

/** Whether the disk took nothing more, wherever in the chain of causes that stands. */
export function isOutOfSpace(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false;
  return CODES.has((error as NodeJS.ErrnoException).code ?? '') || isOutOfSpace(error.cause, depth + 1);
}
