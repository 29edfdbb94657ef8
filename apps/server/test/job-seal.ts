import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { JobSeal } from '../src/jobs/payload.ts';

const KEY = Buffer.alloc(32, 7);

/** Seals for real, with a key that everybody knows. */
export const testSeal: JobSeal = {
  sealJson: (value, context) => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', KEY, nonce).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  },
  openJson: (sealed, context) => {
    const decipher = createDecipheriv('aes-256-gcm', KEY, sealed.subarray(0, 12)).setAAD(Buffer.from(context));
    decipher.setAuthTag(sealed.subarray(12, 28));
    return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString());
  },
};
