import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SealKey } from '@vesta/report-pdf/seal/seal-key';
import type { SealSettings } from '../../../config/config.ts';
import { ConfigError } from '../../../config/config-error.ts';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The operator's own certificate, with those of its authority behind it in the same file, and its key. */
export function readOperatorSeal({ certificateFile, keyFile }: SealSettings): SealKey {
  try {
    const [own, ...chain] = (readFileSync(certificateFile, 'utf8').match(CERTIFICATE) ?? []).map(
      (pem) => new X509Certificate(pem),
    );
    const key = createPrivateKey(readFileSync(keyFile));
    if (!own) throw new Error('no certificate in PEM was found');
    if (!own.checkPrivateKey(key)) throw new Error('the key does not belong to the certificate');
    return {
      certificate: Uint8Array.from(own.raw),
      chain: chain.map(({ raw }) => Uint8Array.from(raw)),
      privateKey: Uint8Array.from(key.export({ format: 'der', type: 'pkcs8' })),
    };
  } catch (error) {
    throw new ConfigError([`SEAL_CERT, SEAL_KEY: ${error instanceof Error ? error.message : 'cannot be read'}`]);
  }
}
