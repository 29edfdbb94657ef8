import type { SealVerdict } from '@vesta/report-pdf/seal/verify-seal';

export interface SealQuestion {
  readonly file: Uint8Array;
  /** Fingerprints of the certificates that are ours. */
  readonly ours: ReadonlySet<string>;
}

/** Looks at the seal of a stranger's file at arm's length. Throws when the file cost too much to be judged. */
export interface SealReader {
  read(question: SealQuestion): Promise<SealVerdict>;
  close(): Promise<void>;
}
