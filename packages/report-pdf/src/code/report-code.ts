/** What the code on a paper says. Short, because it must fit into a picture that a phone reads at arm's length. */
export interface ReportCode {
  reportId: string;
  applicantName: string;
  createdAt: Date;
  expiresAt: Date;
  /** First half of the SHA-256 of the report, so that a paper can be held against it. */
  figuresDigest: Uint8Array;
}

export const FIGURES_DIGEST_BYTES = 16;
/** Longer names are cut: a certificate is about recognising somebody, and the paper itself has the whole name. */
export const MOST_NAME_BYTES = 64;
