/** Another process, or this one, already has the data directory open. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
  readonly code = 'DATA_DIRECTORY_IN_USE';

  constructor(
    readonly directory: string,
    readonly ownerPid: number | null,
  ) {
    super(
      ownerPid === process.pid
        ? `The data directory ${directory} is already open in this process (pid ${ownerPid}). Use the open database, or close it first.`
        : `The data directory ${directory} is in use by another Vesta process (pid ${ownerPid ?? 'unknown'}). ` +
            'Stop that process first, choose another DATA_DIR, or set DATABASE_URL to share one PostgreSQL server.',
    );
  }
}
