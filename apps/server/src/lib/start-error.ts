/** Something that keeps the process from starting and that whoever runs it can mend. Its message says how, in one sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const UNWRITABLE = new Set(['EROFS', 'EACCES', 'EPERM']);
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** What a failed write into the data directory means to whoever runs the house; anything else stays what it is. */
export function inWordsForStart(error: unknown, directory: string): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  if (UNWRITABLE.has(code))
    return new StartError(`${directory} cannot be written (${code}): make it writable for this user, or set DATA_DIR.`);
  if (FULL.has(code)) return new StartError(`The disk with ${directory} is full (${code}): make room and start again.`);
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new StartError(`${directory} is not a directory: remove what is in its place, or set DATA_DIR.`);
  return error;
}
