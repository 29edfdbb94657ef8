import { fingerprintOf, type SealKey } from '@vesta/report-pdf/seal/seal-key';

/** What anybody needs to tell a paper of this house from a forged one. Nothing in it is secret. */
export interface PublicReportKeys {
  /** Ed25519 keys of the codes, SPKI in base64. */
  codeKeys: string[];
  /** Certificates that papers were ever sealed with, DER in base64. */
  certificates: string[];
}

/** With what this house seals papers and signs codes. */
export interface ReportKeys {
  seal: SealKey;
  /** Ed25519, PKCS #8. */
  code: Uint8Array;
  known: PublicReportKeys;
}

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64'));

export const fingerprintsIn = ({ certificates }: PublicReportKeys): ReadonlySet<string> =>
  new Set(certificates.map((certificate) => fingerprintOf(fromBase64(certificate))));
